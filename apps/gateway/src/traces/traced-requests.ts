import { pushRoutes } from '@giftwell/contracts/gateway/push';
import { beginRequest, withRequestId, type RequestSpan } from '@giftwell/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApi, pathOf } from '../requests/security-headers.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null unless this request is recorded in a trace. */
    span: RequestSpan | null;
  }
}

/** Not files, not health checks, and not the stream of push messages, which is open for hours. */
function isTraced({ url, headers }: FastifyRequest): boolean {
  const path = pathOf(url);
  if (path.startsWith('/health/') || path === `/api${pushRoutes.open.path}`) return false;
  return isApi(path) || (headers.accept?.includes('text/html') ?? false);
}

/** Gives each request its id in the log, and its span while requests are traced. */
export function traceRequests(server: FastifyInstance): void {
  // A property, because a WeakMap takes several microseconds for each request.
  server.decorateRequest('span', null);
  server.addHook('onRequest', (request, reply, done) => {
    const span = isTraced(request) && beginRequest(request.id, request.headers.traceparent);
    if (!span) return done();
    request.span = span;
    // Not `onResponse`, which doesn't run when the client has left. It is emitted once.
    reply.raw.on('close', () => {
      const { method, routeOptions } = request;
      span.end({ method, route: routeOptions.url ?? 'none', status: reply.statusCode });
    });
    done();
  });
  // After the body was read, because body events would lose the async context.
  server.addHook('preHandler', (request, _reply, done) => {
    const { id, span } = request;
    withRequestId(id, span ? () => span.run(done) : done);
  });
}

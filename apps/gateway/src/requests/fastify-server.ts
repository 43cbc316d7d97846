import { AppError, invalid, unavailable } from '@giftwell/contracts/core/error';
import { tracedRequestId, type Logger } from '@giftwell/server-kit';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Config } from '../config.js';
import { limitReceiveTime } from './request-timeouts.js';
import { crossSite } from './csrf.js';
import { hostCheck } from './known-host.js';
import { errorBody, httpError, retryAfter, unsupportedMediaType } from './http-error.js';
import { maxBodyBytes, parseJsonBody } from './json-body.js';
import { pathOf, securityHeaders } from './security-headers.js';
import { takeUploads } from './upload-body.js';
import { traceRequests } from '../traces/traced-requests.js';

export interface Draining {
  /** No longer ready, still answering; asks clients to close their connections. */
  leaving: boolean;
  /** The server is closed: requests on open connections get 503. */
  closed: boolean;
}

const unknownHost = invalid('unknown_host', 'This address is not known here');
const timeouts = { usualMs: 30_000, uploadMs: 120_000 };

/** Fastify with limits, security headers, body parser and request log; Nest runs on top of it. */
export function fastifyServer(config: Config, logger: Logger, draining: Draining): FastifyInstance {
  const isOurs = config.checksHost ? hostCheck(config.PUBLIC_URL) : () => true;
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  const server = fastify({
    bodyLimit: maxBodyBytes,
    // Longer than the 60 or 75 s of usual proxies; the default of 72 s is not.
    keepAliveTimeout: 80_000,
    // The upper limit for all requests; most have a lower one, see limitReceiveTime.
    requestTimeout: timeouts.uploadMs + 10_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    exposeHeadRoutes: false,
    genReqId: ({ headers }) => tracedRequestId(headers.traceparent) ?? randomUUID(),
    requestIdHeader: false,
    // The onRequest hook below sends the common error format instead.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => refuse(error, request, reply),
    clientErrorHandler: refuseBrokenHttp,
  });
  server.server.maxConnections = config.MAX_CONNECTIONS;

  const setHeaders = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ ...securityHeaders(pathOf(request.url), isHttps), 'x-request-id': request.id });
    if (draining.leaving) reply.header('connection', 'close');
  };
  /** For errors outside of Nest. */
  const refuse = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    setHeaders(request, reply);
    const { status, error } = httpError(thrown);
    const seconds = retryAfter(error);
    if (seconds !== null) reply.header('retry-after', String(seconds));
    reply.code(status).header('content-type', 'application/json; charset=utf-8').send(errorBody(error));
  };

  server.addHook('onRoute', (route) => {
    const own = route.config?.maxBodyBytes;
    if (own !== undefined) route.bodyLimit = own;
  });
  server.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    if (!isOurs(request.host) && !request.url.startsWith('/health/'))
      return refuse(unknownHost, request, reply);
    if (draining.closed) return refuse(unavailable('restarting'), request, reply);
    const { upload, anySite } = request.routeOptions.config ?? {};
    if (anySite) return done();
    const takesFile = upload !== undefined;
    done(crossSite(request, config.PUBLIC_URL, takesFile) ?? undefined);
  });
  limitReceiveTime(server, timeouts, refuse);
  traceRequests(server);
  server.addHook('onResponse', (request, reply, done) => {
    const { method, id: requestId } = request;
    const { statusCode: status, elapsedTime } = reply;
    // The route pattern, because an address may contain a share code.
    const route = request.routeOptions.url ?? 'none';
    const userId = request.signedIn?.userId;
    logger.info(
      { requestId, method, route, status, ms: Math.round(elapsedTime * 10) / 10, userId },
      'Request',
    );
    done();
  });

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      if (request.routeOptions.config?.keepsText) request.text = text as string;
      done(null, parseJsonBody(text as string));
    } catch (error) {
      done(error as AppError);
    }
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, text, done) =>
      request.routeOptions.config?.anySite
        ? done(null, Object.fromEntries(new URLSearchParams(text as string)))
        : done(unsupportedMediaType),
  );
  takeUploads(server);
  return server;
}

const statusOfBrokenHttp: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers invalid HTTP and closes the connection. */
function refuseBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refused = httpError({ statusCode: statusOfBrokenHttp[error.code ?? ''] ?? 400 });
  const body = errorBody(refused.error);
  const head = [
    `HTTP/1.1 ${refused.status} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

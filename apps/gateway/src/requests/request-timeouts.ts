import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface RequestTimeouts {
  usualMs: number;
  /** For uploads: 10 MB over a slow connection. The answer may be sent before all of it has arrived. */
  uploadMs: number;
}

type Refuse = (error: { statusCode: number }, request: FastifyRequest, reply: FastifyReply) => void;

/** Limits how long a request may take to arrive. Node has only one limit for all routes, which must be the longest. */
export function limitReceiveTime(
  server: FastifyInstance,
  { usualMs, uploadMs }: RequestTimeouts,
  refuse: Refuse,
): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { raw, headers } = request;
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
      const isUpload = request.routeOptions.config?.upload !== undefined;
      const late = setTimeout(
        () => {
          if (!reply.sent) refuse({ statusCode: 408 }, request, reply.header('connection', 'close'));
          // Leaves time to send the answer.
          setTimeout(() => raw.destroy(), 100).unref();
        },
        isUpload ? uploadMs : usualMs,
      );
      late.unref();
      const clear = () => clearTimeout(late);
      raw.once('end', clear).once('close', clear);
    }
    done();
  });
}

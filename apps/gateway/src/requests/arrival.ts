import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface ArrivalLimits {
  usualMs: number;
  /** For what takes a file: 10 MB over a slow line, and the answer may be given before all of it is there. */
  uploadMs: number;
}

type Refuse = (error: { statusCode: number }, request: FastifyRequest, reply: FastifyReply) => void;

/** Until when a request has to be there; Node knows one limit for all, which has to be that of the slowest. */
export function limitArrival(
  server: FastifyInstance,
  { usualMs, uploadMs }: ArrivalLimits,
  refuse: Refuse,
): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { raw, headers } = request;
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
      const isUpload = request.routeOptions.config?.upload !== undefined;
      const late = setTimeout(
        () => {
          if (!reply.sent) refuse({ statusCode: 408 }, request, reply.header('connection', 'close'));
          // A moment for the answer to leave.
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

import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { unsupportedMediaType } from './http-error.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the one file that this route takes instead of JSON. */
    upload?: string;
  }
}

const restMs = 1_000;

export const isMultipart = (type: string | undefined): boolean =>
  /^multipart\/form-data\s*;/i.test(type ?? '');

/** Lets multipart forms through, unparsed, to routes that take a file and to no others. */
export function takeUploads(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    done(request.routeOptions.config.upload === undefined ? unsupportedMediaType : null);
  });
  server.addHook('onSend', async (request, reply) => {
    const isUpload = request.routeOptions.config?.upload !== undefined;
    if (isUpload && reply.statusCode !== 408) await rest(request.raw);
  });
}

/**
 * A client that is still sending may lose an answer when the connection is closed after it: a proxy or
 * browser reads it only after sending. So most refused uploads are received to their end and discarded.
 */
function rest(request: IncomingMessage): Promise<void> | undefined {
  if (request.readableEnded || request.destroyed) return;
  return new Promise((over) => {
    const late = setTimeout(over, restMs);
    const done = () => {
      clearTimeout(late);
      over();
    };
    request.once('end', done).once('close', done).resume();
  });
}

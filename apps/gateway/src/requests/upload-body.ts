import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { unsupportedMediaType } from './http-error.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The field name of the file, for routes that take a file instead of JSON. */
    upload?: string;
  }
}

const restMs = 1_000;

export const isMultipart = (type: string | undefined): boolean =>
  /^multipart\/form-data\s*;/i.test(type ?? '');

/** Accepts multipart forms, unparsed, only on routes that take a file. */
export function takeUploads(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    done(request.routeOptions.config.upload === undefined ? unsupportedMediaType : null);
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const isUpload = request.routeOptions.config?.upload !== undefined;
    if (isUpload && reply.statusCode !== 408) receiveRest(request.raw, () => done(null, payload));
    else done(null, payload);
  });
}

/**
 * Receives and discards the rest of a refused upload. A proxy or browser reads the answer only after sending, and would
 * lose it if the connection were closed before.
 */
function receiveRest(request: IncomingMessage, over: () => void): void {
  if (request.readableEnded || request.destroyed) return over();
  const late = setTimeout(finish, restMs);
  function finish() {
    clearTimeout(late);
    request.off('end', finish).off('close', finish);
    over();
  }
  request.once('end', finish).once('close', finish).resume();
}

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
  server.addHook('onSend', (request, reply, payload, done) => {
    const isUpload = request.routeOptions.config?.upload !== undefined;
    if (isUpload && reply.statusCode !== 408) receiveRest(request.raw, () => done(null, payload));
    else done(null, payload);
  });
}

/**
 * A client that is still sending may lose an answer when the connection is closed after it: a proxy or
 * browser reads it only after sending. So most refused uploads are received to their end and discarded.
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

import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, pickEncoding, type WebFile } from './web-files.js';

/** Sends a file in the smallest encoding that the client accepts, or 304; `caching` is its Cache-Control. */
export function sendFile(
  file: WebFile,
  caching: string,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const encoding = pickEncoding(file, headers['accept-encoding']);
  // Each encoding of a file has different bytes, so each has its own tag.
  const etag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  reply.headers({
    etag,
    'content-type': file.type,
    'cache-control': caching,
    vary: 'accept-encoding',
    ...file.headers,
  });
  if (matches(headers['if-none-match'], etag)) return reply.code(304).removeHeader('content-type').send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = bodyOf(file, encoding);
  reply.header('content-length', body.length);
  return reply.send(method === 'HEAD' ? undefined : body);
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag) ?? false;

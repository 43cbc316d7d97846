import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptedEncodings } from './accepted-encodings.js';

/** Below this, compressing takes longer than sending. */
const worthPacking = 16_000;
/** Most of the gain for a third of the work of the default level. */
const level = 3;

const packed = promisify<Buffer, object, Buffer>(gzip);

/** Sends JSON bytes; long ones are compressed in a worker thread if the client accepts it. */
export async function sendJson(json: Buffer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('content-type', 'application/json; charset=utf-8');
  if (json.length < worthPacking) return void reply.send(json);
  reply.header('vary', 'accept-encoding');
  if (!acceptedEncodings(request.headers['accept-encoding'])('gzip')) return void reply.send(json);
  reply.header('content-encoding', 'gzip').send(await packed(json, { level }));
}

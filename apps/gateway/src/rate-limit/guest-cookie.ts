import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpCookie } from '../requests/cookies.js';

/** As long as the longest counter that uses it; a payment takes minutes. */
const maxAgeSeconds = 2 * 86_400;

/** Identifies a guest's browser: for rate limits, and so that only the browser that made a payment finishes it. */
export class GuestCookie extends HttpCookie {
  constructor(publicUrl: string) {
    super(publicUrl, { name: 'gid', pattern: /^[A-Za-z0-9_-]{22}$/, maxAgeSeconds });
  }

  /** The id of the browser; a new one is set with the reply. */
  idOf({ headers }: FastifyRequest, reply: FastifyReply): string {
    const known = this.read(headers.cookie);
    if (known) return known;
    const id = randomBytes(16).toString('base64url');
    reply.header('set-cookie', this.set(id));
    return id;
  }
}

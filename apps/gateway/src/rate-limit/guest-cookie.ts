import { randomBytes } from 'node:crypto';
import { HttpCookie } from '../requests/cookies.js';

/** As long as the longest counter that uses it. */
const maxAgeSeconds = 2 * 86_400;

/** Identifies a guest's browser for rate limits only; it gives access to nothing. */
export class GuestCookie extends HttpCookie {
  constructor(publicUrl: string) {
    super(publicUrl, { name: 'gid', pattern: /^[A-Za-z0-9_-]{22}$/, maxAgeSeconds });
  }

  /** A new id, and its Set-Cookie header. */
  create(): { id: string; header: string } {
    const id = randomBytes(16).toString('base64url');
    return { id, header: this.set(id) };
  }
}

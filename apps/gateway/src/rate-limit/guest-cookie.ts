import { randomBytes } from 'node:crypto';
import { canBeSecure, cookieAttributes, cookieOf } from '../requests/cookies.js';

const pattern = /^[A-Za-z0-9_-]{22}$/;
/** As long as the longest counter that uses it. */
const maxAgeSeconds = 2 * 86_400;

/** Identifies a guest's browser for rate limits only; it gives access to nothing. */
export class GuestCookie {
  private readonly name: string;
  private readonly attributes: string;

  constructor(publicUrl: string) {
    const secure = canBeSecure(new URL(publicUrl));
    this.name = secure ? '__Host-gid' : 'gid';
    this.attributes = cookieAttributes(secure);
  }

  read(header: string | undefined): string | null {
    return cookieOf(header, this.name, pattern);
  }

  /** A new id, and its Set-Cookie header. */
  create(): { id: string; header: string } {
    const id = randomBytes(16).toString('base64url');
    return { id, header: `${this.name}=${id}; ${this.attributes}; Max-Age=${maxAgeSeconds}` };
  }
}

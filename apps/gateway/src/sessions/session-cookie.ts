import type { Logger } from '@giftwell/server-kit';
import { canBeSecure, cookieAttributes, cookieOf } from '../requests/cookies.js';
import { absoluteMs } from './session-store.js';

const idPattern = /^[A-Za-z0-9_-]{43}$/;

/** The cookie that holds the session id. */
export class SessionCookie {
  private readonly name: string;
  private readonly attributes: string;

  constructor(publicUrl: string, logger: Logger) {
    const secure = canBeSecure(new URL(publicUrl));
    this.name = secure ? '__Host-sid' : 'sid';
    this.attributes = cookieAttributes(secure);
    if (!secure)
      logger.warn('PUBLIC_URL is plain http: session cookies are sent unencrypted. Use https in production.');
  }

  /** The session id in a Cookie header; null without one of the right form. */
  read(header: string | undefined): string | null {
    return cookieOf(header, this.name, idPattern);
  }

  set(id: string): string {
    return `${this.name}=${id}; ${this.attributes}; Max-Age=${absoluteMs / 1_000}`;
  }

  remove(): string {
    return `${this.name}=; ${this.attributes}; Max-Age=0`;
  }
}

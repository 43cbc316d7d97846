import type { Logger } from '@giftwell/server-kit';
import { absoluteMs } from './session-store.js';

const idPattern = /^[A-Za-z0-9_-]{43}$/;

/** Browsers keep Secure cookies on https and on the machine itself; plain http elsewhere has to do without. */
const canBeSecure = ({ protocol, hostname }: URL) =>
  protocol === 'https:' ||
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  /^(127\.|\[::1\])/.test(hostname);

/** The cookie that holds the session id (S2). Lax, because shared links and sign-in returns are top-level navigations. */
export class SessionCookie {
  private readonly name: string;
  private readonly attributes: string;

  constructor(publicUrl: string, logger: Logger) {
    const secure = canBeSecure(new URL(publicUrl));
    this.name = secure ? '__Host-sid' : 'sid';
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    if (!secure)
      logger.warn('PUBLIC_URL is plain http: session cookies travel in clear text. Use https in production.');
  }

  /** The id of a Cookie header, or null where it holds none that we could have made. */
  read(header: string | undefined): string | null {
    for (const part of header?.split(';') ?? []) {
      const at = part.indexOf('=');
      const value = part.slice(at + 1).trim();
      if (part.slice(0, at).trim() === this.name) return idPattern.test(value) ? value : null;
    }
    return null;
  }

  set(id: string): string {
    return `${this.name}=${id}; ${this.attributes}; Max-Age=${absoluteMs / 1_000}`;
  }

  remove(): string {
    return `${this.name}=; ${this.attributes}; Max-Age=0`;
  }
}

import type { Logger } from '@giftwell/server-kit';
import { HttpCookie } from '../requests/cookies.js';
import { absoluteMs } from './session-store.js';

/** The cookie that holds the session id. */
export class SessionCookie extends HttpCookie {
  constructor(publicUrl: string, logger: Logger) {
    super(publicUrl, { name: 'sid', pattern: /^[A-Za-z0-9_-]{43}$/, maxAgeSeconds: absoluteMs / 1_000 });
    if (!this.isSecure)
      logger.warn('PUBLIC_URL is plain http: session cookies are sent unencrypted. Use https in production.');
  }
}

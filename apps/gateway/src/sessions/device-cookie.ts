import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { HttpCookie } from '../requests/cookies.js';

const pattern = /^[A-Za-z0-9_-]{22}(\.[A-Za-z0-9_-]{22}){1,5}$/;
const maxAccounts = 5;
const maxAgeSeconds = 180 * 86_400;

/**
 * Records which accounts a browser has signed in to, so that failed sign-ins from elsewhere never lock its owner out: a
 * random id, and a signature for each account. It gives access to nothing.
 */
export class DeviceCookie {
  private readonly cookie: HttpCookie;
  private readonly key: Buffer;

  /** `secret`: 64 hex digits, from which the signing key is derived. */
  constructor(publicUrl: string, secret: string) {
    this.cookie = new HttpCookie(publicUrl, { name: 'did', pattern, maxAgeSeconds });
    this.key = Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', 'device cookie', 32));
  }

  /** The browser's id if it has signed in to this account before; otherwise null. */
  deviceFor(email: string, header: string | undefined): string | null {
    const { id, macs } = this.read(header);
    const expected = Buffer.from(this.macOf(id, email));
    return macs.some((mac) => timingSafeEqual(Buffer.from(mac), expected)) ? id : null;
  }

  /** The Set-Cookie header that adds the account to those of this browser. */
  remember(email: string, header: string | undefined): string {
    const { id, macs } = this.read(header);
    const own = this.macOf(id, email);
    const value = [id, own, ...macs.filter((mac) => mac !== own)].slice(0, 1 + maxAccounts).join('.');
    return this.cookie.set(value);
  }

  private read(header: string | undefined): { id: string; macs: string[] } {
    const [id, ...macs] = this.cookie.read(header)?.split('.') ?? [];
    return { id: id ?? randomBytes(16).toString('base64url'), macs };
  }

  private macOf(id: string, email: string): string {
    const mac = createHmac('sha256', this.key).update(`${id}:${email.toLowerCase()}`).digest();
    return mac.subarray(0, 16).toString('base64url');
  }
}

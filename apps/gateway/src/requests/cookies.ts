import { parseCookie, stringifySetCookie } from 'cookie';

/** Browsers accept Secure cookies on https and on localhost, but not on other http addresses. */
const canBeSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' ||
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  /^(127\.|\[::1\])/.test(hostname);

interface CookieForm {
  /** Without the prefix `__Host-`, which binds a secure cookie to the host. */
  name: string;
  /** Values that do not match are read as absent. */
  pattern: RegExp;
  maxAgeSeconds: number;
}

/**
 * One of our cookies, not readable by scripts. Lax, because shared links and sign-in returns are top-level navigations.
 */
export class HttpCookie {
  readonly isSecure: boolean;
  private readonly name: string;

  constructor(
    publicUrl: string,
    private readonly form: CookieForm,
  ) {
    this.isSecure = canBeSecure(new URL(publicUrl));
    this.name = this.isSecure ? `__Host-${form.name}` : form.name;
  }

  /** The value in a Cookie header; null if it is missing or doesn't match the pattern. */
  read(header: string | undefined): string | null {
    const value = header === undefined ? undefined : parseCookie(header)[this.name];
    return value !== undefined && this.form.pattern.test(value) ? value : null;
  }

  /** The Set-Cookie header with this value. */
  set(value: string): string {
    return this.write(value, this.form.maxAgeSeconds);
  }

  /** The Set-Cookie header that removes it. */
  remove(): string {
    return this.write('', 0);
  }

  private write(value: string, maxAge: number): string {
    return stringifySetCookie({
      ...{ name: this.name, value, maxAge, path: '/' },
      ...{ httpOnly: true, secure: this.isSecure, sameSite: 'lax' },
    });
  }
}

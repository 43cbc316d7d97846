/** Browsers accept Secure cookies on https and on localhost; plain http elsewhere goes without. */
export const canBeSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' ||
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  /^(127\.|\[::1\])/.test(hostname);

/** Lax, because shared links and sign-in returns are top-level navigations. */
export const cookieAttributes = (secure: boolean): string =>
  `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The first value of that name in a Cookie header, if it matches the pattern. */
export function cookieOf(header: string | undefined, name: string, pattern: RegExp): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    const value = part.slice(at + 1).trim();
    if (part.slice(0, at).trim() === name) return pattern.test(value) ? value : null;
  }
  return null;
}

import { isIP } from 'node:net';

const nameOf = (host: string) =>
  host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();

/**
 * Whether a request is meant for this server, by its Host header. A page of another site can make its own name resolve
 * to our address (DNS rebinding), but not an IP address or a name that only this network knows.
 */
export function hostCheck(publicUrl: string): (host: string | undefined) => boolean {
  const own = nameOf(new URL(publicUrl).host);
  return (host) => {
    if (!host) return true;
    const name = nameOf(host);
    return name === own || isIP(name) !== 0 || !name.includes('.') || name.endsWith('.localhost');
  };
}

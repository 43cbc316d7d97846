import { isIP } from 'node:net';

const nameOf = (host: string) =>
  host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();

/**
 * Tells whether a request was meant for us, by the Host that it names. A page of another site can lead its own name to our
 * address and ask as if it were us; it cannot do so with an address in digits or a name of this network alone.
 */
export function hostCheck(publicUrl: string): (host: string | undefined) => boolean {
  const own = nameOf(new URL(publicUrl).host);
  return (host) => {
    if (!host) return true;
    const name = nameOf(host);
    return name === own || isIP(name) !== 0 || !name.includes('.') || name.endsWith('.localhost');
  };
}

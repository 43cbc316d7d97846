import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ExternalNetwork } from './external-network.js';
import { isPublicAddress } from './public-address.js';

/** Why a URL isn't asked. Its message never holds the URL. */
export class BlockedUrlError extends Error {
  override readonly name = 'BlockedUrlError';
}

const ports: Record<string, number> = { 'http:': 80, 'https:': 443 };

/**
 * Connects to the host of a URL that a user or a browser sent, protected against SSRF and DNS rebinding: http or https on
 * their usual ports, and public addresses only. Rejects with an `BlockedUrlError`, or because the name has no address.
 */
export async function connectToPublicHost(
  network: ExternalNetwork,
  url: URL,
  signal: AbortSignal,
): Promise<Duplex> {
  const port = ports[url.protocol];
  // The default port of a scheme is never part of a parsed address.
  if (port === undefined || url.port !== '') throw new BlockedUrlError('Not http or https on its usual port');
  if (url.username !== '' || url.password !== '') throw new BlockedUrlError('Names a user');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // The connection goes to the very address that was checked, so that a second answer of DNS changes nothing.
  const address = await publicAddressOf(network, host, signal);
  const socket = network.connect(address, port);
  if (url.protocol === 'http:') return socket;
  const encrypted = network.encrypt(socket, host);
  encrypted.once('error', () => socket.destroy());
  return encrypted;
}

/** One of the addresses of a host; refuses it if any of them isn't public. */
async function publicAddressOf(network: ExternalNetwork, host: string, signal: AbortSignal): Promise<string> {
  const addresses = ipaddr.isValid(host) ? [host] : await untilAborted(network.resolve(host), signal);
  if (addresses.length === 0 || !addresses.every(isPublicAddress))
    throw new BlockedUrlError('Not a public address');
  return addresses.find((address) => isIP(address) === 4) ?? addresses[0]!;
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

import ipaddr from 'ipaddr.js';
import { request, type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { OutsideNetwork } from './outside-network.service.js';
import { isPublicAddress } from './public-address.js';

/** Why a page of others isn't read. Its message never holds the address. */
export class OutsideRefusal extends Error {
  override readonly name = 'OutsideRefusal';
}

export interface Wanted {
  /** The media types, for example `image/webp`. */
  types: readonly string[];
  maxBytes: number;
  /** Whether the beginning of a longer file is enough. */
  isPartEnough: boolean;
  /** Ends everything, redirects included. */
  signal: AbortSignal;
}

interface OutsideFile {
  /** After redirects. */
  url: URL;
  /** The `content-type` as it was sent. */
  type: string;
  bytes: Buffer;
}

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const ports: Record<string, number> = { 'http:': 80, 'https:': 443 };
const decoders: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Fetches a file of another site, without cookies: over http or https on their usual ports, from public addresses
 * alone, which are checked again after each redirect. Rejects with an `OutsideRefusal` or an error of the connection.
 */
export async function fetchOutside(
  network: OutsideNetwork,
  link: string,
  wanted: Wanted,
): Promise<OutsideFile> {
  let url = new URL(link);
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const answer = await ask(network, url, wanted);
    const { location } = answer.headers;
    if (!redirects.has(answer.statusCode!) || location === undefined)
      return { url, type: typeOf(answer, wanted), bytes: await bytesOf(answer, wanted) };
    answer.destroy();
    url = new URL(location, url);
  }
  throw new OutsideRefusal('Too many redirects');
}

async function ask(network: OutsideNetwork, url: URL, { types, signal }: Wanted): Promise<IncomingMessage> {
  const port = ports[url.protocol];
  // The default port of a scheme is never part of a parsed address.
  if (port === undefined || url.port !== '') throw new OutsideRefusal('Not http or https on its usual port');
  if (url.username !== '' || url.password !== '') throw new OutsideRefusal('Names a user');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // The connection goes to the very address that was checked, so that a second answer of DNS changes nothing.
  const address = await publicAddressOf(network, host, signal);
  const socket = network.connect(address, port);
  const connection =
    url.protocol === 'https:' ? connectTls({ socket, servername: isIP(host) ? '' : host }) : socket;
  return new Promise((resolve, reject) => {
    const sent = request({
      ...{ createConnection: () => connection, signal, host, path: `${url.pathname}${url.search}` },
      maxHeaderSize: 32_768,
      headers: {
        host: url.host,
        accept: types.join(', '),
        'accept-encoding': 'gzip, br',
        'accept-language': 'en',
        'user-agent': 'Mozilla/5.0 (compatible; Giftwell link preview)',
      },
    });
    sent.once('response', resolve).once('error', (error) => {
      socket.destroy();
      reject(error);
    });
    sent.end();
  });
}

/** One of the addresses of a host; refuses it if any of them isn't public. */
async function publicAddressOf(network: OutsideNetwork, host: string, signal: AbortSignal): Promise<string> {
  const addresses = ipaddr.isValid(host) ? [host] : await untilAborted(network.resolve(host), signal);
  if (addresses.length === 0 || !addresses.every(isPublicAddress))
    throw new OutsideRefusal('Not a public address');
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

function typeOf(answer: IncomingMessage, { types }: Wanted): string {
  const type = answer.headers['content-type'] ?? '';
  const isWanted = types.includes(type.split(';')[0]!.trim().toLowerCase());
  if (answer.statusCode === 200 && isWanted) return type;
  answer.destroy();
  throw new OutsideRefusal(`Answer ${answer.statusCode}, or of another type`);
}

/** The decoded bytes. Reads no further than it must, so that neither endless nor packed answers fill the memory. */
async function bytesOf(answer: IncomingMessage, { maxBytes, isPartEnough }: Wanted): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of decoded(answer)) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length >= maxBytes) break;
    }
  } finally {
    answer.destroy();
  }
  if (length > maxBytes && !isPartEnough) throw new OutsideRefusal('Too large');
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function decoded(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return answer;
  const decoder = decoders[encoding];
  if (!decoder) throw new OutsideRefusal('Unknown encoding');
  // Errors are those of the decoder, which is read.
  return pipeline(answer, decoder(), () => undefined);
}

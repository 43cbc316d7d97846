import { connectToPublicHost, type ExternalNetwork } from '@giftwell/server-kit';
import { request, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

export interface Wanted {
  /** The media types, for example `image/webp`. */
  types: readonly string[];
  maxBytes: number;
  /** The media types of which the beginning of a longer file is enough. */
  partialTypes: readonly string[];
  /** Ends everything, redirects included. */
  signal: AbortSignal;
}

export interface ExternalFile {
  /** After redirects. */
  url: URL;
  /** The `content-type` as it was sent, and the media type in it. */
  contentType: string;
  type: string;
  bytes: Buffer;
}

/** Why the response of a server isn't used. Its message never holds the address. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}

const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const decoders: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Fetches a file of another site, without cookies and protected against SSRF: over http or https on their usual ports,
 * from public addresses alone, which are checked again after each redirect. Rejects with a `BlockedUrlError`, a
 * `FetchError` or an error of the connection.
 */
export async function fetchExternalFile(
  network: ExternalNetwork,
  link: string,
  wanted: Wanted,
): Promise<ExternalFile> {
  let url = new URL(link);
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const answer = await ask(network, url, wanted);
    const { location } = answer.headers;
    if (!redirects.has(answer.statusCode!) || location === undefined)
      return { url, ...(await fileOf(answer, wanted)) };
    answer.destroy();
    url = new URL(location, url);
  }
  throw new FetchError('Too many redirects');
}

async function ask(network: ExternalNetwork, url: URL, { types, signal }: Wanted): Promise<IncomingMessage> {
  const connection = await connectToPublicHost(network, url, signal);
  const host = url.hostname.replace(/^\[|\]$/g, '');
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
      connection.destroy();
      reject(error);
    });
    sent.end();
  });
}

async function fileOf(answer: IncomingMessage, wanted: Wanted): Promise<Omit<ExternalFile, 'url'>> {
  const contentType = answer.headers['content-type'] ?? '';
  const type = contentType.split(';')[0]!.trim().toLowerCase();
  if (answer.statusCode === 200 && wanted.types.includes(type)) {
    const isPartEnough = wanted.partialTypes.includes(type);
    return { contentType, type, bytes: await bytesOf(answer, wanted.maxBytes, isPartEnough) };
  }
  answer.destroy();
  throw new FetchError(`Answer ${answer.statusCode}, or of another type`);
}

/**
 * The decoded bytes. Reads no further than it must, so that neither an endless response nor a decompression bomb fills
 * the memory.
 */
async function bytesOf(answer: IncomingMessage, maxBytes: number, isPartEnough: boolean): Promise<Buffer> {
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
  if (length > maxBytes && !isPartEnough) throw new FetchError('Too large');
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function decoded(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return answer;
  const decoder = decoders[encoding];
  if (!decoder) throw new FetchError('Unknown encoding');
  // Errors are those of the decoder, which is read.
  return pipeline(answer, decoder(), () => undefined);
}

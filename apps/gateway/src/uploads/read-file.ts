import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import type { AppError } from '@giftwell/contracts/core/error';
import { recordingErrors } from './upload-errors.js';

/** Space for boundaries, headers and file name of a form with one file. */
export const formOverheadBytes = 16_000;

export interface FileForm {
  /** The one field that the form may have. */
  field: string;
  maxBytes: number;
  /** The longest pause between two chunks. */
  stallMs: number;
  /** What the client is told; by default in the words for recordings. */
  errors?: UploadErrors;
}
export interface UploadErrors {
  broken: () => AppError;
  tooLong: () => AppError;
  tooSlow: () => AppError;
}

/**
 * Reads a form with exactly one file and passes it to `take` chunk by chunk, one at a time. Resolves with the number of
 * bytes. Rejects with the error for the client; the rest of the request is then discarded, and `take` may still be busy
 * with one last chunk.
 */
export async function readFile(
  request: IncomingMessage,
  { field, maxBytes, stallMs, errors = recordingErrors }: FileForm,
  take: (chunk: Buffer) => Promise<void>,
): Promise<number> {
  const { broken, tooLong, tooSlow } = errors;
  if (request.destroyed) throw broken();
  const form = openForm(request, maxBytes, broken);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const stall = setTimeout(() => reject(tooSlow()), stallMs);
  let arrived = 0;
  let file: BusboyFileStream | undefined;
  let taken: Promise<number> | undefined;

  form.on('file', (name: string, stream: BusboyFileStream) => {
    file = stream.on('error', () => reject(broken())).on('limit', () => reject(tooLong()));
    if (name !== field) return reject(broken());
    taken = takeAll(stream, take);
    taken.catch(reject);
  });
  for (const event of ['error', 'partsLimit']) form.on(event, () => reject(broken()));
  form.on('finish', () => {
    if (taken) taken.then(resolve, reject);
    else reject(broken());
  });

  // One chunk at a time instead of pipe(), where a parser error would end the process.
  const onData = (chunk: Buffer) => {
    arrived += chunk.length;
    if (arrived > maxBytes + formOverheadBytes) return reject(tooLong());
    stall.refresh();
    request.pause();
    written(form, chunk).then(
      () => request.resume(),
      () => reject(broken()),
    );
  };
  const onEnd = () => form.end();
  const onClose = () => request.readableEnded || reject(broken());
  request.on('data', onData).once('end', onEnd).once('close', onClose);
  try {
    return await promise;
  } finally {
    clearTimeout(stall);
    request.off('data', onData).off('end', onEnd).off('close', onClose).resume();
    file?.destroy();
  }
}

/** Every part counts as a file, and only one is allowed, so that other fields are refused instead of skipped. */
function openForm({ headers }: IncomingMessage, maxBytes: number, broken: () => AppError) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      isPartAFile: () => true,
      limits: { parts: 1, fileSize: maxBytes, headerPairs: 20, headerSize: 4_096 },
    });
  } catch {
    throw broken();
  }
}

const written = (form: Writable, chunk: Buffer) =>
  new Promise<void>((done, fail) => {
    form.write(chunk, (error) => (error ? fail(error) : done()));
  });

async function takeAll(stream: BusboyFileStream, take: (chunk: Buffer) => Promise<void>): Promise<number> {
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    await take(chunk);
  }
  return bytes;
}

import { connect, type Socket } from 'node:net';
import { send, type Answer } from './http.js';

const boundary = '----giftwell-test';
export const formType = `multipart/form-data; boundary=${boundary}`;
export const transcribePath = '/api/voice/transcribe';
/** The headers of a same-origin request. */
export const fromOurPage = { 'sec-fetch-site': 'same-origin' };

/** This many bytes that begin like WebM. */
export function webm(bytes: number): Buffer {
  const recording = Buffer.alloc(bytes, 'sound');
  recording.set([0x1a, 0x45, 0xdf, 0xa3]);
  return recording;
}

export const partOf = (content: Buffer | string, field = 'audio', rest = '; filename="speech.webm"') =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${rest}\r\nContent-Type: audio/webm\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
export const formEnd = `--${boundary}--\r\n`;
export const formOf = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(formEnd)]);

export const upload = (
  port: number,
  body: Buffer,
  headers: Record<string, string> = fromOurPage,
): Promise<Answer> =>
  send(port, transcribePath, { method: 'POST', headers: { 'content-type': formType, ...headers }, body });

export interface SlowUpload {
  socket: Socket;
  /** The answer, once the connection is closed. */
  answer: Promise<string>;
}

/** Begins an upload with this content length; the spec sends the rest. */
export function beginUpload(port: number, length: number): SlowUpload {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const answer = new Promise<string>((done) => socket.once('close', () => done(text)));
  const headers = {
    host: 'localhost',
    'content-type': formType,
    'content-length': length,
    connection: 'close',
    ...fromOurPage,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST ${transcribePath} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return { socket, answer };
}

/** Repeats a check until it holds, with enough time for a busy machine. */
export async function eventually(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (const until = Date.now() + 20_000; !(await isSo());) {
    if (Date.now() > until) throw new Error('It did not happen');
    await new Promise((next) => setTimeout(next, 10));
  }
}

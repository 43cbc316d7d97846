const boundary = '----somebody';
export const formType = `multipart/form-data; boundary=${boundary}`;

/** A hostile or broken upload; `body` is sent as it is. */
export interface BrokenUpload {
  what: string;
  body: Buffer;
  type?: string;
}

export function webm(bytes: number): Buffer {
  const recording = Buffer.alloc(bytes, 'noise');
  recording.set([0x1a, 0x45, 0xdf, 0xa3].slice(0, bytes));
  return recording;
}

export const part = (content: Buffer | string, name = 'audio', rest = '; filename="a.webm"') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
export const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);

const sound = part(webm(100_000));
const whole = form(sound);

/** Each is refused, with or without a provider. */
export const brokenUploads = (): BrokenUpload[] => [
  ...[0, 1, 20, 60, 130, 1_000, 65_536, whole.length - 30, whole.length - 5].map((length) => ({
    what: `cut at ${length}`,
    body: whole.subarray(0, length),
  })),
  { what: 'no part', body: form() },
  { what: 'an empty file', body: form(part('')) },
  { what: 'a page', body: form(part('<!doctype html><script>alert(1)</script>')) },
  { what: 'a program', body: form(part(Buffer.from('MZ'.padEnd(90_000, '\0')))) },
  { what: 'another field', body: form(part(webm(500), 'picture')) },
  { what: 'the field __proto__', body: form(part(webm(500), '__proto__')) },
  { what: 'a path for a name', body: form(part('x', 'audio', '; filename="../../../etc/passwd"')) },
  { what: 'two files', body: form(sound, sound) },
  { what: 'a field as well', body: form(sound, part('en', 'language', '')) },
  { what: '1,000 parts', body: form(...Array.from({ length: 1_000 }, () => part(webm(20)))) },
  { what: '11 MB', body: form(part(webm(11 * 1024 * 1024))) },
  { what: 'line breaks', body: Buffer.alloc(200_000, '\r\n') },
  { what: 'boundaries only', body: Buffer.from(`--${boundary}\r\n`.repeat(5_000)) },
  { what: 'JSON inside', body: Buffer.from('{"audio":"data:audio/webm;base64,AAAA"}') },
  ...[
    'multipart/form-data; boundary=other',
    'multipart/form-data; boundary=""',
    `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
    'multipart/mixed; boundary=x',
    'application/json',
    'application/x-www-form-urlencoded',
    'audio/webm',
    'text/plain',
  ].map((type) => ({ what: `as ${type.slice(0, 60)}`, body: whole, type })),
];

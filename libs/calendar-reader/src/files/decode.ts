import { isUtf8 } from 'node:buffer';

const sliceBytes = 1024 * 1024;

/** UTF-16 without a byte order mark: half of the bytes of a text in Latin letters are zero. */
function utf16Without(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 512);
  const zerosAt = (rest: number) => start.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  const most = start.length / 4;
  if (zerosAt(1) > most) return 'utf-16le';
  return zerosAt(0) > most ? 'utf-16be' : null;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return utf16Without(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** The text of a file in UTF-8, UTF-16 or Latin-1, in pieces of about one megabyte. */
export function* decoded(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += sliceBytes)
    yield decoder.decode(bytes.subarray(at, at + sliceBytes), { stream: true });
  yield decoder.decode();
}

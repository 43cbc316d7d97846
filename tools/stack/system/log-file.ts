import { createStream, type RotatingFileStream } from 'rotating-file-stream';

const rotation = { rotate: 9, mode: 0o600 };
const openAgainAfter = 1_000;
/** How many bytes may be buffered for a slow disk before lines are dropped. */
const maxOwed = 8_000_000;

/**
 * Appends to a log file, rotated in ten parts of 10 MB. If the disk is full, lines are dropped and counted, and the
 * number is logged once the file can be written again.
 */
export function openLogFile(
  directory: string,
  name: string,
  { pause = openAgainAfter, size = '10M' }: { pause?: number; size?: `${number}${'K' | 'M'}` } = {},
) {
  let stream: RotatingFileStream | null = null;
  let dropped = 0;
  let triedAt = -Infinity;

  const open = () => {
    triedAt = Date.now();
    const own = createStream(name, { path: directory, size, ...rotation });
    own.on('error', () => {
      dropped += 1;
      if (stream === own) stream = null;
    });
    own.on('warning', () => undefined);
    return own;
  };
  const write = (text: string) => {
    if (!stream && Date.now() - triedAt >= pause) stream = open();
    if (!stream || stream.writableLength > maxOwed) {
      dropped += 1;
      return;
    }
    if (dropped > 0) {
      const lost = `Log write failed: ${dropped} lines dropped\n`;
      dropped = 0;
      stream.write(lost);
    }
    stream.write(text);
  };
  const close = () =>
    new Promise<void>((done) => {
      if (stream) stream.end(() => done());
      else done();
    });
  return { write, close };
}

import { createStream, type RotatingFileStream } from 'rotating-file-stream';

const rotation = { rotate: 9, mode: 0o600 };
const openAgainAfter = 1_000;
/** How many bytes may be buffered for a slow disk before lines are dropped. */
const maxOwed = 8_000_000;

/**
 * Appends to a log file, rotated in ten parts of 10 MB. If the disk is full, lines are dropped and counted, and the
 * number is logged once the file can be written again. `dropped` is how many are not logged yet.
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
      if (stream === own) stream = null;
    });
    own.on('warning', () => undefined);
    return own;
  };
  /** When the stream fails, each line that it had buffered gets the error. */
  const append = (to: RotatingFileStream, text: string, lines: number) =>
    to.write(text, (error) => {
      if (error) dropped += lines;
    });
  const write = (text: string) => {
    const lines = text.split('\n').length - 1;
    if (!stream && Date.now() - triedAt >= pause) stream = open();
    if (!stream || stream.writableLength > maxOwed) {
      dropped += lines;
      return;
    }
    if (dropped > 0) {
      const lost = dropped;
      dropped = 0;
      append(stream, `Log write failed: ${lost} lines dropped\n`, lost);
    }
    append(stream, text, lines);
  };
  const close = () =>
    new Promise<void>((done) => {
      if (stream) stream.end(() => done());
      else done();
    });
  return { write, close, dropped: () => dropped };
}

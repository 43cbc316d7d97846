import type { Socket } from 'node:net';

/** The largest body, in bytes. */
export const maxBodyBytes = 1_000_000;
const maxHeaderBytes = 16_000;
const maxUnsentBytes = 16_000_000;
const prefixBytes = 8;
const incompleteMs = 10_000;
/** Maximum number of UTF-8 bytes for one UTF-16 unit. */
const maxBytesPerChar = 3;

/** Whether a text fits into a frame as its body. A longer one would break the connection. */
export const fitsFrame = (text: string): boolean =>
  text.length * maxBytesPerChar <= maxBodyBytes || Buffer.byteLength(text) <= maxBodyBytes;

/** A frame: both lengths, a small JSON header, and the unchanged body. */
export function encodeFrame(header: object, body = ''): Buffer {
  const text = JSON.stringify(header);
  const headerBytes = Buffer.byteLength(text);
  const bodyBytes = Buffer.byteLength(body);
  const frame = Buffer.allocUnsafe(prefixBytes + headerBytes + bodyBytes);
  frame.writeUInt32BE(headerBytes, 0);
  frame.writeUInt32BE(bodyBytes, 4);
  frame.write(text, prefixBytes);
  frame.write(body, prefixBytes + headerBytes);
  return frame;
}

type OnFrame = (header: Record<string, unknown>, body: Buffer) => void;

/** Reassembles frames from the chunks of a connection. */
class FrameReader {
  private parts: Buffer[] = [];
  private size = 0;
  private needed = prefixBytes;

  /** Throws if a length is too large or a header isn't a JSON object. */
  read(chunk: Buffer, onFrame: OnFrame): void {
    this.parts.push(chunk);
    this.size += chunk.length;
    if (this.size < this.needed) return;
    const data = this.parts.length === 1 ? chunk : Buffer.concat(this.parts);
    let at = 0;
    this.needed = prefixBytes;
    while (data.length - at >= prefixBytes) {
      const body = at + prefixBytes + this.lengthAt(data, at, maxHeaderBytes);
      const end = body + this.lengthAt(data, at + 4, maxBodyBytes);
      if (end > data.length) {
        this.needed = end - at;
        break;
      }
      const header: unknown = JSON.parse(data.toString('utf8', at + prefixBytes, body));
      if (typeof header !== 'object' || header === null) throw new Error('A frame has no header');
      onFrame(header as Record<string, unknown>, data.subarray(body, end));
      at = end;
    }
    this.size = data.length - at;
    this.parts = this.size > 0 ? [data.subarray(at)] : [];
  }

  get isInside(): boolean {
    return this.size > 0;
  }

  private lengthAt(data: Buffer, at: number, max: number): number {
    const length = data.readUInt32BE(at);
    if (length > max) throw new Error('A frame is too long');
    return length;
  }
}

/** A framed connection. Frames of one event loop turn are sent in one write. */
export class FrameSocket {
  private readonly reader = new FrameReader();
  private unsent: Buffer[] = [];
  private incompleteTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly socket: Socket,
    onFrame: OnFrame,
    onGarbage: () => void = () => undefined,
  ) {
    // Nagle's algorithm would delay each answer of a burst by 40 ms.
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => {
      try {
        this.reader.read(chunk, onFrame);
      } catch {
        onGarbage();
        socket.destroy();
      }
      this.watch();
    });
    socket.once('close', () => clearTimeout(this.incompleteTimer));
  }

  /** Whether frames of this event loop turn wait for their common write. */
  get hasUnsent(): boolean {
    return this.unsent.length > 0;
  }

  send(header: object, body?: string): void {
    if (this.socket.destroyed) return;
    this.unsent.push(encodeFrame(header, body));
    if (this.unsent.length === 1) setImmediate(() => this.flush());
  }

  /** Closes after everything is sent. */
  end(): void {
    this.flush();
    this.socket.end();
  }

  private flush(): void {
    const [first, ...more] = this.unsent;
    this.unsent = [];
    if (this.socket.destroyed || !first) return;
    this.socket.write(more.length === 0 ? first : Buffer.concat([first, ...more]));
    // A peer that doesn't read its answers is gone or hostile.
    if (this.socket.writableLength > maxUnsentBytes) this.socket.destroy();
  }

  /** Limits how long one frame may take to arrive. */
  private watch(): void {
    if (!this.reader.isInside) {
      clearTimeout(this.incompleteTimer);
      this.incompleteTimer = undefined;
    } else this.incompleteTimer ??= setTimeout(() => this.socket.destroy(), incompleteMs);
  }
}

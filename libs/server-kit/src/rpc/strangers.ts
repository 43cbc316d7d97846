import type { Socket } from 'node:net';
import type { Logger } from '../log.js';

/** Of one connection, and of all together, before a valid frame has come over it. */
const mostBytes = 4_000_000;
const mostBytesOfAll = 32_000_000;
const proveWithinMs = 5_000;
const reportEveryMs = 10_000;

interface Stranger {
  bytes: number;
  timer: NodeJS.Timeout;
  onData: (chunk: Buffer) => void;
}

/** Bounds what connections may cost that have not shown yet that they hold a key. */
export class Strangers {
  private readonly waiting = new Map<Socket, Stranger>();
  private bytes = 0;
  private refused = 0;
  private reportedAt = -Infinity;

  constructor(private readonly log: Logger) {}

  /** Watches a new connection; before anything else reads from it. */
  admit(socket: Socket): void {
    const stranger: Stranger = {
      bytes: 0,
      timer: setTimeout(() => this.end(socket, 'silent'), proveWithinMs).unref(),
      onData: ({ length }) => {
        stranger.bytes += length;
        this.bytes += length;
        if (stranger.bytes > mostBytes || this.bytes > mostBytesOfAll) this.end(socket, 'too many bytes');
      },
    };
    this.waiting.set(socket, stranger);
    socket.on('data', stranger.onData);
    socket.once('close', () => this.forget(socket));
  }

  /** A valid frame came over it. */
  prove(socket: Socket): void {
    if (this.waiting.has(socket)) this.forget(socket);
  }

  /** Counts what is refused: whoever floods us with it must not fill the log as well. */
  refuse(reason: string): void {
    this.refused += 1;
    if (Date.now() - this.reportedAt < reportEveryMs) return;
    this.log.warn({ reason, refused: this.refused }, 'RPC frames or connections refused');
    this.reportedAt = Date.now();
    this.refused = 0;
  }

  private end(socket: Socket, reason: string): void {
    this.refuse(reason);
    socket.destroy();
  }

  private forget(socket: Socket): void {
    const stranger = this.waiting.get(socket);
    if (!stranger) return;
    this.waiting.delete(socket);
    this.bytes -= stranger.bytes;
    clearTimeout(stranger.timer);
    socket.off('data', stranger.onData);
  }
}

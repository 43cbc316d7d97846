import type { Socket } from 'node:net';
import type { Logger } from '../log/log.js';

/** Limits before a valid frame, for one connection and for all together. */
const maxBytes = 4_000_000;
const maxTotalBytes = 32_000_000;
const authenticateWithinMs = 5_000;
const reportEveryMs = 10_000;

interface WatchedConnection {
  bytes: number;
  timer: NodeJS.Timeout;
  onData: (chunk: Buffer) => void;
}

/** Limits the resources of connections that have not yet sent a valid signed frame. */
export class UnauthenticatedConnections {
  private readonly waiting = new Map<Socket, WatchedConnection>();
  private bytes = 0;
  private refused = 0;
  private reportedAt = -Infinity;

  constructor(private readonly log: Logger) {}

  /** Watches a new connection; must be called before anything reads from it. */
  watch(socket: Socket): void {
    const entry: WatchedConnection = {
      bytes: 0,
      timer: setTimeout(() => this.end(socket, 'silent'), authenticateWithinMs).unref(),
      onData: ({ length }) => {
        entry.bytes += length;
        this.bytes += length;
        if (entry.bytes > maxBytes || this.bytes > maxTotalBytes) this.end(socket, 'too many bytes');
      },
    };
    this.waiting.set(socket, entry);
    socket.on('data', entry.onData);
    socket.once('close', () => this.forget(socket));
  }

  /** Called after a valid frame: stops watching the connection. */
  accept(socket: Socket): void {
    if (this.waiting.has(socket)) this.forget(socket);
  }

  /** Counts refusals and logs them at intervals, so that a flood can't fill the log. */
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
    const entry = this.waiting.get(socket);
    if (!entry) return;
    this.waiting.delete(socket);
    this.bytes -= entry.bytes;
    clearTimeout(entry.timer);
    socket.off('data', entry.onData);
  }
}

import { AppError } from '@giftwell/contracts/core/error';
import { connect, type Socket } from 'node:net';
import type { SignedMetadata } from '../handlers/call.js';
import { FrameSocket } from './rpc-frames.js';

export type TcpAddress = { host: string; port: number };

/** The callbacks of one call. */
export interface Waiting {
  item(body: Buffer): void;
  /** Without a body, the last item was the answer. */
  done(body?: Buffer): void;
  fail(error: Error): void;
}

/** One TCP connection, opened by the first call, with its number of running calls. */
export class RpcConnection {
  private socket: Socket | undefined;
  private frames: Promise<FrameSocket> | undefined;
  private open: FrameSocket | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private left = false;

  constructor(private readonly address: TcpAddress) {}

  get pending(): number {
    return this.waiting.size;
  }

  /** Sends one signed frame; the returned function stops waiting for its answer. */
  ask(pattern: string, body: string, metadata: SignedMetadata, waiting: Waiting): () => void {
    const id = (this.lastId += 1);
    this.waiting.set(id, waiting);
    const send = (frames: FrameSocket) => {
      if (this.waiting.has(id)) frames.send({ id, pattern, metadata }, body);
    };
    if (this.open) send(this.open);
    else
      this.connected().then(send, (error: Error) => {
        if (this.waiting.delete(id)) waiting.fail(error);
      });
    return () => this.forget(id);
  }

  /** Sends a frame that has no answer, if there is a connection. */
  tell(pattern: string, body: string, metadata: SignedMetadata): void {
    this.open?.send({ pattern, metadata }, body);
  }

  /** Closes after the last answer. */
  leave(): void {
    this.left = true;
    if (this.pending === 0) this.drop();
  }

  /** Closes at once, so that a peer that no longer reads holds no resources. */
  drop(): void {
    this.socket?.destroy();
    this.lost();
  }

  private connected(): Promise<FrameSocket> {
    this.frames ??= new Promise((done, fail) => {
      const socket = connect(this.address);
      const frames = new FrameSocket(socket, (header, body) => this.receive(header, body));
      this.socket = socket;
      socket.once('connect', () => {
        this.open = frames;
        done(frames);
      });
      socket.on('error', fail);
      socket.once('close', () => {
        fail(connectionLost());
        if (this.socket === socket) this.lost();
      });
    });
    return this.frames;
  }

  private receive({ id, more, end, failed }: Record<string, unknown>, body: Buffer): void {
    const waiting = this.waiting.get(id as number);
    if (!waiting) return;
    if (more) return waiting.item(body);
    this.forget(id as number);
    if (failed) waiting.fail(AppError.from(JSON.parse(body.toString())));
    else waiting.done(end ? undefined : body);
  }

  private forget(id: number): void {
    this.waiting.delete(id);
    if (this.left && this.pending === 0) this.drop();
  }

  private lost(): void {
    const opened = this.open !== undefined;
    this.socket = this.frames = this.open = undefined;
    // Callers waiting for the connection get its error.
    if (!opened) return;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of waiting) one.fail(connectionLost());
  }
}

const connectionLost = () => Object.assign(new Error('Connection closed'), { code: 'ECONNRESET' });

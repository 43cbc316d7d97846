import { AppError } from '@giftwell/contracts/core/error';
import { connect, type Socket } from 'node:net';
import type { SignedMetadata } from '../handlers/call.js';
import { Pending } from './pending.js';
import { FrameSocket } from './rpc-frames.js';

export type TcpAddress = { host: string; port: number };

/** A connection leads to one process for as long as it lasts; new processes get calls only by new connections. */
const leastAgeMs = 60_000;
/** So that the connections of a process aren't all renewed at once. */
const ageSpreadMs = 15_000;
/** Calls on a connection to a frozen process may wait much longer for their deadlines. */
const silentMs = 3_000;

/** The callbacks of one call. */
export interface Waiting {
  item(body: Buffer): void;
  /** Without a body, the last item was the answer. */
  done(body?: Buffer): void;
  fail(error: Error): void;
}

interface RunningAsk {
  id: number;
  waiting: Waiting;
}

/** One TCP connection, opened by the first call, with its number of running calls. */
export class RpcConnection {
  private socket: Socket | undefined;
  private frames: Promise<FrameSocket> | undefined;
  private open: FrameSocket | undefined;
  private readonly running = new Pending<RunningAsk>();
  private lastId = 0;
  private left = false;
  private renewAt = Infinity;
  private heardAt = 0;

  /** `now` is the time in ms. */
  constructor(
    private readonly address: TcpAddress,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether new calls should get a new one: it is old, or its calls wait without a sign of the other process. */
  get isDone(): boolean {
    const now = this.now();
    return this.renewAt <= now || (this.pending > 0 && this.heardAt + silentMs <= now);
  }

  /** Whether the next frame is sent together with others. */
  get isSending(): boolean {
    return this.open?.hasUnsent === true;
  }

  get pending(): number {
    return this.running.size;
  }

  /** Sends one signed frame; the returned function stops waiting for its answer. */
  ask(pattern: string, body: string, metadata: SignedMetadata, waiting: Waiting): () => void {
    const id = (this.lastId += 1);
    const asked = { id, waiting };
    if (this.pending === 0) this.heardAt = this.now();
    this.running.add(asked);
    if (this.open) this.open.send({ id, pattern, metadata }, body);
    else
      this.connected().then(
        (frames) => {
          if (this.find(id)) frames.send({ id, pattern, metadata }, body);
        },
        (error: Error) => {
          if (this.running.remove(asked)) waiting.fail(error);
        },
      );
    return () => this.forget(asked);
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
      this.renewAt = this.now() + leastAgeMs + Math.random() * ageSpreadMs;
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
    this.heardAt = this.now();
    const asked = this.find(id);
    if (!asked) return;
    const { waiting } = asked;
    if (more) return waiting.item(body);
    this.forget(asked);
    if (failed) waiting.fail(AppError.from(JSON.parse(body.toString())));
    else waiting.done(end ? undefined : body);
  }

  private find(id: unknown): RunningAsk | undefined {
    return this.running.find((asked) => asked.id === id);
  }

  private forget(asked: RunningAsk): void {
    this.running.remove(asked);
    if (this.left && this.pending === 0) this.drop();
  }

  private lost(): void {
    const opened = this.open !== undefined;
    this.socket = this.frames = this.open = undefined;
    // Callers waiting for the connection get its error.
    if (!opened) return;
    for (const { waiting } of this.running.takeAll()) waiting.fail(connectionLost());
  }
}

const connectionLost = () => Object.assign(new Error('Connection closed'), { code: 'ECONNRESET' });

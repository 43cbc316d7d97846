import { AppError } from '@giftwell/contracts/core/error';
import { connect, type Socket } from 'node:net';
import type { SignedMetadata } from '../handlers/call.js';
import { Pending } from './pending.js';
import { FrameSocket } from './rpc-frames.js';
import { pingPattern } from './rpc-server.js';

export type TcpAddress = { host: string; port: number };

/** A connection leads to one process for as long as it lasts; new processes get calls only by new connections. */
const leastAgeMs = 60_000;
/** So that the connections of a process aren't all renewed at once. */
const ageSpreadMs = 15_000;

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

/** One TCP connection, opened by the first call or ping, with its number of running calls. */
export class RpcConnection {
  private socket: Socket | undefined;
  private frames: Promise<FrameSocket> | undefined;
  private open: FrameSocket | undefined;
  private readonly running = new Pending<RunningAsk>();
  private lastId = 0;
  private left = false;
  private renewAt = Infinity;
  private heardAt = -Infinity;
  /** The ping that waits for its answer. */
  private pinging: RunningAsk | undefined;
  private pingedAt = 0;
  private answeredAt = -Infinity;
  /** Whether the process has sent something since the connection was opened, or since this was set to false. */
  hasResponded = false;

  /** `now` is the time in ms; `onActivity` is called whenever the peer sends something, refuses or closes. */
  constructor(
    private readonly address: TcpAddress,
    private readonly now: () => number,
    private readonly onActivity: () => void,
  ) {}

  get isOld(): boolean {
    return this.renewAt <= this.now();
  }

  /** Whether a ping has no answer yet. */
  get isPinged(): boolean {
    return this.pinging !== undefined;
  }

  /** Since when a ping waits for an answer and nothing else came; Infinity if none waits. */
  get silentSince(): number {
    return this.isPinged ? Math.max(this.pingedAt, this.heardAt) : Infinity;
  }

  get silentMs(): number {
    return Math.max(0, this.now() - this.silentSince);
  }

  /** When the last answered ping was sent; -Infinity if there is none. */
  get answeredPingAt(): number {
    return this.answeredAt;
  }

  /** Whether the next frame is sent together with others. */
  get isSending(): boolean {
    return this.open?.hasUnsent === true;
  }

  /** The number of running calls; a ping isn't one. */
  get pending(): number {
    return this.running.size - (this.isPinged ? 1 : 0);
  }

  /** Sends one signed frame; the returned function stops waiting for its answer. */
  ask(pattern: string, body: string, metadata: SignedMetadata, waiting: Waiting): () => void {
    const asked = this.begin(pattern, body, metadata, waiting);
    return () => this.forget(asked);
  }

  /** Sends a ping, which the event loop of the other process answers. */
  ping(metadata: SignedMetadata): void {
    const sentAt = (this.pingedAt = this.now());
    const done = () => void (this.answeredAt = sentAt);
    const waiting = { done, item: () => undefined, fail: () => undefined };
    this.pinging = this.begin(pingPattern, '{}', metadata, waiting);
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

  private begin(pattern: string, body: string, metadata: SignedMetadata, waiting: Waiting): RunningAsk {
    const id = (this.lastId += 1);
    const asked = { id, waiting };
    this.running.add(asked);
    if (this.open) this.open.send({ id, pattern, metadata }, body);
    else
      this.connected().then(
        (frames) => {
          if (this.find(id)) frames.send({ id, pattern, metadata }, body);
        },
        (error: Error) => {
          if (this.remove(asked)) waiting.fail(error);
        },
      );
    return asked;
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
        fail(notConnected());
        if (this.socket !== socket) return;
        this.onActivity();
        this.lost();
      });
    });
    return this.frames;
  }

  private receive({ id, more, end, failed }: Record<string, unknown>, body: Buffer): void {
    this.heardAt = this.now();
    this.hasResponded = true;
    this.onActivity();
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
    this.remove(asked);
    if (this.left && this.pending === 0) this.drop();
  }

  private remove(asked: RunningAsk): boolean {
    if (this.pinging === asked) this.pinging = undefined;
    return this.running.remove(asked);
  }

  private lost(): void {
    const opened = this.open !== undefined;
    this.socket = this.frames = this.open = undefined;
    this.hasResponded = false;
    // Callers waiting for the connection get its error.
    if (!opened) return;
    this.pinging = undefined;
    for (const { waiting } of this.running.takeAll()) waiting.fail(connectionLost());
  }
}

const connectionLost = () => Object.assign(new Error('Connection closed'), { code: 'ECONNRESET' });
const notConnected = () => Object.assign(new Error('Not connected'), { code: 'ENOTCONN' });

import { InvalidTcpDataReceptionException } from '@nestjs/microservices/errors/invalid-tcp-data-reception.exception.js';
import { ServerTCP } from '@nestjs/microservices';
import { AppError } from '@giftwell/contracts/core/error';
import type { ServiceName } from '@giftwell/contracts/core/route';
import type { Server, Socket } from 'node:net';
import { CallVerifier, type AnyCall } from './call.js';
import type { Logger } from './log.js';
import { Strangers } from './strangers.js';

export const cancelPattern = 'rpc.cancel';
export const pingPattern = 'rpc.ping';
export const maxFrameChars = 1_000_000;
/** More than all gateways and services together need. */
const mostConnections = 200;
/** How long a connection that is left alone is kept while we drain, so that what is on its way is told to go elsewhere. */
const leastDrainMs = 250;
/** Leaves room for the rest of a frame. */
const maxTextChars = maxFrameChars - 1_000;

/** Whether a frame holds this text, in which quotes and backslashes count twice. A longer one breaks its connection. */
export const fitsFrame = (text: string): boolean =>
  text.length * 2 <= maxTextChars || JSON.stringify(text).length <= maxTextChars;

/** What a handler made by @Serves receives. */
export interface Frame {
  input: unknown;
  call: AnyCall;
}

const services = new Set<string>(['auth', 'gift-ai', 'planning', 'payments'] satisfies ServiceName[]);

interface Packet {
  id?: string;
  pattern: unknown;
  data?: unknown;
  metadata?: unknown;
}
type ReplySocket = Parameters<ServerTCP['handleMessage']>[0];

/** Nest's TCP server, with signed frames, deadlines, cancellation and a drain. */
export class RpcServer extends ServerTCP {
  private readonly running = new Map<string, AbortController>();
  private readonly verifier: CallVerifier;
  private readonly strangers: Strangers;
  private draining = false;

  constructor(host: string, port: number, keys: ReadonlyMap<string, string>, log: Logger) {
    super({
      host,
      port,
      maxBufferSize: maxFrameChars,
      incompleteMessageTimeout: 10_000,
      maxSendBufferSize: 16_000_000,
    });
    this.verifier = new CallVerifier(keys);
    this.strangers = new Strangers(log);
    this.unwrap<Server>().maxConnections = mostConnections;
  }

  override bindHandler(socket: Socket): void {
    // Nagle's algorithm costs 40 ms on each answer of a burst.
    socket.setNoDelay(true);
    // Each call under way listens for its end, and there may be many.
    socket.setMaxListeners(0);
    this.strangers.admit(socket);
    super.bindHandler(socket);
  }

  get boundPort(): number {
    return (this.unwrap<Server>().address() as { port: number }).port;
  }

  override async handleMessage(socket: ReplySocket, packet: Packet): Promise<unknown> {
    const pattern = typeof packet.pattern === 'string' ? packet.pattern : '';
    const call = this.verifier.verify(pattern, packet.data, packet.metadata);
    if (typeof call === 'string') {
      this.strangers.refuse(call);
      return this.refuse(socket, packet, new AppError('forbidden', 'rpc_refused', 'Refused'));
    }
    const { netSocket: net } = socket as unknown as { netSocket: Socket };
    this.strangers.prove(net);
    const callId = (packet.metadata as { nonce: string }).nonce;
    if (pattern === cancelPattern) return this.running.get(packet.data as string)?.abort();
    // Without an id nobody waits for the answer, and the transport would run a request handler all the same.
    if (packet.id === undefined) return undefined;
    if (pattern === pingPattern)
      return socket.sendMessage({ id: packet.id, response: 'pong', isDisposed: true });
    if (!this.mayAsk(packet.metadata as { caller: string }, pattern)) {
      this.strangers.refuse('not for this caller');
      return this.refuse(socket, packet, new AppError('forbidden', 'rpc_refused', 'Refused'));
    }
    if (this.draining)
      return this.refuse(socket, packet, new AppError('unavailable', 'draining', 'Restarting'));
    const left = call.deadline - Date.now();
    if (left <= 0)
      return this.refuse(socket, packet, new AppError('unavailable', 'deadline', 'Took too long'));

    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), left);
    const onClose = () => controller.abort();
    this.running.set(callId, controller);
    net.once('close', onClose);
    const release = () => {
      clearTimeout(timer);
      net.off('close', onClose);
      this.running.delete(callId);
    };
    controller.signal.addEventListener('abort', release, { once: true });
    const frame: Frame = {
      input: JSON.parse(packet.data as string),
      call: { ...call, signal: controller.signal },
    };
    return super.handleMessage(this.released(socket, release), { ...packet, data: frame });
  }

  /** Lets the calls under way finish, refuses new ones in a way that callers repeat elsewhere. */
  async drain(limitMs: number): Promise<void> {
    this.draining = true;
    this.unwrap<Server>().close();
    const since = Date.now();
    const goesOn = () => this.running.size > 0 || Date.now() - since < leastDrainMs;
    while (goesOn() && Date.now() - since < limitMs) await new Promise((done) => setTimeout(done, 20));
  }

  /** A service that asks another one may ask only what names it; the gateway may ask everything. */
  private mayAsk({ caller }: { caller: string }, pattern: string): boolean {
    if (!services.has(caller)) return true;
    const extras = this.getHandlerByPattern(pattern)?.extras as { callers?: readonly string[] } | undefined;
    return extras?.callers?.includes(caller) ?? false;
  }

  // Garbage is told by the thousand.
  protected override handleError(error: unknown): void {
    if (error instanceof InvalidTcpDataReceptionException) this.strangers.refuse('unreadable');
    else super.handleError(error as string);
  }

  /** The socket as the transport sees it; the last packet of an answer ends the call. */
  private released(socket: ReplySocket, release: () => void): ReplySocket {
    const send = (message: { isDisposed?: boolean; err?: unknown }) => {
      if (message.isDisposed || message.err) release();
      socket.sendMessage(message);
    };
    return Object.create(socket, { sendMessage: { value: send } }) as ReplySocket;
  }

  private refuse(socket: ReplySocket, packet: Packet, error: AppError): void {
    if (packet.id !== undefined) {
      socket.sendMessage({ id: packet.id, err: error.toWire(), isDisposed: true });
    }
  }
}

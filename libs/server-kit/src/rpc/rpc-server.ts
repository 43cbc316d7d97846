import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { AppError } from '@giftwell/contracts/core/error';
import type { ServiceName } from '@giftwell/contracts/core/route';
import { createServer, type Server as TcpServer, type Socket } from 'node:net';
import { isObservable } from 'rxjs';
import { CallVerifier, type AnyCall, type CallContext, type SignedMetadata } from '../call.js';
import type { Logger } from '../log.js';
import { FrameSocket } from './rpc-frames.js';
import { UnauthenticatedConnections } from './unauthenticated-connections.js';

export const cancelPattern = 'rpc.cancel';
export const pingPattern = 'rpc.ping';

/** More than all gateways and services together need. */
const mostConnections = 200;
/** How long an idle connection is kept during a drain, so that calls on their way are refused and repeated elsewhere. */
const leastDrainMs = 250;

/** What a handler made by @Serves receives. */
export interface Frame {
  input: unknown;
  call: AnyCall;
}

const services = new Set<string>(['auth', 'gift-ai', 'planning', 'payments'] satisfies ServiceName[]);

interface Question {
  id?: number;
  pattern?: string;
  metadata?: unknown;
}
type Send = (header: object, body?: string) => void;
type Handler = MessageHandler<Frame, { pattern: string }>;

/** A running call. Its signal is created on first use, because most handlers do not need it. */
class RunningCall implements AnyCall {
  readonly userId: CallContext['userId'];
  readonly sessionId: string | null;
  readonly requestId: string;
  readonly deadline: number;
  readonly idempotencyKey: string | undefined;
  readonly visitor: string | undefined;
  private controller: AbortController | undefined;
  private aborted = false;

  constructor({ userId, sessionId, requestId, deadline, idempotencyKey, visitor }: CallContext) {
    this.userId = userId;
    this.sessionId = sessionId;
    this.requestId = requestId;
    this.deadline = deadline;
    this.idempotencyKey = idempotencyKey;
    this.visitor = visitor;
  }

  get signal(): AbortSignal {
    this.controller ??= new AbortController();
    if (this.aborted) this.controller.abort();
    return this.controller.signal;
  }

  abort(): void {
    this.aborted = true;
    this.controller?.abort();
  }
}

/** RPC over TCP, with signed frames, deadlines, cancellation and a drain. */
export class RpcServer extends Server implements CustomTransportStrategy {
  private readonly running = new Map<string, RunningCall>();
  private readonly connections = new Set<FrameSocket>();
  private readonly verifier: CallVerifier;
  private readonly server: TcpServer;
  private readonly unauthenticated: UnauthenticatedConnections;
  private draining = false;

  constructor(
    private readonly host: string,
    private readonly port: number,
    keys: ReadonlyMap<string, string>,
    log: Logger,
  ) {
    super();
    this.verifier = new CallVerifier(keys);
    this.unauthenticated = new UnauthenticatedConnections(log);
    this.server = createServer((socket) => this.accept(socket));
    this.server.maxConnections = mostConnections;
  }

  get boundPort(): number {
    return (this.server.address() as { port: number }).port;
  }

  listen(done: (error?: unknown) => void): void {
    this.server.once('error', done);
    this.server.listen(this.port, this.host, () => done());
  }

  close(): void {
    this.server.close();
    for (const connection of this.connections) connection.end();
  }

  /** Required by Nest; the transport has no events. */
  on(): void {}

  unwrap<T>(): T {
    return this.server as T;
  }

  /** Lets running calls finish; refuses new ones with an error that callers repeat elsewhere. */
  async drain(limitMs: number): Promise<void> {
    this.draining = true;
    this.server.close();
    const since = Date.now();
    const goesOn = () => this.running.size > 0 || Date.now() - since < leastDrainMs;
    while (goesOn() && Date.now() - since < limitMs) await new Promise((done) => setTimeout(done, 20));
    // The last answers must still be written.
    await new Promise((done) => setImmediate(done));
  }

  private accept(socket: Socket): void {
    this.unauthenticated.watch(socket);
    const mine = new Set<RunningCall>();
    const connection: FrameSocket = new FrameSocket(
      socket,
      (header, body) => {
        const call = this.verified(header, body, connection);
        if (!call) return;
        this.unauthenticated.accept(socket);
        this.receive(header, body, call, connection, mine);
      },
      // Counted, because there may be thousands.
      () => this.unauthenticated.refuse('unreadable'),
    );
    this.connections.add(connection);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.connections.delete(connection);
      for (const call of mine) call.abort();
    });
  }

  private verified(question: Question, body: Buffer, from: FrameSocket): CallContext | null {
    const call = this.verifier.verify(patternOf(question), body, question.metadata);
    if (typeof call !== 'string') return call;
    this.refuse(from, question.id, call);
    return null;
  }

  private receive(
    question: Question,
    body: Buffer,
    call: CallContext,
    from: FrameSocket,
    mine: Set<RunningCall>,
  ): void {
    const { id } = question;
    const pattern = patternOf(question);
    const { caller, nonce } = question.metadata as SignedMetadata;
    if (pattern === cancelPattern) return this.running.get(body.toString())?.abort();
    // Without an id, no caller waits for an answer.
    if (id === undefined) return;
    if (pattern === pingPattern) return from.send({ id }, 'pong');
    if (!this.mayAsk(caller, pattern)) return this.refuse(from, id, 'not for this caller');
    if (this.draining) return fail(from, id, new AppError('unavailable', 'draining', 'Restarting'));
    const left = call.deadline - Date.now();
    if (left <= 0) return fail(from, id, new AppError('unavailable', 'deadline', 'Took too long'));

    const running = new RunningCall(call);
    const timer = setTimeout(() => running.abort(), left);
    this.running.set(nonce, running);
    mine.add(running);
    void this.run(pattern, body, running, (header, text) => from.send({ id, ...header }, text)).finally(
      () => {
        clearTimeout(timer);
        this.running.delete(nonce);
        mine.delete(running);
      },
    );
  }

  /** A service may call only routes that list it; the gateway may call all. */
  private mayAsk(caller: string, pattern: string): boolean {
    if (!services.has(caller)) return true;
    const extras = this.messageHandlers.get(pattern)?.extras as { callers?: readonly string[] } | undefined;
    return extras?.callers?.includes(caller) ?? false;
  }

  private refuse(to: FrameSocket, id: number | undefined, reason: string): void {
    this.unauthenticated.refuse(reason);
    fail(to, id, new AppError('forbidden', 'rpc_refused', 'Refused'));
  }

  /** Resolves when the last frame of the answer is sent. */
  private async run(pattern: string, body: Buffer, call: AnyCall, send: Send): Promise<void> {
    try {
      const handler = this.messageHandlers.get(pattern) as Handler | undefined;
      if (!handler) throw new Error(`Nobody answers ${pattern}`);
      const answer: unknown = await handler({ input: JSON.parse(body.toString()), call }, { pattern });
      if (!isObservable(answer)) return send({}, answer as string);
      await new Promise<void>((done, fail) => {
        answer.subscribe({
          next: (item) => send({ more: true }, item as string),
          error: fail,
          complete: done,
        });
      });
      send({ end: true });
    } catch (error) {
      send({ failed: true }, JSON.stringify(AppError.from(error).toWire()));
    }
  }
}

const patternOf = ({ pattern }: Question) => (typeof pattern === 'string' ? pattern : '');

const fail = (to: FrameSocket, id: number | undefined, error: AppError): void => {
  if (id !== undefined) to.send({ id, failed: true }, JSON.stringify(error.toWire()));
};

import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import { AppError } from '@giftwell/contracts/core/error';
import { createServer, type Server as TcpServer, type Socket } from 'node:net';
import { CallVerifier, type CallContext, type SignedMetadata } from '../handlers/call.js';
import type { Logger } from '../log/log.js';
import { Calls, type RunningCall, type Send } from './calls.js';
import { Pending } from './pending.js';
import { FrameSocket } from './rpc-frames.js';
import { UnauthenticatedConnections } from './unauthenticated-connections.js';

export const cancelPattern = 'rpc.cancel';
export const pingPattern = 'rpc.ping';

/** More than all gateways and services need together. */
const maxConnections = 200;
/**
 * How long an idle connection is kept during a drain, so that calls on their way are refused and repeated elsewhere.
 */
const leastDrainMs = 250;

interface CallHeader {
  id?: number;
  pattern?: string;
  metadata?: unknown;
}

/** A call of a connection; its caller cancels it by the nonce of its frame. */
interface ConnectionCall {
  nonce: string;
  running: RunningCall;
}

/** RPC over TCP with signed frames, deadlines, cancellation and draining. */
export class RpcServer extends Server implements CustomTransportStrategy {
  private readonly calls = new Calls(this.messageHandlers);
  private readonly connections = new Set<FrameSocket>();
  private readonly verifier: CallVerifier;
  private readonly server: TcpServer;
  private readonly unauthenticated: UnauthenticatedConnections;

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
    this.server.maxConnections = maxConnections;
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
    this.server.close();
    await this.calls.drain(limitMs, leastDrainMs);
    // The last answers must still be written.
    await new Promise((done) => setImmediate(done));
  }

  private accept(socket: Socket): void {
    this.unauthenticated.watch(socket);
    const mine = new Pending<ConnectionCall>();
    const connection: FrameSocket = new FrameSocket(
      socket,
      (header, body) => {
        const call = this.verified(header, body, connection);
        if (!call) return;
        this.unauthenticated.accept(socket);
        this.receive(header, body, call, connection, mine);
      },
      // Only counted, because there may be thousands.
      () => this.unauthenticated.refuse('unreadable'),
    );
    this.connections.add(connection);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.connections.delete(connection);
      for (const { running } of mine.takeAll()) running.abort();
    });
  }

  private verified(header: CallHeader, body: Buffer, from: FrameSocket): CallContext | null {
    const call = this.verifier.verify(patternOf(header), body, header.metadata);
    if (typeof call !== 'string') return call;
    this.refuse(from, header.id, call);
    return null;
  }

  private receive(
    header: CallHeader,
    body: Buffer,
    call: CallContext,
    from: FrameSocket,
    mine: Pending<ConnectionCall>,
  ): void {
    const { id } = header;
    const pattern = patternOf(header);
    const { caller, nonce } = header.metadata as SignedMetadata;
    if (pattern === cancelPattern) return cancel(mine, body.toString());
    // A frame without an id expects no answer.
    if (id === undefined) return;
    if (pattern === pingPattern) return from.send({ id }, 'pong');
    if (!this.calls.mayCall(caller, pattern)) return this.refuse(from, id, 'not for this caller');
    const send: Send = (answer, text) => from.send({ id, ...answer }, text);
    try {
      const begun = { pattern, body: body.toString(), context: call };
      const one: ConnectionCall = { nonce, running: this.calls.begin(begun, send, () => mine.remove(one)) };
      mine.add(one);
    } catch (error) {
      fail(from, id, AppError.from(error));
    }
  }

  private refuse(to: FrameSocket, id: number | undefined, reason: string): void {
    this.unauthenticated.refuse(reason);
    fail(to, id, new AppError('forbidden', 'rpc_refused', 'Refused'));
  }
}

const cancel = (calls: Pending<ConnectionCall>, nonce: string) =>
  calls.find((call) => call.nonce === nonce)?.running.abort();

const patternOf = ({ pattern }: CallHeader) => (typeof pattern === 'string' ? pattern : '');

const fail = (to: FrameSocket, id: number | undefined, error: AppError): void => {
  if (id !== undefined) to.send({ id, failed: true }, JSON.stringify(error.toWire()));
};

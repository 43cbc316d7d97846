import { AppError } from '@giftwell/contracts/core/error';
import type { ServiceName } from '@giftwell/contracts/core/route';
import { setTimeout as sleep } from 'node:timers/promises';
import { signCall } from '../handlers/call.js';
import { Liveness } from './liveness.js';
import { RpcConnection, type TcpAddress } from './rpc-connection.js';
import { cancelPattern, pingPattern } from './rpc-server.js';
import { left, ServiceClient, type OutgoingCall } from './service-client.js';

const connectionsToAService = 4;
/** Calls on one connection are sent in one write; with more than this, a slow answer would delay too many. */
const sharedByFew = 8;
const retryEveryMs = 60;
const startRetryMs = 2_500;
const pingMs = 500;

export interface RpcCaller {
  /** The caller's name in the services' RPC_TRUSTED_KEYS. */
  caller: string;
  /** 64 hex digits. */
  key: string;
}

/** Calls one service over several connections, so that slow answers don't delay others. */
export class RpcClient extends ServiceClient {
  private readonly connections: RpcConnection[];
  private current = 0;
  private readonly liveness: Liveness;

  constructor(
    service: ServiceName,
    private readonly address: TcpAddress,
    private readonly identity: RpcCaller,
    private readonly now: () => number = Date.now,
  ) {
    super(service);
    this.connections = Array.from({ length: connectionsToAService }, () => new RpcConnection(address, now));
    this.liveness = new Liveness(() => this.ping(address));
  }

  close(): void {
    this.liveness.close();
    for (const connection of this.connections) connection.drop();
  }

  protected async send(outgoing: OutgoingCall): Promise<Buffer> {
    const { route, call, onItem } = outgoing;
    const retryUntil = Math.min(Date.now() + startRetryMs, call.deadline);
    let answered = false;
    const note = (item: Buffer) => {
      answered = true;
      onItem(item);
    };
    const attempted = { ...outgoing, onItem: note };
    // Only reads are repeated when a connection breaks during the call.
    let mayRepeat = route.method === 'GET';
    for (;;) {
      if (this.liveness.frozen) throw this.unavailable();
      try {
        return await this.attempt(attempted);
      } catch (error) {
        const early = wasNeverRun(error) && Date.now() + retryEveryMs < retryUntil;
        const again = !answered && (early || (mayRepeat && isLost(error)));
        if (!again) throw isLost(error) || wasNeverRun(error) ? this.unavailable() : AppError.from(error);
        if (early) await sleep(retryEveryMs);
        else mayRepeat = false;
      }
    }
  }

  private attempt({ pattern, body, call, signal, onItem }: OutgoingCall): Promise<Buffer> {
    return new Promise<Buffer>((resolve, reject) => {
      if (signal?.aborted) return reject(left());
      const { caller, key } = this.identity;
      const connection = this.freeConnection();
      const metadata = signCall(caller, key, pattern, body, call);
      const cancel = () => {
        const { nonce } = metadata;
        connection.tell(cancelPattern, nonce, signCall(caller, key, cancelPattern, nonce, call));
      };
      const settle = () => {
        clearTimeout(late);
        signal?.removeEventListener('abort', onAbort);
        forget();
      };
      const onAbort = () => {
        // Otherwise the next call would wait on it as long.
        if (connection.isDone) this.leave(connection);
        settle();
        cancel();
        reject(left());
      };
      const onLate = () => {
        void this.liveness.doubt();
        settle();
        cancel();
        // It may lead to a frozen process: later calls get a new connection, also while others wait on this one.
        this.leave(connection);
        this.leaveIdle();
        reject(this.unavailable());
      };
      let last: Buffer = noBytes;
      const forget = connection.ask(pattern, body, metadata, {
        item: (item) => onItem((last = item)),
        done: (answer = last) => {
          settle();
          resolve(answer);
        },
        fail: (error) => {
          settle();
          if (codeOf(error) === 'draining') this.leave(connection);
          reject(error);
        },
      });
      const late = setTimeout(onLate, Math.max(0, call.deadline - Date.now()));
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  /** Uses a new connection. A refused connection means that the process is down, which calls detect themselves. */
  private async ping(address: TcpAddress): Promise<void> {
    const connection = new RpcConnection(address);
    const { caller, key } = this.identity;
    const call = { userId: null, sessionId: null, requestId: 'ping', deadline: Date.now() + pingMs };
    const metadata = signCall(caller, key, pingPattern, '{}', call);
    let late: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((done, fail) => {
        late = setTimeout(() => fail(new Error('no answer')), pingMs);
        connection.ask(pingPattern, '{}', metadata, { item: () => undefined, done: () => done(), fail });
      });
    } catch (error) {
      if (!wasNeverRun(error)) throw error;
    } finally {
      clearTimeout(late);
      connection.drop();
    }
  }

  /** No new calls use the connection; running calls are awaited. */
  private leave(connection: RpcConnection): void {
    const at = this.connections.indexOf(connection);
    if (at === -1) return;
    this.connections[at] = new RpcConnection(this.address, this.now);
    connection.leave();
  }

  /** Idle connections may lead to the same process as one on which a call timed out. */
  private leaveIdle(): void {
    for (const connection of [...this.connections]) if (connection.pending === 0) this.leave(connection);
  }

  /**
   * The connection of the last call while its frame is unsent, so that simultaneous calls share a write; otherwise the
   * one with the fewest running calls, each in turn when several have as few.
   */
  private freeConnection(): RpcConnection {
    const last = this.connections[this.current]!;
    if (last.isSending && last.pending < sharedByFew) return last;
    let best = (this.current + 1) % connectionsToAService;
    for (let step = 2; step <= connectionsToAService; step += 1) {
      const other = (this.current + step) % connectionsToAService;
      if (this.connections[other]!.pending < this.connections[best]!.pending) best = other;
    }
    this.current = best;
    if (this.connections[best]!.isDone) this.leave(this.connections[best]!);
    return this.connections[best]!;
  }
}

const noBytes = Buffer.alloc(0);
const codeOf = (error: unknown) => (error as { code?: string } | null)?.code;
/** The call was never started, so repeating it is safe. */
const wasNeverRun = (error: unknown) => ['ECONNREFUSED', 'draining'].includes(codeOf(error) ?? '');
const isLost = (error: unknown) => ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(codeOf(error) ?? '');

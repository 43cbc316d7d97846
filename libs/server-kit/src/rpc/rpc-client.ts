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
  private readonly liveness: Liveness;

  constructor(
    service: ServiceName,
    private readonly address: TcpAddress,
    private readonly identity: RpcCaller,
  ) {
    super(service);
    this.connections = Array.from({ length: connectionsToAService }, () => new RpcConnection(address));
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
        settle();
        cancel();
        reject(left());
      };
      const onLate = () => {
        void this.liveness.doubt();
        // The next call gets a new connection, in case this one leads to a frozen process.
        const isLast = connection.pending <= 1;
        settle();
        isLast ? connection.drop() : cancel();
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

  /** A draining server closes the connection soon: no new calls use it, running calls are awaited. */
  private leave(connection: RpcConnection): void {
    const at = this.connections.indexOf(connection);
    if (at === -1) return;
    this.connections[at] = new RpcConnection(this.address);
    connection.leave();
  }

  /**
   * The first connection with few running calls, so that simultaneous calls share a write; otherwise the least busy
   * one.
   */
  private freeConnection(): RpcConnection {
    return (
      this.connections.find(({ pending }) => pending < sharedByFew) ??
      this.connections.reduce((best, next) => (next.pending < best.pending ? next : best))
    );
  }
}

const noBytes = Buffer.alloc(0);
const codeOf = (error: unknown) => (error as { code?: string } | null)?.code;
/** The call was never started, so repeating it is safe. */
const wasNeverRun = (error: unknown) => ['ECONNREFUSED', 'draining'].includes(codeOf(error) ?? '');
const isLost = (error: unknown) => ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(codeOf(error) ?? '');

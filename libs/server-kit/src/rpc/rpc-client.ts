import { AppError } from '@giftwell/contracts/core/error';
import type { ServiceName } from '@giftwell/contracts/core/route';
import { setTimeout as sleep } from 'node:timers/promises';
import { signCall } from '../handlers/call.js';
import type { TcpAddress } from './rpc-connection.js';
import { RpcConnections, type RpcCaller, type RpcTimes } from './rpc-connections.js';
import { cancelPattern } from './rpc-server.js';
import { callCancelled, ServiceClient, type OutgoingCall } from './service-client.js';

const retryEveryMs = 60;
const startRetryMs = 2_500;

/** Calls one service over several connections, so that slow answers don't delay others. */
export class RpcClient extends ServiceClient {
  private readonly connections: RpcConnections;

  constructor(
    service: ServiceName,
    address: TcpAddress,
    private readonly identity: RpcCaller,
    times: RpcTimes = {},
  ) {
    super(service);
    this.connections = new RpcConnections(address, identity, times);
  }

  close(): void {
    this.connections.close();
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
      if (!this.connections.canCall) throw this.unavailable();
      try {
        await this.connections.ready(call.deadline);
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
      if (signal?.aborted) return reject(callCancelled());
      const { caller, key } = this.identity;
      const connection = this.connections.next();
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
        reject(callCancelled());
      };
      const onLate = () => {
        this.connections.missed();
        settle();
        cancel();
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
          if (codeOf(error) === 'draining') this.connections.leave(connection);
          reject(error);
        },
      });
      const late = setTimeout(onLate, Math.max(0, call.deadline - Date.now()));
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }
}

const noBytes = Buffer.alloc(0);
const codeOf = (error: unknown) => (error as { code?: string } | null)?.code;
/** The call was never started, so repeating it is safe. */
const wasNeverRun = (error: unknown) =>
  ['ECONNREFUSED', 'ENOTCONN', 'draining'].includes(codeOf(error) ?? '');
const isLost = (error: unknown) =>
  ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTCONN'].includes(codeOf(error) ?? '');

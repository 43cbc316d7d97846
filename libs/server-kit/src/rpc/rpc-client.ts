import { AppError, invalid, unavailable } from '@giftwell/contracts/core/error';
import type { ResponseOutput, Route, RequestInput, ServiceName } from '@giftwell/contracts/core/route';
import { setTimeout as sleep } from 'node:timers/promises';
import { Observable } from 'rxjs';
import { signCall, type CallContext } from '../call.js';
import { Liveness } from './liveness.js';
import { RpcConnection, type Address } from './rpc-connection.js';
import { fitsFrame } from './rpc-frames.js';
import { cancelPattern, pingPattern } from './rpc-server.js';
import { streamPattern } from '../serves.js';

const connectionsToAService = 4;
/** Calls on one connection are sent in one write; with more than these, a slow answer would delay too many. */
const sharedByFew = 8;
const retryEveryMs = 60;
const startPatienceMs = 2_500;
const pingMs = 500;

export interface RpcCaller {
  /** The caller's name in the services' RPC_TRUSTED_KEYS. */
  caller: string;
  /** 64 hex digits. */
  key: string;
}
/** The caller's context; the deadline is that of the route, or what is left of the caller's own. */
export interface Asking extends Omit<CallContext, 'deadline'> {
  deadline?: number;
  signal?: AbortSignal;
}

interface Question {
  pattern: string;
  body: string;
  call: CallContext;
  signal: AbortSignal | undefined;
  onItem: (item: Buffer) => void;
}

/** Calls one service over several connections, so that a slow answer delays no other. */
export class RpcClient {
  private readonly connections: RpcConnection[];
  private readonly liveness: Liveness;

  constructor(
    readonly service: ServiceName,
    private readonly address: Address,
    private readonly identity: RpcCaller,
  ) {
    this.connections = Array.from({ length: connectionsToAService }, () => new RpcConnection(address));
    this.liveness = new Liveness(() => this.ping(address));
  }

  /** The answer as JSON bytes. Rejects with AppError; `unavailable` when the service is down, frozen or late. */
  json(route: Route, input: unknown, asking: Asking): Promise<Buffer> {
    return this.answer(route, route.name, input, asking);
  }

  /** The answer, parsed. */
  async call<R extends Route>(route: R, input: RequestInput<R>, asking: Asking): Promise<ResponseOutput<R>> {
    const json = await this.json(route, input, asking);
    return route.output.parse(JSON.parse(json.toString())) as ResponseOutput<R>;
  }

  /** `i<json>` for each item, then `d<json>`; unsubscribing cancels the work at the service. */
  stream(route: Route, input: unknown, asking: Asking): Observable<string> {
    return new Observable<string>((observer) => {
      const leave = new AbortController();
      const mine = { ...asking, signal: leave.signal };
      this.answer(route, streamPattern(route), input, mine, (item) => observer.next(item.toString())).then(
        () => observer.complete(),
        (error: unknown) => observer.error(error),
      );
      return () => leave.abort();
    });
  }

  close(): void {
    this.liveness.close();
    for (const connection of this.connections) connection.drop();
  }

  private async answer(
    route: Route,
    pattern: string,
    input: unknown,
    asking: Asking,
    onItem: (item: Buffer) => void = () => undefined,
  ): Promise<Buffer> {
    const deadline = Math.min(Date.now() + (route.timeoutMs ?? 5_000), asking.deadline ?? Infinity);
    const body = JSON.stringify(input);
    if (!fitsFrame(body)) throw invalid('body_too_large', 'That is too much to send at once');
    const patience = Math.min(Date.now() + startPatienceMs, deadline);
    let answered = false;
    const note = (item: Buffer) => {
      answered = true;
      onItem(item);
    };
    const question = { pattern, body, call: { ...asking, deadline }, signal: asking.signal, onItem: note };
    // Only reads are repeated when a connection breaks during the call.
    let mayRepeat = route.method === 'GET';
    for (;;) {
      if (this.liveness.frozen) throw this.unavailable();
      try {
        return await this.attempt(question);
      } catch (error) {
        const early = wasNeverRun(error) && Date.now() + retryEveryMs < patience;
        const again = !answered && (early || (mayRepeat && isLost(error)));
        if (!again) throw isLost(error) || wasNeverRun(error) ? this.unavailable() : AppError.from(error);
        if (early) await sleep(retryEveryMs);
        else mayRepeat = false;
      }
    }
  }

  private attempt({ pattern, body, call, signal, onItem }: Question): Promise<Buffer> {
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

  /** On a connection of its own. A refused connection means that the process is down, which calls detect themselves. */
  private async ping(address: Address): Promise<void> {
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

  /** A draining server closes the connection soon: no new calls go over it, running calls are awaited. */
  private leave(connection: RpcConnection): void {
    const at = this.connections.indexOf(connection);
    if (at === -1) return;
    this.connections[at] = new RpcConnection(this.address);
    connection.leave();
  }

  /** The first connection with few running calls, so that simultaneous calls share a write; else the least busy. */
  private freeConnection(): RpcConnection {
    return (
      this.connections.find(({ pending }) => pending < sharedByFew) ??
      this.connections.reduce((best, next) => (next.pending < best.pending ? next : best))
    );
  }

  private unavailable(): AppError {
    return unavailable(`${this.service.replace('-', '_')}_unavailable`);
  }
}

const noBytes = Buffer.alloc(0);
const left = () => unavailable('aborted', 'Cancelled');
const codeOf = (error: unknown) => (error as { code?: string } | null)?.code;
/** The call was never started, so repeating it is safe. */
const wasNeverRun = (error: unknown) => ['ECONNREFUSED', 'draining'].includes(codeOf(error) ?? '');
const isLost = (error: unknown) => ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(codeOf(error) ?? '');

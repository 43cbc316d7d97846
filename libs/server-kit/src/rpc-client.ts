import { ClientTCP } from '@nestjs/microservices';
import { AppError, invalid, unavailable } from '@giftwell/contracts/core/error';
import type { Out, Route, Sent, ServiceName } from '@giftwell/contracts/core/route';
import {
  catchError,
  lastValueFrom,
  mergeMap,
  Observable,
  takeUntil,
  tap,
  throwError,
  timeout,
  timer,
} from 'rxjs';
import { signCall, type CallContext } from './call.js';
import { cancelPattern, fitsFrame, maxFrameChars, pingPattern } from './rpc-server.js';
import { streamPattern } from './serves.js';
import { Liveness } from './liveness.js';

const connectionsToAService = 4;
const retryEveryMs = 60;
const startPatienceMs = 2_500;
const pingMs = 500;

export type Address = { host: string; port: number };
export interface RpcCaller {
  /** Who signs, as the services' RPC_TRUSTED_KEYS name it. */
  caller: string;
  /** 64 hex digits. */
  key: string;
}
/** What a caller adds to a call; the deadline follows from the route and from what is left of the caller's own. */
export interface Asking extends Omit<CallContext, 'deadline'> {
  deadline?: number;
  signal?: AbortSignal;
}

/** One TCP connection that knows how many answers it still owes. */
class Connection extends ClientTCP {
  pending = 0;
  private left = false;
  constructor({ host, port }: Address) {
    super({
      host,
      port,
      maxBufferSize: maxFrameChars,
      incompleteMessageTimeout: 10_000,
      maxSendBufferSize: 16_000_000,
    });
  }
  /** A connection that breaks is reported by the calls on it; Nest would log each one besides. */
  override handleError(): void {}
  override async connect() {
    const result: unknown = await super.connect();
    this.socket?.netSocket.setNoDelay(true);
    return result;
  }
  /** Sends one signed frame; the observable gives the raw replies. */
  ask(pattern: string, body: string, metadata: Record<string, string>): Observable<string> {
    return new Observable<string>((observer) => {
      this.pending += 1;
      let off: (() => void) | undefined;
      let gone = false;
      this.connect().then(
        () => {
          if (gone) return;
          off = this.publish(
            { pattern, data: body, metadata } as never,
            this.createObserver(observer as never),
          );
        },
        (error: unknown) => observer.error(error),
      );
      return () => {
        gone = true;
        this.pending -= 1;
        off?.();
        if (this.left && this.pending === 0) this.drop();
      };
    });
  }
  tell(pattern: string, body: string, metadata: Record<string, string>): void {
    if (this.socket) void this.dispatchEvent({ pattern, data: body, metadata } as never);
  }
  /** Closes when the last answer is there. */
  leave() {
    this.left = true;
    if (this.pending === 0) this.drop();
  }
  /** Closes at once, so that a peer that no longer reads holds nothing of ours. */
  drop() {
    this.socket?.netSocket.destroy();
    this.close();
  }
}

/** Calls one service over several connections, so that a slow answer holds up nothing else. */
export class RpcClient {
  private readonly connections: Connection[];
  private readonly liveness: Liveness;

  constructor(
    readonly service: ServiceName,
    private readonly address: Address,
    private readonly identity: RpcCaller,
  ) {
    this.connections = Array.from({ length: connectionsToAService }, () => new Connection(address));
    this.liveness = new Liveness(() => this.ping(address));
  }

  /** The answer as JSON text. Rejects with AppError; `unavailable` when the service is gone, frozen or late. */
  text(route: Route, input: unknown, asking: Asking): Promise<string> {
    return lastValueFrom(this.replies(route, route.name, input, asking));
  }

  /** The answer, parsed. */
  async call<R extends Route>(route: R, input: Sent<R>, asking: Asking): Promise<Out<R>> {
    return route.output.parse(JSON.parse(await this.text(route, input, asking))) as Out<R>;
  }

  /** `i<json>` for each item, then `d<json>`; unsubscribing cancels the work at the service. */
  stream(route: Route, input: unknown, asking: Asking): Observable<string> {
    return this.replies(route, streamPattern(route), input, asking);
  }

  close(): void {
    this.liveness.close();
    for (const connection of this.connections) connection.drop();
  }

  private replies(route: Route, pattern: string, input: unknown, asking: Asking): Observable<string> {
    const deadline = Math.min(Date.now() + (route.timeoutMs ?? 5_000), asking.deadline ?? Infinity);
    const call: CallContext = { ...asking, deadline };
    const body = JSON.stringify(input);
    if (!fitsFrame(body))
      return throwError(() => invalid('body_too_large', 'That is too much to send at once'));
    const patience = Math.min(Date.now() + startPatienceMs, deadline);
    const once = (mayRepeat: boolean): Observable<string> => {
      if (this.liveness.frozen) return throwError(() => this.unavailable());
      let answered = false;
      return this.attempt(pattern, body, call, asking.signal).pipe(
        tap(() => (answered = true)),
        catchError((error: unknown) => {
          const early = !answered && wasNeverRun(error) && Date.now() + retryEveryMs < patience;
          if (early) return timer(retryEveryMs).pipe(mergeMap(() => once(mayRepeat)));
          return !answered && mayRepeat && isLost(error) ? once(false) : throwError(() => error);
        }),
      );
    };
    // Only reads are asked twice when a connection broke with the question under way (S11).
    return once(route.method === 'GET').pipe(
      catchError((error: unknown) =>
        throwError(() => (isLost(error) || wasNeverRun(error) ? this.unavailable() : AppError.from(error))),
      ),
    );
  }

  private attempt(
    pattern: string,
    body: string,
    call: CallContext,
    signal?: AbortSignal,
  ): Observable<string> {
    return new Observable<string>((observer) => {
      const connection = this.leastBusy();
      const metadata = signCall(this.identity.caller, this.identity.key, pattern, body, call);
      let settled = false;
      const cancel = () => {
        const { nonce } = metadata;
        const { caller, key } = this.identity;
        connection.tell(cancelPattern, nonce, signCall(caller, key, cancelPattern, nonce, call));
      };
      const late = timer(Math.max(0, call.deadline - Date.now())).pipe(
        tap(() => {
          settled = true;
          void this.liveness.doubt();
          // The next call gets a fresh connection in case this one leads to a frozen process.
          connection.pending <= 1 ? connection.drop() : cancel();
          observer.error(this.unavailable());
        }),
      );
      const onAbort = () => observer.error(unavailable('aborted', 'Cancelled'));
      signal?.addEventListener('abort', onAbort, { once: true });
      const subscription = connection
        .ask(pattern, body, metadata)
        .pipe(takeUntil(late))
        .subscribe({
          next: (value) => observer.next(value),
          error: (error: unknown) => {
            settled = true;
            if (codeOf(error) === 'draining') this.leave(connection);
            observer.error(error);
          },
          complete: () => {
            settled = true;
            observer.complete();
          },
        });
      return () => {
        signal?.removeEventListener('abort', onAbort);
        if (!settled) cancel();
        subscription.unsubscribe();
      };
    });
  }

  /** On a connection of its own; a refused one means that the process is gone, which calls notice themselves. */
  private async ping(address: Address): Promise<void> {
    const connection = new Connection(address);
    const { caller, key } = this.identity;
    const call = { userId: null, sessionId: null, requestId: 'ping', deadline: Date.now() + pingMs };
    try {
      const pong = connection.ask(pingPattern, '{}', signCall(caller, key, pingPattern, '{}', call));
      await lastValueFrom(pong.pipe(timeout(pingMs)));
    } catch (error) {
      if (!wasNeverRun(error)) throw error;
    } finally {
      connection.drop();
    }
  }

  /** Whoever drains closes the connection soon: nothing more goes over it, and what it still owes is waited for. */
  private leave(connection: Connection): void {
    const at = this.connections.indexOf(connection);
    if (at === -1) return;
    this.connections[at] = new Connection(this.address);
    connection.leave();
  }

  private leastBusy(): Connection {
    return this.connections.reduce((best, next) => (next.pending < best.pending ? next : best));
  }

  private unavailable(): AppError {
    return unavailable(`${this.service.replace('-', '_')}_unavailable`);
  }
}

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code;
/** The question was never run, so that asking again is safe whatever it does. */
const wasNeverRun = (error: unknown) => ['ECONNREFUSED', 'draining'].includes(codeOf(error) ?? '');
const isLost = (error: unknown) =>
  ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(codeOf(error) ?? '') ||
  (error instanceof Error && error.message === 'Connection closed');

import { invalid, unavailable, type AppError } from '@giftwell/contracts/core/error';
import type { RequestInput, ResponseOutput, Route, ServiceName } from '@giftwell/contracts/core/route';
import { Observable } from 'rxjs';
import type { CallContext } from '../handlers/call.js';
import { streamPattern } from '../handlers/patterns.js';
import { inSpan, traceparent } from '../traces/traces.js';
import { fitsFrame } from './rpc-frames.js';

/** The caller's context; the deadline is the route's, or the rest of the caller's own. */
export interface CallerContext extends Omit<CallContext, 'deadline'> {
  deadline?: number;
  signal?: AbortSignal;
}

/** One call, independent of the transport. */
export interface OutgoingCall {
  route: Route;
  pattern: string;
  body: string;
  call: CallContext;
  signal: AbortSignal | undefined;
  onItem: (item: Buffer) => void;
}

interface Call {
  input: unknown;
  caller: CallerContext;
  onItem?: (item: Buffer) => void;
}

/** Calls one service; subclasses implement the transport. */
export abstract class ServiceClient {
  constructor(readonly service: ServiceName) {}

  abstract close(): void;
  /** The last item or the answer. Rejects with AppError. */
  protected abstract send(call: OutgoingCall): Promise<Buffer>;

  /** The answer as JSON bytes. Rejects with AppError; `unavailable` if the service is down, frozen or late. */
  json(route: Route, input: unknown, caller: CallerContext): Promise<Buffer> {
    return this.ask(route, route.name, { input, caller });
  }

  /** The answer, parsed. */
  async call<R extends Route>(
    route: R,
    input: RequestInput<R>,
    caller: CallerContext,
  ): Promise<ResponseOutput<R>> {
    const json = await this.json(route, input, caller);
    return route.output.parse(JSON.parse(json.toString())) as ResponseOutput<R>;
  }

  /** `i<json>` for each item, then `d<json>`; unsubscribing cancels the work at the service. */
  stream(route: Route, input: unknown, caller: CallerContext): Observable<string> {
    return new Observable<string>((observer) => {
      const leave = new AbortController();
      const mine = { ...caller, signal: leave.signal };
      const onItem = (item: Buffer) => observer.next(item.toString());
      this.ask(route, streamPattern(route), { input, caller: mine, onItem }).then(
        () => observer.complete(),
        (error: unknown) => observer.error(error),
      );
      return () => leave.abort();
    });
  }

  private async ask(
    route: Route,
    pattern: string,
    { input, caller, onItem = () => undefined }: Call,
  ): Promise<Buffer> {
    const deadline = Math.min(Date.now() + (route.timeoutMs ?? 5_000), caller.deadline ?? Infinity);
    const body = JSON.stringify(input);
    if (!fitsFrame(body)) throw invalid('body_too_large', 'That’s too much to send at once');
    return inSpan('outgoing call', { pattern }, () => {
      const call = { ...caller, deadline, trace: traceparent(caller.requestId) };
      return this.send({ route, pattern, body, call, signal: caller.signal, onItem });
    });
  }

  protected unavailable(): AppError {
    return unavailable(`${this.service.replace('-', '_')}_unavailable`);
  }
}

/** The caller cancelled the call. */
export const callCancelled = (): AppError => unavailable('aborted', 'Cancelled');

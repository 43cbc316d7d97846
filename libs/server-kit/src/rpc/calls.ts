import type { MessageHandler } from '@nestjs/microservices';
import { AppError } from '@giftwell/contracts/core/error';
import type { ServiceName } from '@giftwell/contracts/core/route';
import { isObservable, lastValueFrom } from 'rxjs';
import type { AnyCall, CallContext } from '../handlers/call.js';
import { isStreamPattern, oncePattern } from '../handlers/patterns.js';
import { isMeasuring, observe } from '../metrics/measures.js';
import { continueTrace, noteFailure } from '../traces/traces.js';

/** What a handler made by @Serves receives. */
export interface Frame {
  input: unknown;
  call: AnyCall;
}

/** What is sent to the caller: the answer, items and an end, or an error. */
export interface FrameHeader {
  more?: true;
  end?: true;
  failed?: true;
}
/** A received call: its route's pattern, its input as JSON, and the caller. */
interface Begun {
  pattern: string;
  body: string;
  context: CallContext;
}
export type Send = (header: FrameHeader, json?: string) => void;

type Handler = MessageHandler<Frame, { pattern: string }>;
type Handlers = ReadonlyMap<string, MessageHandler>;

const services = new Set<string>(['auth', 'gift-ai', 'planning', 'payments'] satisfies ServiceName[]);

/** A running call. Its signal is created on first use, because most handlers don't need it. */
export class RunningCall implements AnyCall {
  readonly userId: CallContext['userId'];
  readonly sessionId: string | null;
  readonly requestId: string;
  readonly deadline: number;
  readonly idempotencyKey: string | undefined;
  readonly clientAddress: string | undefined;
  readonly browser: string | undefined;
  private controller: AbortController | undefined;
  private aborted = false;

  constructor({
    userId,
    sessionId,
    requestId,
    deadline,
    idempotencyKey,
    clientAddress,
    browser,
  }: CallContext) {
    this.userId = userId;
    this.sessionId = sessionId;
    this.requestId = requestId;
    this.deadline = deadline;
    this.idempotencyKey = idempotencyKey;
    this.clientAddress = clientAddress;
    this.browser = browser;
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

/** Runs the handlers of a service for every transport: permissions, deadlines and draining. */
export class Calls {
  private running = 0;
  private draining = false;

  constructor(private readonly handlers: Handlers) {}

  /** A service may call only routes that list it; the gateway may call all. */
  mayCall(caller: string, pattern: string): boolean {
    if (!services.has(caller)) return true;
    const extras = this.handlers.get(pattern)?.extras as { callers?: readonly string[] } | undefined;
    return extras?.callers?.includes(caller) ?? false;
  }

  /** Starts a call; `over` runs after the last frame. Throws `unavailable` while draining and after the deadline. */
  begin({ pattern, body, context }: Begun, send: Send, over: () => void): RunningCall {
    if (this.draining) throw new AppError('unavailable', 'draining', 'Restarting');
    const left = context.deadline - Date.now();
    if (left <= 0) throw new AppError('unavailable', 'deadline', 'Took too long');
    const call = new RunningCall(context);
    const timer = setTimeout(() => call.abort(), left);
    this.running += 1;
    const about = { kind: 'incoming call', facts: { pattern }, from: [context.trace] } as const;
    void continueTrace(about, () => this.run(pattern, body, call, measured(pattern, send))).finally(() => {
      clearTimeout(timer);
      this.running -= 1;
      over();
    });
    return call;
  }

  /** Refuses new calls and waits for running ones, at least `leastMs` and at most `limitMs`. */
  async drain(limitMs: number, leastMs = 0): Promise<void> {
    this.draining = true;
    const since = Date.now();
    const goesOn = () => this.running > 0 || Date.now() - since < leastMs;
    while (goesOn() && Date.now() - since < limitMs) await new Promise((done) => setTimeout(done, 20));
  }

  private handlerOf(pattern: string, { idempotencyKey }: AnyCall): Handler | undefined {
    const once = idempotencyKey === undefined ? undefined : this.handlers.get(oncePattern(pattern));
    return (once ?? this.handlers.get(pattern)) as Handler | undefined;
  }

  private async run(pattern: string, body: string, call: AnyCall, send: Send): Promise<void> {
    try {
      const handler = this.handlerOf(pattern, call);
      if (!handler) throw new Error(`No RPC handler for ${pattern}`);
      const answer: unknown = await handler({ input: JSON.parse(body), call }, { pattern });
      if (!isObservable(answer)) return send({}, answer as string);
      if (!isStreamPattern(pattern)) return send({}, (await lastValueFrom(answer)) as string);
      await new Promise<void>((done, fail) => {
        answer.subscribe({
          next: (item) => send({ more: true }, item as string),
          error: fail,
          complete: done,
        });
      });
      send({ end: true });
    } catch (error) {
      const wire = AppError.from(error).toWire();
      // Other kinds are answers: that something isn't there, or isn't allowed.
      if (wire.kind === 'internal' || wire.kind === 'unavailable') noteFailure(wire.code);
      send({ failed: true }, JSON.stringify(wire));
    }
  }
}

/** Records how long a call takes until its last frame, if calls are measured. */
function measured(pattern: string, send: Send): Send {
  if (!isMeasuring()) return send;
  const since = performance.now();
  return (header, json) => {
    const outcome = header.failed ? 'failed' : 'ok';
    if (!header.more)
      observe('giftwell_rpc_call_seconds', { pattern, outcome }, (performance.now() - since) / 1000);
    send(header, json);
  };
}

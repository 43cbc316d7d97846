import type { OpenTraces } from './open-traces.js';
import type { RequestSpan, SpanFacts } from './span-facts.js';

/** Undefined while nothing is traced: without a collector a span costs one comparison. */
let open: OpenTraces | undefined;

export const isTracing = (): boolean => open !== undefined;

/** Begins to trace; `undefined` ends it. */
export function setTraces(traces: OpenTraces | undefined): void {
  open = traces;
}

/** Runs `work` in a span, if it belongs to a trace that is recorded. */
export function inSpan<K extends keyof SpanFacts, T>(
  kind: K,
  facts: SpanFacts[K],
  work: () => Promise<T>,
): Promise<T> {
  return open ? open.inSpan(kind, facts, work) : work();
}

/**
 * Runs `work` in a span of a trace that came from elsewhere, as `traceparent`. Of several, the first recorded one is
 * the parent, and the others are linked. Without any, a new trace begins.
 */
export function continueTrace<K extends keyof SpanFacts, T>(
  about: { kind: K; facts: SpanFacts[K]; from: readonly (string | undefined)[] },
  work: () => Promise<T>,
): Promise<T> {
  return open ? open.continue(about, work) : work();
}

/** Begins a span around work that isn't one promise; the returned function ends it. */
export function beginSpan<K extends keyof SpanFacts>(
  kind: K,
  facts: SpanFacts[K],
): ((error?: unknown) => void) | undefined {
  return open?.begin(kind, facts);
}

/** Notes in the current span that its work has failed with this code. */
export function noteFailure(code: string): void {
  open?.noteFailure(code);
}

/** The current place in a trace, in the form of W3C's `traceparent`; of a request that isn't recorded, by its id. */
export const traceparent = (requestId?: string): string | undefined => open?.traceparent(requestId);

/** The id of the current trace. */
export const traceId = (): string | undefined => open?.traceId();

/** Runs `work`, which goes on after what caused it, outside of every trace. */
export const outsideTraces = <T>(work: () => T): T => (open ? open.outside(work) : work());

/** While requests are traced, the id of a new one: that of the client's trace if it sent one. */
export const tracedRequestId = (sent: string | string[] | undefined): string | undefined =>
  open?.requestId(sent);

/** Begins the span of an HTTP request with an id of `tracedRequestId`, if it is recorded. */
export const beginRequest = (id: string, sent: string | string[] | undefined): RequestSpan | undefined =>
  open?.beginRequest(id, sent);

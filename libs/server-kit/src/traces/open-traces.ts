import {
  isValidTraceId,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type SpanContext,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseKeyPairsIntoRecord, parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_NAME,
} from '@opentelemetry/semantic-conventions';
import { describe, type RequestSpan, type SpanFacts } from './span-facts.js';

export interface TraceOptions {
  /** The address of the collector, without `/v1/traces`. */
  endpoint: string;
  /** `name=value`, comma separated. */
  headers: string;
  /** The share of traces that are recorded, 0 to 1. */
  ratio: number;
  service: string;
  /** Called when spans could not be sent. */
  failed(error: unknown): void;
}

const exportMs = 2_000;
/** Of requests that are not recorded, which have no span. */
const notRecordedSpanId = '0000000000000001';

/** Trace ids may be chosen, so that a trace has the id of its request. */
class TraceIds extends RandomIdGenerator {
  next: string | undefined;

  override generateTraceId = (): string => {
    const id = this.next ?? this.newTraceId();
    this.next = undefined;
    return id;
  };
  private readonly random = new RandomIdGenerator();
  readonly newTraceId = (): string => this.random.generateTraceId();
}

const sent = (value: string | string[] | undefined) =>
  typeof value === 'string' ? parseTraceParent(value) : null;
const isRecorded = (place: SpanContext) => (place.traceFlags & TraceFlags.SAMPLED) !== 0;

/**
 * OpenTelemetry's SDK with what this code needs of it. Nothing is registered globally, so that packages with spans of
 * their own add none.
 */
export class OpenTraces {
  private readonly ids = new TraceIds();
  private readonly contexts = new AsyncLocalStorageContextManager().enable();
  private readonly ratio: TraceIdRatioBasedSampler;
  private readonly provider: TracerProvider;
  private readonly tracer;

  constructor({ endpoint, headers, ratio, service, failed }: TraceOptions) {
    this.ratio = new TraceIdRatioBasedSampler(ratio);
    const exporter = new OTLPTraceExporter({
      url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
      headers: parseKeyPairsIntoRecord(headers),
      timeoutMillis: exportMs,
    });
    setGlobalErrorHandler(failed);
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: service }),
      sampler: new ParentBasedSampler({ root: this.ratio }),
      idGenerator: this.ids,
      spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportMs })],
    });
    this.tracer = this.provider.getTracer('giftwell');
  }

  inSpan<K extends keyof SpanFacts, T>(kind: K, facts: SpanFacts[K], work: () => Promise<T>): Promise<T> {
    const parent = this.contexts.active();
    return this.current(parent)?.isRecording() ? this.run(this.start(kind, facts, parent), work) : work();
  }

  continue<K extends keyof SpanFacts, T>(
    { kind, facts, from }: { kind: K; facts: SpanFacts[K]; from: readonly (string | undefined)[] },
    work: () => Promise<T>,
  ): Promise<T> {
    const places = from.flatMap((one) => sent(one) ?? []);
    const parent = places.find(isRecorded) ?? places[0];
    if (!parent) return this.run(this.start(kind, facts, ROOT_CONTEXT), work);
    const context = trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
    if (!isRecorded(parent)) return this.contexts.with(context, work);
    const links = places.filter((one) => one !== parent && isRecorded(one));
    return this.run(this.start(kind, facts, context, links), work);
  }

  begin<K extends keyof SpanFacts>(kind: K, facts: SpanFacts[K]): ((error?: unknown) => void) | undefined {
    const parent = this.contexts.active();
    if (!this.current(parent)?.isRecording()) return undefined;
    const span = this.start(kind, facts, parent).span;
    return (error) => end(span, error);
  }

  noteFailure(code: string): void {
    const span = this.current();
    if (span?.isRecording()) markFailed(span, code);
  }

  traceparent(requestId?: string): string | undefined {
    const place = this.current()?.spanContext();
    if (place) return `00-${place.traceId}-${place.spanId}-${isRecorded(place) ? '01' : '00'}`;
    // A request without a span is not recorded, and neither is what it causes.
    return requestId && isValidTraceId(requestId) ? `00-${requestId}-${notRecordedSpanId}-00` : undefined;
  }

  traceId(): string | undefined {
    return this.current()?.spanContext().traceId;
  }

  outside<T>(work: () => T): T {
    return this.contexts.with(ROOT_CONTEXT, work);
  }

  requestId(given: string | string[] | undefined): string {
    return sent(given)?.traceId ?? this.ids.newTraceId();
  }

  /** Decides whether a request is recorded. The client's header doesn't count, because anybody may send one. */
  beginRequest(id: string, given: string | string[] | undefined): RequestSpan | undefined {
    if (this.ratio.shouldSample(ROOT_CONTEXT, id).decision !== SamplingDecision.RECORD_AND_SAMPLED)
      return undefined;
    const { span, context } = this.startRequest(id, given);
    return {
      run: (work) => this.contexts.with(context, work),
      end: ({ method, route, status }) => {
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          [ATTR_HTTP_REQUEST_METHOD]: method,
          [ATTR_HTTP_ROUTE]: route,
          [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
        });
        if (status >= 500) markFailed(span, String(status));
        span.end();
      },
    };
  }

  close(): Promise<void> {
    this.contexts.disable();
    return this.provider.shutdown();
  }

  private startRequest(id: string, given: string | string[] | undefined): { span: Span; context: Context } {
    const client = sent(given);
    const parent = client
      ? trace.setSpanContext(ROOT_CONTEXT, { ...client, traceFlags: TraceFlags.SAMPLED, isRemote: true })
      : ROOT_CONTEXT;
    this.ids.next = id;
    const span = this.tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
    this.ids.next = undefined;
    return { span, context: trace.setSpan(parent, span) };
  }

  private current(context = this.contexts.active()): Span | undefined {
    return trace.getSpan(context);
  }

  private start<K extends keyof SpanFacts>(
    kind: K,
    facts: SpanFacts[K],
    parent: Context,
    linked: SpanContext[] = [],
  ): { span: Span; context: Context } {
    const { name, ...options } = describe[kind](facts);
    const links = linked.map((context) => ({ context }));
    const span = this.tracer.startSpan(name, { ...options, links }, parent);
    return { span, context: trace.setSpan(parent, span) };
  }

  private async run<T>(
    { span, context }: { span: Span; context: Context },
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      const result = await this.contexts.with(context, work);
      end(span);
      return result;
    } catch (error) {
      end(span, error);
      throw error;
    }
  }
}

/** Never with the message of an error, which may hold personal data. */
function markFailed(span: Span, code: string): void {
  span.setAttribute(ATTR_ERROR_TYPE, code);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function end(span: Span, error?: unknown): void {
  if (error !== undefined) markFailed(span, codeOf(error));
  span.end();
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.constructor.name : 'unknown';
}

import { isValidTraceId, ROOT_CONTEXT, SpanKind, TraceFlags, type SpanContext } from '@opentelemetry/api';
import { parseKeyPairsIntoRecord, parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_NAME,
} from '@opentelemetry/semantic-conventions';
import { AsyncLocalStorage } from 'node:async_hooks';
import { RecordedSpan, type SpanSource } from './recorded-span.js';
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

const sent = (value: string | string[] | undefined) =>
  typeof value === 'string' ? parseTraceParent(value) : null;
const childOf = (parent: SpanContext) => ({ traceId: parent.traceId, parent });
const isRecorded = (place: SpanContext) => (place.traceFlags & TraceFlags.SAMPLED) !== 0;

/**
 * Records spans by hand and sends them with OpenTelemetry's processor and exporter. Nothing is registered globally, so
 * that packages with spans of their own add none.
 */
export class OpenTraces {
  private readonly ids = new RandomIdGenerator();
  private readonly current = new AsyncLocalStorage<SpanContext | undefined>();
  private readonly ratio: TraceIdRatioBasedSampler;
  private readonly source: SpanSource;
  private readonly processor: BatchSpanProcessor;

  constructor({ endpoint, headers, ratio, service, failed }: TraceOptions) {
    this.ratio = new TraceIdRatioBasedSampler(ratio);
    const exporter = new OTLPTraceExporter({
      url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
      headers: parseKeyPairsIntoRecord(headers),
      timeoutMillis: exportMs,
    });
    setGlobalErrorHandler(failed);
    const resource = resourceFromAttributes({ [ATTR_SERVICE_NAME]: service });
    this.source = { resource: defaultResource().merge(resource), scope: { name: 'giftwell' } };
    this.processor = new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportMs });
  }

  inSpan<K extends keyof SpanFacts, T>(kind: K, facts: SpanFacts[K], work: () => Promise<T>): Promise<T> {
    const parent = this.recording();
    return parent ? this.run(this.start(kind, facts, childOf(parent)), work) : work();
  }

  continue<K extends keyof SpanFacts, T>(
    { kind, facts, from }: { kind: K; facts: SpanFacts[K]; from: readonly (string | undefined)[] },
    work: () => Promise<T>,
  ): Promise<T> {
    const places = from.flatMap((one) => sent(one) ?? []);
    const parent = places.find(isRecorded) ?? places[0];
    if (!parent) return this.beginTrace(kind, facts, work);
    if (!isRecorded(parent)) return this.current.run(parent, work);
    const links = places.filter((one) => one !== parent && isRecorded(one));
    return this.run(this.start(kind, facts, { ...childOf({ ...parent, isRemote: true }), links }), work);
  }

  begin<K extends keyof SpanFacts>(kind: K, facts: SpanFacts[K]): ((error?: unknown) => void) | undefined {
    const parent = this.recording();
    if (!parent) return undefined;
    const span = this.start(kind, facts, childOf(parent));
    return (error) => this.end(span, error);
  }

  noteFailure(code: string): void {
    this.recording()?.fail(code);
  }

  traceparent(requestId?: string): string | undefined {
    const place = this.current.getStore();
    if (place) return `00-${place.traceId}-${place.spanId}-${isRecorded(place) ? '01' : '00'}`;
    // A request without a span is not recorded, and neither is what it causes.
    return requestId && isValidTraceId(requestId) ? `00-${requestId}-${notRecordedSpanId}-00` : undefined;
  }

  traceId(): string | undefined {
    return this.current.getStore()?.traceId;
  }

  outside<T>(work: () => T): T {
    return this.current.run(undefined, work);
  }

  requestId(given: string | string[] | undefined): string {
    return sent(given)?.traceId ?? this.ids.generateTraceId();
  }

  /** Decides whether a request is recorded. The client's header doesn't count, because anybody may send one. */
  beginRequest(id: string, given: string | string[] | undefined): RequestSpan | undefined {
    if (!this.isChosen(id)) return undefined;
    const client = sent(given);
    const span = new RecordedSpan(this.source, {
      ...{ traceId: id, spanId: this.ids.generateSpanId(), name: 'request', kind: SpanKind.SERVER },
      parent: client ? { ...client, traceFlags: TraceFlags.SAMPLED, isRemote: true } : undefined,
    });
    return {
      run: (work) => this.current.run(span, work),
      end: ({ method, route, status }) => {
        span.name = `${method} ${route}`;
        span.attributes = {
          [ATTR_HTTP_REQUEST_METHOD]: method,
          [ATTR_HTTP_ROUTE]: route,
          [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
        };
        if (status >= 500) span.fail(String(status));
        this.end(span);
      },
    };
  }

  close(): Promise<void> {
    this.current.disable();
    return this.processor.shutdown();
  }

  private isChosen(traceId: string): boolean {
    return this.ratio.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED;
  }

  /** The current span, if it is recorded and has not ended. */
  private recording(): RecordedSpan | undefined {
    const place = this.current.getStore();
    return place instanceof RecordedSpan && !place.ended ? place : undefined;
  }

  private beginTrace<K extends keyof SpanFacts, T>(
    kind: K,
    facts: SpanFacts[K],
    work: () => Promise<T>,
  ): Promise<T> {
    const traceId = this.ids.generateTraceId();
    if (this.isChosen(traceId)) return this.run(this.start(kind, facts, { traceId }), work);
    return this.current.run({ traceId, spanId: notRecordedSpanId, traceFlags: TraceFlags.NONE }, work);
  }

  private start<K extends keyof SpanFacts>(
    kind: K,
    facts: SpanFacts[K],
    { traceId, parent, links }: { traceId: string; parent?: SpanContext; links?: SpanContext[] },
  ): RecordedSpan {
    const spanId = this.ids.generateSpanId();
    return new RecordedSpan(this.source, { traceId, spanId, parent, links, ...describe[kind](facts) });
  }

  private async run<T>(span: RecordedSpan, work: () => Promise<T>): Promise<T> {
    try {
      const result = await this.current.run(span, work);
      this.end(span);
      return result;
    } catch (error) {
      this.end(span, error);
      throw error;
    }
  }

  private end(span: RecordedSpan, error?: unknown): void {
    if (error !== undefined) span.fail(codeOf(error));
    span.end();
    this.processor.onEnd(span);
  }
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.constructor.name : 'unknown';
}

import { SpanKind, SpanStatusCode, TraceFlags, type Attributes, type SpanContext } from '@opentelemetry/api';
import { millisToHrTime, type InstrumentationScope } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions';

/** The process and the code that spans come from. */
export interface SpanSource {
  resource: Resource;
  scope: InstrumentationScope;
}

/** What a span has from its begin. */
export interface SpanBegin {
  traceId: string;
  spanId: string;
  parent?: SpanContext | undefined;
  links?: readonly SpanContext[];
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
}

const none: never[] = [];
const unset = { code: SpanStatusCode.UNSET };
const failed = { code: SpanStatusCode.ERROR };
/** The system's clock may be set; the monotonic clock that measures spans is then adjusted to it. */
const toleratedDriftMs = 20;
let origin = performance.timeOrigin;

/** Milliseconds since 1970 of a time of the monotonic clock that is now; finer than `Date.now()`. */
function sinceEpoch(now: number): number {
  if (Math.abs(Date.now() - origin - now) > toleratedDriftMs) origin = Date.now() - now;
  return origin + now;
}

/**
 * A span that is recorded, in the form that OpenTelemetry's exporter reads. The SDK's own spans took most of the time
 * of traces: they are built for limits, events and samplers of their own, and of many more objects.
 */
export class RecordedSpan implements ReadableSpan, SpanContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags = TraceFlags.SAMPLED;
  readonly parentSpanContext: SpanContext | undefined;
  readonly kind: SpanKind;
  name: string;
  attributes: Attributes;
  status: { code: SpanStatusCode } = unset;
  ended = false;
  readonly droppedAttributesCount = 0;
  readonly droppedEventsCount = 0;
  readonly droppedLinksCount = 0;
  private readonly linked: readonly SpanContext[];
  private readonly begun = performance.now();
  private readonly begunMs = sinceEpoch(this.begun);
  private elapsedMs = 0;

  constructor(
    private readonly source: SpanSource,
    { traceId, spanId, parent, links = none, name, kind, attributes = {} }: SpanBegin,
  ) {
    this.traceId = traceId;
    this.spanId = spanId;
    this.parentSpanContext = parent;
    this.linked = links;
    this.name = name;
    this.kind = kind;
    this.attributes = attributes;
  }

  spanContext(): SpanContext {
    return this;
  }

  /** Never with the message of an error, which may hold personal data. */
  fail(code: string): void {
    this.attributes = { ...this.attributes, [ATTR_ERROR_TYPE]: code };
    this.status = failed;
  }

  end(): void {
    this.ended = true;
    this.elapsedMs = performance.now() - this.begun;
  }

  get startTime() {
    return millisToHrTime(this.begunMs);
  }

  get endTime() {
    return millisToHrTime(this.begunMs + this.elapsedMs);
  }

  get duration() {
    return millisToHrTime(this.elapsedMs);
  }

  get links() {
    return this.linked.map((context) => ({ context }));
  }

  get events(): never[] {
    return none;
  }

  get resource() {
    return this.source.resource;
  }

  get instrumentationScope() {
    return this.source.scope;
  }
}

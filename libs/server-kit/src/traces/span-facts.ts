import { SpanKind, type Attributes } from '@opentelemetry/api';
import {
  ATTR_DB_NAMESPACE,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions';

/** What is known of a span when it begins, by its kind. */
export interface SpanFacts {
  /** A call of a route, at its caller and at its service. */
  'outgoing call': { pattern: string };
  'incoming call': { pattern: string };
  statement: { schema: string; text: string };
  /** Jobs or events written to the outbox. */
  'added jobs': { queue: string; count: number };
  job: { queue: string; id: string };
  /** Jobs or events that are handled in one transaction. */
  batch: { queue: string; count: number };
  'provider call': { provider: string };
}

/** What is known of a request when it ends. */
export interface RequestFacts {
  method: string;
  /** The pattern, because an address may contain a share code. */
  route: string;
  status: number;
}

export interface RequestSpan {
  /** Runs `work` in the span. */
  run(work: () => void): void;
  end(facts: RequestFacts): void;
}

interface Described {
  name: string;
  kind: SpanKind;
  attributes: Attributes;
}

const maxStatementLength = 1_000;
const queued = (queue: string) => ({ 'messaging.system': 'bullmq', 'messaging.destination.name': queue });
const called = (pattern: string) => ({ 'rpc.system.name': 'giftwell', 'rpc.method': pattern });

type Describe = { [K in keyof SpanFacts]: (facts: SpanFacts[K]) => Described };

/** Names and attributes as OpenTelemetry's conventions have them. Values of statements and data of jobs are left out. */
export const describe: Describe = {
  'outgoing call': ({ pattern }) => ({
    name: pattern,
    kind: SpanKind.CLIENT,
    attributes: called(pattern),
  }),
  'incoming call': ({ pattern }) => ({
    name: pattern,
    kind: SpanKind.SERVER,
    attributes: called(pattern),
  }),
  statement: ({ schema, text }) => ({
    name: `${/^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'statement'} ${schema}`,
    kind: SpanKind.CLIENT,
    attributes: {
      [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
      [ATTR_DB_NAMESPACE]: schema,
      [ATTR_DB_QUERY_TEXT]: text.slice(0, maxStatementLength),
    },
  }),
  'added jobs': ({ queue, count }) => ({
    name: `send ${queue}`,
    kind: SpanKind.PRODUCER,
    attributes: { ...queued(queue), 'messaging.batch.message_count': count },
  }),
  job: ({ queue, id }) => ({
    name: `process ${queue}`,
    kind: SpanKind.CONSUMER,
    attributes: { ...queued(queue), 'messaging.message.id': id },
  }),
  batch: ({ queue, count }) => ({
    name: `process ${queue} together`,
    kind: SpanKind.INTERNAL,
    attributes: { ...queued(queue), 'messaging.batch.message_count': count },
  }),
  'provider call': ({ provider }) => ({
    name: `call ${provider}`,
    kind: SpanKind.CLIENT,
    attributes: { 'peer.service': provider },
  }),
};

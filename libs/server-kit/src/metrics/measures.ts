import type { Counter, Histogram, Registry } from 'prom-client';

/** Seconds: from a cached answer to the longest deadline. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Durations by the name of their metric, with their labels. */
const durations = {
  giftwell_http_request_seconds: { help: 'HTTP requests', labels: ['method', 'route', 'status'] },
  giftwell_rpc_call_seconds: { help: 'Calls of routes, at the service', labels: ['pattern', 'outcome'] },
  giftwell_sql_statement_seconds: { help: 'SQL statements', labels: ['schema'] },
  giftwell_job_seconds: { help: 'Jobs and events', labels: ['queue', 'outcome'] },
  giftwell_provider_call_seconds: { help: 'Calls of outside providers', labels: ['provider', 'outcome'] },
} as const;

/** Counters by the name of their metric, with their labels. */
const counts = {
  giftwell_mails_total: {
    help: 'Mails by their final state',
    labels: ['state'],
    // Otherwise the first one that fails is a new series, whose increase is 0, and no alert tells of it.
    fromStart: { state: 'failed' },
  },
  giftwell_suggestions_total: { help: 'Ideas by the engine that gave them', labels: ['engine'] },
  giftwell_provider_usage_total: { help: 'What providers charge for', labels: ['provider', 'unit'] },
  giftwell_suggestion_fallbacks_total: { help: 'Answers of the catalogue after a model failed', labels: [] },
} as const;

type Durations = typeof durations;
type Counts = typeof counts;
export type DurationName = keyof Durations;
export type CountName = keyof Counts;

type Labels<T extends { labels: readonly string[] }> = Record<T['labels'][number], string | number>;

interface Measures {
  durations: Record<string, Histogram>;
  counts: Record<string, Counter>;
}

/** Undefined while nothing is measured: without METRICS_PORT a measurement costs one comparison. */
let measures: Measures | undefined;

/** Records a duration in seconds. */
export function observe<N extends DurationName>(name: N, labels: Labels<Durations[N]>, value: number): void {
  measures?.durations[name]?.observe(labels, value);
}

/** Counts one, or so many. */
export function count<N extends CountName>(name: N, labels: Labels<Counts[N]>, by = 1): void {
  measures?.counts[name]?.inc(labels, by);
}

export const isMeasuring = (): boolean => measures !== undefined;

/** Runs `work` and records its duration, with the outcome `ok` or `failed`. */
export async function observeWork<T>(
  record: (outcome: 'ok' | 'failed', seconds: number) => void,
  work: () => Promise<T>,
): Promise<T> {
  if (!measures) return work();
  const since = performance.now();
  let outcome: 'ok' | 'failed' = 'failed';
  try {
    const result = await work();
    outcome = 'ok';
    return result;
  } finally {
    record(outcome, (performance.now() - since) / 1000);
  }
}

/** Begins to measure, into this registry. */
export function beginMeasures(library: typeof import('prom-client'), registry: Registry): void {
  const options = (name: string, { help, labels }: { help: string; labels: readonly string[] }) => ({
    ...{ name, help, labelNames: [...labels], registers: [registry] },
  });
  measures = {
    durations: Object.fromEntries(
      Object.entries(durations).map(([name, about]) => [
        name,
        new library.Histogram({ ...options(name, about), buckets: seconds }),
      ]),
    ),
    counts: Object.fromEntries(
      Object.entries(counts).map(([name, about]) => {
        const counter = new library.Counter(options(name, about));
        if ('fromStart' in about) counter.inc(about.fromStart, 0);
        return [name, counter];
      }),
    ),
  };
}

/** Ends it, for tests that start several processes' parts in one. */
export function endMeasures(): void {
  measures = undefined;
}

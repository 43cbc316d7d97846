import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import { answerOperator, isOperatorPath } from '../operators/operator-pages.js';
import { beginMeasures, endMeasures } from './measures.js';

/** A value that is read when metrics are asked for, for each set of labels. */
export interface GaugeSample {
  labels: Record<string, string>;
  value: number;
}

/** Gauges by the name of their metric, with their labels. */
const gauges = {
  giftwell_queue_jobs: { help: 'Jobs in a queue', labels: ['queue', 'state'] },
  giftwell_queue_age_seconds: { help: 'Age of the oldest waiting job', labels: ['queue'] },
  giftwell_outbox_rows: { help: 'Rows that are not in a queue yet', labels: ['schema'] },
  giftwell_outbox_age_seconds: { help: 'Age of the oldest row of the outbox', labels: ['schema'] },
  giftwell_redis_memory_bytes: { help: 'Memory that Redis uses', labels: [] },
  giftwell_redis_memory_limit_bytes: { help: 'Memory that Redis may use', labels: [] },
  giftwell_ledger_cents: { help: 'Balance of the accounts of the ledger', labels: ['account'] },
  giftwell_ledger_differing_groups: { help: 'Groups whose total isn’t what the ledger says', labels: [] },
} as const;
export type GaugeName = keyof typeof gauges;

type Read = () => Promise<Partial<Record<GaugeName, GaugeSample[]>>>;

const reads = new Set<Read>();

/** Asks `read` whenever metrics are asked for; returns a function that ends this. */
export function addGaugeReader(read: Read): () => void {
  reads.add(read);
  return () => void reads.delete(read);
}

type Library = typeof import('prom-client');

function registryOf(library: Library): { registry: Registry; refresh: () => Promise<void> } {
  const registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  beginMeasures(library, registry);
  const made = Object.entries(gauges).map(
    ([name, { help, labels }]) =>
      [name, new library.Gauge({ name, help, labelNames: [...labels], registers: [registry] })] as const,
  );
  const refresh = async () => {
    // A store that is down leaves its samples out; the others are still answered.
    const settled = await Promise.allSettled([...reads].map((read) => read()));
    const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const [name, gauge] of made) {
      gauge.reset();
      for (const { labels, value } of answers.flatMap((answer) => answer[name as GaugeName] ?? []))
        gauge.set(labels, value);
    }
  };
  return { registry, refresh };
}

let running: { server: Promise<Server>; users: number } | undefined;

/** The metrics of this process at `/metrics`, and the pages of operators, on a port of their own. */
async function openServer(port: number, host: string): Promise<Server> {
  // Not loaded where nothing is measured.
  const { default: library } = await import('prom-client');
  const { registry, refresh } = registryOf(library);
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (isOperatorPath(url)) return void answerOperator(request, response);
    if (url !== '/metrics') return void response.writeHead(404).end();
    refresh()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
  return server;
}

/**
 * Measures from now on. The parts of a single process share one server, which the last one closes. Port 0 measures
 * nothing.
 */
export async function startMetrics(port: number, host: string): Promise<{ close(): void }> {
  if (port === 0) return { close: () => undefined };
  running ??= { server: openServer(port, host), users: 0 };
  const mine = running;
  mine.users += 1;
  const server = await mine.server;
  return {
    close() {
      mine.users -= 1;
      if (mine.users > 0) return;
      server.close();
      server.closeAllConnections();
      endMeasures();
      running = undefined;
    },
  };
}

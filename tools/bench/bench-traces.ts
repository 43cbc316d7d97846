import type { Request } from 'autocannon';
import type { TraceCollector } from '../stand-ins/trace-collector.ts';
import { comparisons, connections, preparedVisitor } from './bench-requests.ts';
import type { MeasuredStack } from './measure/measured-stack.ts';
import { compare, load } from './measure/load.ts';
import { median, seeded } from './measure/numbers.ts';
import type { Pids } from './measure/process-load.ts';
import { perSecond, row, times } from './measure/table.ts';
import { signedInVisitor } from './visitors/signed-in-visitor.ts';
import type { Visitor } from './visitors/visitor.ts';
import { wizardDataFrom } from './visitors/wizard-data.ts';

export const columns = ['on', 'off', 'ratio', 'CPU µs on', 'CPU µs off', 'cost in CPU', 'budget'];

const rounds = 7;
const seconds = 2;
/** Only a tenth of the requests make spans, so that the engine takes longer to compile what makes them. */
const warmUpSeconds = 10;
const most = 0.03;

/** Every tenth request is traced. */
export const envOf = ({ url }: TraceCollector) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_TRACES_SAMPLER_ARG: '0.1',
});

interface Side {
  stack: MeasuredStack;
  pids: Pids;
  work: [name: string, requestsOf: (connection: number) => Request[], budget: number][];
  visitors: Visitor[];
}

async function prepare(stack: MeasuredStack): Promise<Side> {
  const prepared = await preparedVisitor(stack, await wizardDataFrom(seeded(1)));
  const visitors: Visitor[] = [];
  while (visitors.length < connections) visitors.push(await signedInVisitor(stack.url));
  const pids = new Map([...stack.pids].filter(([name]) => !name.startsWith('The migration')));
  return {
    ...{ stack, pids, work: comparisons({ ...prepared, visitors }) },
    visitors: [prepared.visitor, ...visitors],
  };
}

const sum = (cpu: Record<string, number>) => Object.values(cpu).reduce((all, value) => all + value, 0);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Compares requests of two stacks, one of which is traced. */
export async function benchTraces(given: {
  on: MeasuredStack;
  off: MeasuredStack;
  collector: TraceCollector;
}) {
  const [on, off] = [await prepare(given.on), await prepare(given.off)];
  const rows = [];
  const costs: number[] = [];
  try {
    for (const [at, [what, requestsOf]] of on.work.entries()) {
      const sideOf = ({ stack, pids }: Side, wanted: typeof requestsOf) => ({
        options: { connections, seconds, requestsOf: wanted, url: `http://127.0.0.1:${stack.port}` },
        pids,
      });
      const [own, bare] = [sideOf(on, requestsOf), sideOf(off, off.work[at]![1])];
      for (const { options } of [own, bare]) await load({ ...options, seconds: warmUpSeconds });
      const result = await compare(own, bare, rounds);
      const [cpu, withoutTraces] = [sum(result.cpu), sum(result.referenceCpu)];
      const cost = cpu / withoutTraces - 1;
      costs.push(cost);
      const cells = { 'CPU µs on': Math.round(cpu), 'CPU µs off': Math.round(withoutTraces) };
      const rates = { on: perSecond(result.ours), off: perSecond(result.reference) };
      rows.push(row(what, { ...rates, ...cells, ratio: times(result.ratio), 'cost in CPU': percent(cost) }));
    }
  } finally {
    for (const visitor of [...on.visitors, ...off.visitors]) visitor.close();
  }
  checkTraces(given.collector);
  const cost = median(costs);
  const budget = { 'cost in CPU': percent(cost), budget: `≤ ${percent(most)}` };
  return [...rows, row('the median of these', budget, cost <= most)];
}

/** Without traces that connect processes, nothing was measured. */
function checkTraces({ spans }: TraceCollector) {
  const services = new Map<string, Set<string>>();
  for (const { traceId, service } of spans)
    services.set(traceId, (services.get(traceId) ?? new Set()).add(service));
  const connected = [...services.values()].filter((of) => of.has('gateway') && of.has('planning-service'));
  if (connected.length === 0) throw new Error(`${spans.length} spans came, and none of a whole trace`);
}

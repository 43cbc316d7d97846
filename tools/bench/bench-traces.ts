import type { Request } from 'autocannon';
import type { TraceCollector } from '../stand-ins/trace-collector.ts';
import { comparisons, connections, preparedVisitor, wantedBy } from './bench-requests.ts';
import type { MeasuredStack } from './measure/measured-stack.ts';
import { compare, load } from './measure/load.ts';
import { median, seeded } from './measure/numbers.ts';
import { row, type Row } from './measure/table.ts';
import { recordedShare, traceparentOf, unrecordedMicroseconds } from './measure/traced-requests.ts';
import { signedInVisitor } from './visitors/signed-in-visitor.ts';
import type { Visitor } from './visitors/visitor.ts';
import { wizardDataFrom } from './visitors/wizard-data.ts';

export const columns = ['CPU µs, tenth', 'CPU µs, not recorded', 'CPU µs, off', 'cost in CPU', 'budget'];

const rounds = 12;
const seconds = 2;
/** Only a tenth of the requests make spans, so that the engine takes longer to compile what makes them. */
const warmUpSeconds = 15;
const maxCost = 0.03;

/** Requests decide by their trace id whether they are recorded. */
export const envOf = ({ url }: TraceCollector) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_TRACES_SAMPLER_ARG: String(recordedShare),
});

/** More than connections, because an account has a limited number of people. */
const accounts = 8 * connections;

type RequestsOf = (connection: number) => Request[];

/** Ten requests of a connection, of which so many are recorded. */
const tenRequests = (requestsOf: RequestsOf, recorded: number, connection: number): Request[] =>
  Array.from({ length: 10 }, (_, at) => {
    const [request] = requestsOf(connection + at * connections);
    return { ...request, headers: { ...request?.headers, traceparent: traceparentOf(at < recorded) } };
  });

const sum = (cpu: Record<string, number>) => Object.values(cpu).reduce((all, value) => all + value, 0);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/**
 * Compares a tenth of recorded requests with none, in the same processes, because the processor time of two equal
 * stacks differs by up to a tenth. What a request takes that isn't recorded is measured alone and added.
 */
export async function benchTraces(
  stack: MeasuredStack,
  collector: TraceCollector,
  wanted = wantedBy([]),
): Promise<Row[]> {
  const prepared = await preparedVisitor(stack, await wizardDataFrom(seeded(1)));
  const visitors: Visitor[] = [];
  while (visitors.length < accounts) visitors.push(await signedInVisitor(stack.url));
  const pids = new Map([...stack.pids].filter(([name]) => !name.startsWith('The migration')));
  const url = `http://127.0.0.1:${stack.port}`;
  const rows: Row[] = [];
  const costs: number[] = [];
  try {
    for (const [what, requestsOf] of comparisons({ ...prepared, visitors })) {
      if (!wanted(what)) continue;
      const sideOf = (recorded: number) => ({
        options: {
          ...{ url, connections, seconds },
          requestsOf: (connection: number) => tenRequests(requestsOf, recorded, connection),
        },
        pids,
      });
      const tenth = sideOf(1);
      await load({ ...tenth.options, seconds: warmUpSeconds });
      const { cpu, referenceCpu } = await compare(tenth, sideOf(0), { rounds, warmUp: seconds });
      // The lists are answered by the gateway itself.
      const notRecorded = unrecordedMicroseconds(requestsOf(0)[0]?.method === 'POST');
      const off = sum(referenceCpu) - notRecorded;
      const cost = sum(cpu) / off - 1;
      costs.push(cost);
      const shown = { tenth: sum(cpu), 'not recorded': notRecorded, off };
      const cells = Object.entries(shown).map(([name, value]) => [`CPU µs, ${name}`, value.toFixed(1)]);
      rows.push(row(what, { ...Object.fromEntries(cells), 'cost in CPU': percent(cost) }));
    }
  } finally {
    for (const visitor of [prepared.visitor, ...visitors]) visitor.close();
  }
  checkTraces(collector);
  const cost = median(costs);
  const budget = { 'cost in CPU': percent(cost), budget: `≤ ${percent(maxCost)}` };
  return [...rows, row('the median of these', budget, cost <= maxCost)];
}

/** Without traces that connect processes, nothing was measured. */
function checkTraces({ spans }: TraceCollector) {
  const services = new Map<string, Set<string>>();
  for (const { traceId, service } of spans)
    services.set(traceId, (services.get(traceId) ?? new Set()).add(service));
  const connected = [...services.values()].filter((of) => of.has('gateway') && of.has('planning-service'));
  if (connected.length === 0) throw new Error(`${spans.length} spans came, and none of a whole trace`);
}

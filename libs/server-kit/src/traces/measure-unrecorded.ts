// Prints what traces take of a request that isn't recorded, in microseconds of processor time; with the argument `call`
// for a request with a call of a service.
import { randomUUID } from 'node:crypto';
import { tracesConfig } from '../config.js';
import { createLogger } from '../log/log.js';
import { startTraces } from './start-traces.js';
import { beginRequest, continueTrace, traceparent, tracedRequestId } from './traces.js';

const times = 500_000;
const facts = { pattern: 'recipients.list' };

/** What a request does about traces: its id, the decision, and both ends of its call. */
async function request(hasCall: boolean): Promise<void> {
  const id = tracedRequestId(undefined) ?? randomUUID();
  beginRequest(id, undefined)?.end({ method: 'GET', route: '/', status: 200 });
  if (!hasCall) return;
  const about = { kind: 'incoming call' as const, facts, from: [traceparent(id)] };
  await continueTrace(about, () => Promise.resolve());
}

/** The processor time of a request in this process. */
async function microseconds(hasCall: boolean): Promise<number> {
  for (let warm = 0; warm < times / 5; warm += 1) await request(hasCall);
  const before = process.cpuUsage();
  for (let at = 0; at < times; at += 1) await request(hasCall);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

async function difference(hasCall: boolean): Promise<number> {
  const without = await microseconds(hasCall);
  const config = tracesConfig.parse({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_TRACES_SAMPLER_ARG: 0,
  });
  const traces = await startTraces(config, 'bench', createLogger('bench', 'silent'));
  try {
    return (await microseconds(hasCall)) - without;
  } finally {
    await traces.close();
  }
}

process.stdout.write(String(await difference(process.argv[2] === 'call')));

import autocannon, { type Client, type Request, type Result } from 'autocannon';
import { median, percentile } from './numbers.ts';
import { cpuOf, type Pids } from './process-load.ts';

export interface LoadOptions {
  url: string;
  connections: number;
  seconds: number;
  /** The requests that a connection, by its number, repeats in order. */
  requestsOf(connection: number): Request[];
}

interface LoadResult {
  requests: number;
  perSecond: number;
  /** How long it took. */
  seconds: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}
type LoadWithCpu = LoadResult & { cpu: Record<string, number> };

/** The answers that were no success, by status. */
function failuresOf({ statusCodeStats = {}, errors, timeouts }: Result): string {
  const refused = Object.entries(statusCodeStats).filter(([status]) => !status.startsWith('2'));
  const silent = errors + timeouts;
  return [
    ...refused.map(([status, { count = 0 }]) => `${status} × ${count}`),
    ...(silent > 0 ? [`${silent} without an answer`] : []),
  ].join(', ');
}

/** On a busy machine some calls exceed their deadline. */
const mayFail = 0.01;

/**
 * Sends requests to one address for `seconds` over `connections` connections, each sending its next request after the
 * last answer.
 */
export async function load({ url, connections, seconds, requestsOf }: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  let at = 0;
  const options = {
    ...{ url, connections, duration: seconds, timeout: 10 },
    requests: requestsOf(0),
    setupClient: (client: Client) => client.setRequests(requestsOf(at++)),
  };
  const result = await new Promise<Result>((done, fail) => {
    const instance = autocannon(options, (error: Error | null, answer) =>
      error ? fail(error) : done(answer),
    );
    instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > times.length * mayFail)
    throw new Error(`${failed} of ${times.length} requests to ${url} failed: ${failuresOf(result)}`);
  return {
    requests: times.length,
    ...{ perSecond: times.length / result.duration, seconds: result.duration },
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
}

/** The same, with the CPU time per request of each process, in microseconds. */
export async function loadWithCpu(options: LoadOptions, pids: Pids): Promise<LoadWithCpu> {
  const before = cpuOf(pids);
  const result = await load(options);
  const after = cpuOf(pids);
  const cpu = Object.fromEntries(
    Object.entries(after).map(([name, ms]) => [
      name,
      ((ms - (before[name] ?? NaN)) * 1_000) / result.requests,
    ]),
  );
  return { ...result, cpu };
}

/** An address, and the processes behind it. */
interface Side {
  options: LoadOptions;
  pids: Pids;
}

interface Round {
  own: LoadWithCpu;
  bare: LoadWithCpu;
  ratio: number;
}

/** The median CPU time of each process over several rounds. */
export const medianCpu = (rounds: Record<string, number>[]) =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [name, median(rounds.map((cpu) => cpu[name] ?? NaN))]),
  );

/** V8 needs so many seconds of load to compile what a request runs. */
export const warmUpSeconds = 10;

interface Rounds {
  rounds: number;
  /** Seconds of load before the first round. */
  warmUp?: number;
}

/** Alternates between ours and the reference, so that disturbances affect both; returns medians of the rounds. */
export async function compare(ours: Side, reference: Side, { rounds, warmUp = warmUpSeconds }: Rounds) {
  for (const { options } of [ours, reference]) await load({ ...options, seconds: warmUp });
  const results: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const own = await loadWithCpu(ours.options, ours.pids);
    const bare = await loadWithCpu(reference.options, reference.pids);
    results.push({ own, bare, ratio: own.perSecond / bare.perSecond });
  }
  const middle = (pick: (round: Round) => number) => median(results.map(pick));
  return {
    ours: middle(({ own }) => own.perSecond),
    reference: middle(({ bare }) => bare.perSecond),
    ratio: middle(({ ratio }) => ratio),
    cpu: medianCpu(results.map(({ own }) => own.cpu)),
    referenceCpu: medianCpu(results.map(({ bare }) => bare.cpu)),
  };
}

import autocannon from 'autocannon';
import { median, percentile } from './numbers.mjs';
import { cpuOf } from './process-load.mjs';

/**
 * Loads one address for `seconds` over `connections` connections, each sending its next request when the last one is
 * answered. `requestsOf(connection)` are the requests that a connection goes through, over and over.
 */
export async function load({ url, connections, seconds, requestsOf }) {
  const times = [];
  let at = 0;
  const options = {
    ...{ url, connections, duration: seconds, timeout: 10 },
    setupClient: (client) => client.setRequests(requestsOf(at++)),
  };
  const result = await new Promise((done, fail) => {
    const instance = autocannon({ ...options, requests: requestsOf(0) }, (error, answer) =>
      error ? fail(error) : done(answer),
    );
    instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  // On a busy machine, some calls exceed their deadline.
  if (failed > times.length / 100) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${failed} of ${times.length} requests to ${url} failed: ${statuses}`);
  }
  return {
    requests: times.length,
    perSecond: times.length / result.duration,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

/** The same, with the CPU microseconds that a request cost each process. */
export async function loadWithCpu(options, pids) {
  const before = cpuOf(pids);
  const result = await load(options);
  const after = cpuOf(pids);
  const cpu = Object.fromEntries(
    Object.keys(after).map((name) => [name, ((after[name] - before[name]) * 1_000) / result.requests]),
  );
  return { ...result, cpu };
}

/** Ours and the reference in turn, so that a slower moment of the machine meets both; medians of the rounds. */
export async function compare(ours, reference, rounds) {
  for (const { options } of [ours, reference]) await load({ ...options, seconds: 2 });
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const own = await loadWithCpu(ours.options, ours.pids);
    const bare = await loadWithCpu(reference.options, reference.pids);
    results.push({ own, bare, ratio: own.perSecond / bare.perSecond });
  }
  const middle = (pick) => median(results.map(pick));
  const cpuMiddle = (side) =>
    Object.fromEntries(
      Object.keys(results[0][side].cpu).map((name) => [name, middle((result) => result[side].cpu[name])]),
    );
  return {
    ours: middle(({ own }) => own.perSecond),
    reference: middle(({ bare }) => bare.perSecond),
    ratio: middle(({ ratio }) => ratio),
    cpu: cpuMiddle('own'),
    referenceCpu: cpuMiddle('bare'),
  };
}

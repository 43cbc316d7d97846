import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { quietShare, spareMemoryPolicy } from './spare-memory-policy.js';

/** By then, services have prepared most of what they need for their first requests. */
const settledAfterMs = 1_750;
/** The first collection waits for such a time without work. */
const pauseMs = 250;
const lookEveryMs = 1_000;

const heapBytes = () => getHeapStatistics().total_heap_size;

let settled: NodeJS.Timeout | undefined;
let looks: NodeJS.Timeout | undefined;

/**
 * Collects the garbage of the start-up, and later that of each busy time once it is over. V8 would keep it until the
 * next requests: a quarter of an idle process, and more after load. Does nothing unless Node was started with
 * --expose-gc. Several applications in one process share the collections.
 */
export function giveBackSpareMemory(): void {
  const { gc } = globalThis;
  if (!gc) return;
  const collect = () => void gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  clearTimeout(settled);
  clearInterval(looks);
  const settle = () => {
    collect();
    looks = collectWhenQuiet(collect);
  };
  settled = setTimeout(() => afterPause(settle), settledAfterMs).unref();
}

/** Settles once the process has done nothing for a moment. */
function afterPause(settle: () => void): void {
  const before = performance.eventLoopUtilization();
  settled = setTimeout(() => {
    if (performance.eventLoopUtilization(before).utilization < quietShare) settle();
    else afterPause(settle);
  }, pauseMs).unref();
}

/** Collects when the process has been quiet for long enough and its heap has grown since the last collection. */
function collectWhenQuiet(collect: () => void): NodeJS.Timeout {
  const policy = spareMemoryPolicy(heapBytes());
  let before = performance.eventLoopUtilization();
  const look = () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (!policy.shouldCollect({ utilization, heapBytes: heapBytes() })) return;
    collect();
    policy.collected(heapBytes());
  };
  return setInterval(look, lookEveryMs).unref();
}

import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { idleUtilization, idleGcPolicy } from './idle-gc-policy.js';

/** By then, services have prepared most of what they need for their first requests. */
const settledAfterMs = 1_750;
/** The first collection waits for such a time without work. */
const pauseMs = 250;
const sampleEveryMs = 1_000;

const heapBytes = () => getHeapStatistics().total_heap_size;

let settled: NodeJS.Timeout | undefined;
let sampling: NodeJS.Timeout | undefined;

/**
 * Collects the garbage of the start-up, and later that of each busy time once it is over. V8 would keep it until the
 * next requests: a quarter of an idle process, and more after load. Does nothing unless Node was started with
 * --expose-gc. Several applications in one process share the collections.
 */
export function collectGarbageWhenIdle(): void {
  const { gc } = globalThis;
  if (!gc) return;
  const collect = () => void gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  clearTimeout(settled);
  clearInterval(sampling);
  const settle = () => {
    collect();
    sampling = collectWhenIdle(collect);
  };
  settled = setTimeout(() => afterPause(settle), settledAfterMs).unref();
}

/** Settles once the process has done nothing for a moment. */
function afterPause(settle: () => void): void {
  const before = performance.eventLoopUtilization();
  settled = setTimeout(() => {
    if (performance.eventLoopUtilization(before).utilization < idleUtilization) settle();
    else afterPause(settle);
  }, pauseMs).unref();
}

/** Collects when the process has been idle for long enough and its heap has grown since the last collection. */
function collectWhenIdle(collect: () => void): NodeJS.Timeout {
  const policy = idleGcPolicy(heapBytes());
  let before = performance.eventLoopUtilization();
  const sample = () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (!policy.shouldCollect({ utilization, heapBytes: heapBytes() })) return;
    collect();
    policy.collected(heapBytes());
  };
  return setInterval(sample, sampleEveryMs).unref();
}

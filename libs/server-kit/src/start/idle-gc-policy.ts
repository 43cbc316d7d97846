/** Event loop utilization below which a process counts as idle: polling alone is below it. */
export const idleUtilization = 0.05;
/**
 * A full collection blocks for up to a quarter of a second, and drops compiled code: after it, a request takes up to
 * twice the CPU for some seconds of load. So the process should have been idle for a while, but for a shorter one if
 * much garbage can be freed.
 */
const idleSamplesBefore = { some: 30, much: 3 };
const worthwhileBytes = { some: 8_000_000, much: 24_000_000 };

/** A sample of one second: the share of it in which the event loop worked, and the size of the heap at its end. */
export interface HeapSample {
  utilization: number;
  heapBytes: number;
}

/** Tells after each second whether to collect garbage. Takes the heap's size after a collection. */
export function idleGcPolicy(leastHeapBytes: number) {
  let least = leastHeapBytes;
  let idleSamples = 0;
  return {
    collected(heapBytes: number) {
      least = heapBytes;
    },
    shouldCollect({ utilization, heapBytes }: HeapSample): boolean {
      idleSamples = utilization < idleUtilization ? idleSamples + 1 : 0;
      const grown = heapBytes - least;
      const amount = grown >= worthwhileBytes.much ? 'much' : 'some';
      return grown >= worthwhileBytes[amount] && idleSamples >= idleSamplesBefore[amount];
    },
  };
}

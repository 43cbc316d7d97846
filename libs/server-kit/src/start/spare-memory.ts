const settledAfterMs = 1_000;

/**
 * Collects the garbage of the start-up, which V8 would otherwise keep until the first requests: a quarter of an idle
 * process. Does nothing unless Node was started with --expose-gc.
 */
export function giveBackSpareMemory(): void {
  const collect = () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  setTimeout(() => void collect(), settledAfterMs).unref();
}

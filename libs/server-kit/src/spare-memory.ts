const settledAfterMs = 1_000;

/**
 * Gives back what loading and wiring left behind, which V8 would keep for as long as nobody asks for anything: a quarter
 * of an idle process. Does nothing unless Node was started with --expose-gc.
 */
export function giveBackSpareMemory(): void {
  const collect = () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  setTimeout(() => void collect(), settledAfterMs).unref();
}

import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a state; throws if it doesn't come within two minutes. */
export async function until(what: string, isThere: () => Promise<boolean>, everyMs = 20): Promise<void> {
  const end = performance.now() + 120_000;
  while (!(await isThere())) {
    if (performance.now() > end) throw new Error(`It never came that ${what}`);
    await sleep(everyMs);
  }
}

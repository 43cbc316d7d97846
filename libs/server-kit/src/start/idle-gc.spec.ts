import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const idleGc = new URL('./idle-gc.js', import.meta.url).href;
/** Creates 60 MB of garbage. */
const work = `
  {
    let kept = Array.from({ length: 600 }, () => new Array(12_500).fill(1.5));
    kept = null;
  }
`;
/** Waits until the heap is small again; gives up after 20 seconds. */
const untilGivenBack = `
  for (const until = Date.now() + 20_000; Date.now() < until; await sleep(200))
    if (process.memoryUsage().heapTotal < 15_000_000) break;
`;
/** What a program prints at its end. */
async function printed(program: string, expression: string, flags: string[]) {
  const source = `
    import { setTimeout as sleep } from 'node:timers/promises';
    import { collectGarbageWhenIdle } from '${idleGc}';
    ${program}
    console.log(String(${expression}));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...flags,
    '--input-type=module',
    '--eval',
    source,
  ]);
  return Number(stdout);
}
/** The heap size at the end of a program, in MB. */
const heapAfter = async (program: string, ...flags: string[]) =>
  (await printed(program, 'process.memoryUsage().heapTotal', flags)) / 1_000_000;

describe('Spare memory', () => {
  it.concurrent('is given back soon after the start, where Node lets us', async () => {
    const started = `${work} collectGarbageWhenIdle();`;
    expect(await heapAfter(`${started} ${untilGivenBack}`, '--expose-gc')).toBeLessThan(15);
    expect(await heapAfter(`${started} await sleep(2_500);`)).toBeGreaterThan(30);
  });

  it.concurrent('is given back only when the work of the start is done', async () => {
    const working = `
      collectGarbageWhenIdle();
      ${work}
      for (const until = Date.now() + 3_000; Date.now() < until; await sleep(10))
        for (const pause = Date.now() + 10; Date.now() < pause;);
    `;
    expect(await heapAfter(working, '--expose-gc')).toBeGreaterThan(30);
    expect(await heapAfter(`${working} ${untilGivenBack}`, '--expose-gc')).toBeLessThan(15);
  });

  /** Starts twice, as two applications in one process do, and waits until the garbage is collected. */
  const startedTwice = `
    collectGarbageWhenIdle();
    collectGarbageWhenIdle();
    ${work}
    ${untilGivenBack}
  `;

  it.concurrent('is given back when a busy time is over', async () => {
    expect(await heapAfter(`${startedTwice} ${work}`, '--expose-gc')).toBeGreaterThan(30);
    expect(await heapAfter(`${startedTwice} ${work} ${untilGivenBack}`, '--expose-gc')).toBeLessThan(15);
  });

  it.concurrent('is given back once for several applications in one process', async () => {
    const counting = `
      let collections = 0;
      const { gc } = globalThis;
      globalThis.gc = (options) => { collections += 1; gc(options); };
      ${startedTwice}
      await sleep(1_000);
    `;
    expect(await printed(counting, 'collections', ['--expose-gc'])).toBe(1);
  });

  it.concurrent('is kept while the process works', async () => {
    const working = `
      for (const until = Date.now() + 4_500; Date.now() < until; await sleep(10))
        for (const pause = Date.now() + 10; Date.now() < pause;);
    `;
    expect(await heapAfter(`${startedTwice} ${work} ${working}`, '--expose-gc')).toBeGreaterThan(30);
  });
});

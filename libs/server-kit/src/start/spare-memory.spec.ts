import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const spareMemory = new URL('./spare-memory.js', import.meta.url).href;
/** Creates so many MB of garbage. */
const garbage = (megabytes: number) => `
  {
    let kept = Array.from({ length: ${megabytes * 10} }, () => new Array(12_500).fill(1.5));
    kept = null;
  }
`;
const work = garbage(60);
/** What a program prints at its end. */
async function printed(program: string, expression: string, flags: string[]) {
  const source = `
    import { setTimeout as sleep } from 'node:timers/promises';
    import { giveBackSpareMemory } from '${spareMemory}';
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
/** The heap size at its end, in MB. */
const heapAfter = async (program: string, ...flags: string[]) =>
  (await printed(program, 'process.memoryUsage().heapTotal', flags)) / 1_000_000;

describe('Spare memory', () => {
  const started = `${work} giveBackSpareMemory(); await sleep(2_500);`;

  it.concurrent('is given back soon after the start, where Node lets us', async () => {
    expect(await heapAfter(started, '--expose-gc')).toBeLessThan(15);
    expect(await heapAfter(started)).toBeGreaterThan(30);
  });

  it.concurrent('is given back only when the work of the start is done', async () => {
    const working = `
      giveBackSpareMemory();
      ${work}
      for (const until = Date.now() + 3_000; Date.now() < until; await sleep(10))
        for (const pause = Date.now() + 10; Date.now() < pause;);
    `;
    expect(await heapAfter(working, '--expose-gc')).toBeGreaterThan(30);
    expect(await heapAfter(`${working} await sleep(700);`, '--expose-gc')).toBeLessThan(15);
  });

  /** As several applications in one process start. */
  const startedTwice = 'giveBackSpareMemory(); giveBackSpareMemory(); await sleep(2_500);';

  it.concurrent('is given back when a busy time is over', async () => {
    const untilGivenBack = `
      for (const until = Date.now() + 20_000; Date.now() < until; await sleep(200))
        if (process.memoryUsage().heapTotal < 15_000_000) break;
    `;
    expect(await heapAfter(`${startedTwice} ${work}`, '--expose-gc')).toBeGreaterThan(30);
    expect(await heapAfter(`${startedTwice} ${work} ${untilGivenBack}`, '--expose-gc')).toBeLessThan(15);
  });

  it.concurrent.each([
    ['after a longer pause if the heap has grown a little', 12, 1],
    ['after a short pause if it has grown much', 60, 2],
  ])('is given back %s', async (_, megabytes, collections) => {
    const pause = `
      let collections = 0;
      const { gc } = globalThis;
      globalThis.gc = (options) => { collections += 1; gc(options); };
      ${startedTwice}
      globalThis.held = Array.from({ length: ${megabytes * 10} }, () => new Array(12_500).fill(1.5));
      await sleep(6_500);
    `;
    expect(await printed(pause, 'collections', ['--expose-gc'])).toBe(collections);
  });

  it.concurrent('is kept while the process works', async () => {
    const working = `
      for (const until = Date.now() + 4_500; Date.now() < until; await sleep(10))
        for (const pause = Date.now() + 10; Date.now() < pause;);
    `;
    expect(await heapAfter(`${startedTwice} ${work} ${working}`, '--expose-gc')).toBeGreaterThan(30);
  });
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const spareMemory = new URL('./spare-memory.js', import.meta.url).href;
/** Creates 40 MB of garbage and prints the heap size a while later. */
const program = `
  import { giveBackSpareMemory } from '${spareMemory}';
  let kept = Array.from({ length: 400 }, () => new Array(12_500).fill(1.5));
  kept = null;
  giveBackSpareMemory();
  setTimeout(() => console.log(String(process.memoryUsage().heapTotal)), 1_500);
`;
const heapAfter = async (...flags: string[]) => {
  const args = [...flags, '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout) / 1_000_000;
};

describe('Spare memory', () => {
  it('is given back a second after the start, where Node lets us', async () => {
    expect(await heapAfter('--expose-gc')).toBeLessThan(15);
    expect(await heapAfter()).toBeGreaterThan(30);
  });
});

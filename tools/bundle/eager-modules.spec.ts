import { build } from 'esbuild';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compilingModulesEagerly } from './eager-modules.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'giftwell-bundle-'));
  await writeFile(join(folder, 'first.cjs'), 'exports.one = () => 1;');
  await writeFile(join(folder, 'second.cjs'), 'module.exports = require("./first.cjs").one() + 1;');
  await writeFile(
    join(folder, 'main.mjs'),
    'import two from "./second.cjs"; export const both = [two, ((given) => given)(3)];',
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function bundled() {
  const entryPoints = [join(folder, 'main.mjs')];
  const options = { bundle: true, platform: 'node', format: 'esm', minify: true, write: false } as const;
  const { outputFiles } = await build({ entryPoints, ...options });
  return outputFiles[0]!.text;
}

it('puts the functions of deferred modules into parentheses', async () => {
  const text = await bundled();
  const eager = compilingModulesEagerly(text);
  const wrapped = /=\w+\(\(\w*(?:\([\w,]*\))?=>/g;
  expect([text.match(wrapped)?.length ?? 0, eager.match(wrapped)?.length]).toEqual([0, 2]);
});

it('changes nothing about what a bundle does', async () => {
  const file = join(folder, 'bundle.mjs');
  await writeFile(file, compilingModulesEagerly(await bundled()));
  expect(await import(file)).toMatchObject({ both: [2, 3] });
});

it('leaves a file without deferred modules', () => {
  const text = 'const a=b(1),c=d(()=>1,2);export{a,c};';
  expect(compilingModulesEagerly(text)).toBe(text);
});

import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neededBy } from './image-files.ts';
import { copyPackage, packageFolders } from './packages.ts';

/** A folder with a root package `one`, which needs `two` and its own older `three`, and maybe `absent`. */
function workspace() {
  const root = mkdtempSync(join(tmpdir(), 'giftwell-'));
  const add = (folder: string, manifest: object) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
  };
  add('node_modules/one', {
    dependencies: { two: '1', three: '1' },
    optionalDependencies: { absent: '1' },
  });
  add('node_modules/two', { dependencies: { three: '2', one: '1' } });
  add('node_modules/three', {});
  add('node_modules/one/node_modules/three', {});
  writeFileSync(join(root, 'node_modules/one/main.js'), '');
  writeFileSync(join(root, 'node_modules/one/main.d.ts'), '');
  return root;
}

it('finds all that a package depends on, each where Node finds it', () => {
  expect(packageFolders(['one'], workspace())).toEqual([
    'node_modules/one',
    'node_modules/one/node_modules/three',
    'node_modules/three',
    'node_modules/two',
  ]);
});

it('refuses a package that is needed and not installed', () => {
  expect(() => packageFolders(['missing'], workspace())).toThrow('missing is not installed');
});

it('copies what runs, without types and without nested packages', () => {
  const root = workspace();
  const to = mkdtempSync(join(tmpdir(), 'giftwell-'));
  copyPackage('node_modules/one', root, to);
  expect(existsSync(join(to, 'node_modules/one/main.js'))).toBe(true);
  expect(existsSync(join(to, 'node_modules/one/main.d.ts'))).toBe(false);
  expect(existsSync(join(to, 'node_modules/one/node_modules'))).toBe(false);
});

it('reads from a bundle which packages and folders it loads', () => {
  const bundle =
    'import a from"sharp";new URL("../../../libs/gift-ideas/dist/ideas/catalogue.js",import.meta.url)';
  expect(neededBy(bundle)).toEqual({ packages: ['sharp'], folders: ['libs/gift-ideas/catalogue'] });
  const broken = 'new URL("../../../libs/server-kit/dist/operators\\\n/queue-board.js",import.meta.url)';
  expect(neededBy(broken).folders).toEqual(['node_modules/@bull-board/ui']);
  expect(neededBy('resolve(`swagger-ui-dist/${name}`)').packages).toEqual(['swagger-ui-dist']);
  expect(neededBy('load("pg")').packages).toEqual(['pg']);
  expect(neededBy('nothing')).toEqual({ packages: [], folders: [] });
});

it('builds and runs on the Node that package.json pins', async () => {
  const read = (name: string) => readFile(new URL(`../../../${name}`, import.meta.url), 'utf8');
  const { devDependencies } = JSON.parse(await read('package.json')) as {
    devDependencies: { node: string };
  };
  const named = [await read('Dockerfile'), await read('docker-compose.yml')].flatMap((text) =>
    [...text.matchAll(/\bnode:([\d.]+)-/g)].map(([, version]) => version),
  );
  expect(named.length).toBeGreaterThanOrEqual(2);
  expect(new Set(named)).toEqual(new Set([devDependencies.node]));
});

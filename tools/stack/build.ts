import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { executeOrThrow } from './system/processes.ts';
import type { Run } from '../bootstrap/runs.mjs';
import { bin, compile, projects, root, type Project } from './system/workspace.ts';

const produced = new Set(['node_modules', 'dist', 'dist-bundle', 'dist-tsc', 'test-results', 'coverage']);

/** All source files below a folder. */
function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (produced.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else yield path;
  }
}

/** A hash of everything that the build reads. */
function fingerprint() {
  const hash = createHash('sha256');
  const files = ['libs', 'apps', 'tools/bundle'].flatMap((folder) => [...sources(join(root, folder))]);
  for (const file of [...files, join(root, 'tsconfig.base.json'), join(root, 'package-lock.json')].sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Removes compiled files of deleted sources, whose specs would otherwise still run. */
export function removeOrphans() {
  for (const { folder } of projects()) {
    for (const output of ['dist', 'dist-tsc']) {
      const directory = join(root, folder, output);
      if (!existsSync(join(directory, 'tsconfig.tsbuildinfo'))) continue;
      for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
        const stem = /^(.*)\.(?:js|d\.ts)(?:\.map)?$/.exec(file)?.[1];
        if (!stem) continue;
        const places = [join(root, folder, 'src', stem), join(root, folder, stem)];
        if (!places.some((place) => existsSync(`${place}.ts`) || existsSync(`${place}.tsx`))) {
          rmSync(join(directory, file));
        }
      }
    }
  }
}

const apps = () =>
  projects().filter(
    ({ folder, tags }) =>
      /^type:(?:app|assembly)$/m.test(tags.join('\n')) && existsSync(join(root, folder, 'tsconfig.json')),
  );

const isWeb = ({ tags }: Project) => tags.includes('platform:browser');
const isProgram = ({ targets }: Project) => targets.includes('bundle');

/** The files that `npm start` runs must exist, even if the stamp matches. */
const built = (app: Project) =>
  (!isWeb(app) || existsSync(join(root, app.folder, 'dist', 'index.html'))) &&
  (!isProgram(app) || existsSync(join(root, app.folder, 'dist-bundle', 'main.js')));

interface BuildOptions {
  run: Run;
  signal: AbortSignal;
}

async function bundlePrograms(folders: string[], options: BuildOptions) {
  const bundle = join(root, 'tools', 'bundle', 'bundle.ts');
  await executeOrThrow(process.execPath, [bundle, ...folders], { ...options, cwd: root, name: 'esbuild' });
}

async function buildPages(folder: string, options: BuildOptions) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const cwd = join(root, folder);
  await executeOrThrow(bin('vite', folder), ['build'], { ...options, env, cwd, name: 'vite build' });
}

/** Compiles every app and bundles services and web app, unless nothing changed since the last build. */
export async function build({ run, signal }: BuildOptions) {
  const options = { run, signal };
  const stamp = join(root, 'node_modules', '.cache', 'giftwell-build');
  const now = fingerprint();
  const wanted = apps();
  const there = wanted.every(built);
  if (there && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return 'Nothing to build';
  removeOrphans();
  await executeOrThrow(process.execPath, [...compile, ...wanted.map(({ folder }) => folder)], {
    ...options,
    cwd: root,
    name: 'tsc',
  });
  const folders = (of: (app: Project) => boolean) => wanted.filter(of).map(({ folder }) => folder);
  await Promise.all([
    bundlePrograms(folders(isProgram), options),
    ...folders(isWeb).map((folder) => buildPages(folder, options)),
  ]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return 'Built';
}

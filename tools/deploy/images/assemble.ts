// `node tools/deploy/images/assemble.ts <folder>`: builds everything, and puts what each image holds into a folder below
// the given one. The Dockerfile runs it.
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRun } from '../../bootstrap/runs.mjs';
import { build } from '../../stack/build.ts';
import { data, root } from '../../stack/system/workspace.ts';
import { separateApps, single } from '../processes.ts';
import { neededBy } from './image-files.ts';
import { copyPackage, packageFolders } from './packages.ts';

/** Copies one app's bundle, and the packages and files that it reads, to where it expects them. */
function assemble(app: string, output: string) {
  const bundle = join('apps', app, 'dist-bundle');
  const programs = readdirSync(join(root, bundle)).filter((name) => name.endsWith('.js'));
  const text = programs.map((name) => readFileSync(join(root, bundle, name), 'utf8')).join('\n');
  const { packages, folders } = neededBy(text);
  for (const folder of [bundle, ...folders])
    cpSync(join(root, folder), join(output, folder), { recursive: true });
  for (const folder of packageFolders(packages, root)) copyPackage(folder, root, output);
  // The main file of a folder with .js files that are modules.
  cpSync(join(root, 'apps', app, 'package.json'), join(output, 'apps', app, 'package.json'));
  console.log(`${app}: ${['its bundle', ...folders, ...packages].join(', ')}`);
}

const output = process.argv[2];
if (!output) throw new Error('Say where the folders of the images go.');
const run = openRun(data, 'images');
try {
  console.log(await build({ run, signal: new AbortController().signal }));
  for (const app of [...separateApps.map(({ app }) => app), single]) assemble(app, join(output, app));
  mkdirSync(join(output, 'empty', 'exports'), { recursive: true });
  mkdirSync(join(output, 'empty', 'mail'), { recursive: true });
} finally {
  run.close();
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { UserError } from '../../bootstrap/steps.mjs';
import { root } from '../../stack/system/workspace.ts';
import { row } from '../measure/table.ts';

const dist = join(root, 'apps', 'web', 'dist');
const budgets = { landing: 150_000, wizard: 90_000, page: 60_000 };
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** The part of Vite's manifest that is read; the lists contain keys of chunks. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}
type Manifest = Record<string, Chunk>;
type Chooser = (key: string) => boolean;

function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    throw new UserError('The web app is not built, or its build writes no manifest.');
  }
}

/** The JavaScript files of a chunk and its imports; `later` chooses which dynamic imports count too. */
function filesOf(
  manifest: Manifest,
  key: string,
  later: Chooser = () => false,
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  if (/\.m?js$/.test(chunk.file)) found.add(chunk.file);
  const more = (chunk.dynamicImports ?? []).filter(later);
  for (const other of [...(chunk.imports ?? []), ...more]) filesOf(manifest, other, later, found);
  return found;
}

/** Inline scripts of the page, besides the bundler's entry. */
function scriptsOfPage() {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const tags = [
    ...page.matchAll(/<script[^>]+src="\/([^"]+)"|<link[^>]+modulepreload[^>]+href="\/([^"]+)"/g),
  ];
  return tags.map(([, script, preload]) => script ?? preload ?? '');
}

const onTheWire = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
const sum = (files: Set<string>) => [...files].reduce((bytes, file) => bytes + onTheWire(file), 0);

const isShared: Chooser = (key) => key.startsWith('_') || /^src\/(data|ui)\//.test(key);
/** Pages may be opened first; everything else is opened from a loaded page. */
const isPage: Chooser = (key) => /-page\.tsx$|^src\/app\//.test(key);
const isLanding: Chooser = (key) => key.startsWith('src/features/landing/');
const isWizard: Chooser = (key) => /^src\/(app\/wizard|features\/(wizard|results))\//.test(key);

/**
 * The JavaScript that a browser downloads, compressed with Brotli: for the landing page, and in addition to that for
 * each part that is loaded later, shared code included: a page on top of the landing page, a dialog on top of the page
 * that opens it.
 */
export function benchSize() {
  const manifest = readManifest();
  const keys = Object.keys(manifest);
  const without = (files: Set<string>, known: Set<string>) =>
    new Set([...files].filter((file) => !known.has(file)));
  const entry = keys.find((key) => manifest[key]?.isEntry) ?? '';
  const first = new Set([...scriptsOfPage(), ...filesOf(manifest, entry, isLanding)]);
  const ofWizard = keys.filter((key) => manifest[key]?.isDynamicEntry && isWizard(key));
  const wizard = without(new Set(ofWizard.flatMap((key) => [...filesOf(manifest, key)])), first);
  if (wizard.size === 0) throw new UserError('The build has no chunk of the wizard.');
  const line = (what: string, files: Set<string>, budget?: number) => {
    const bytes = sum(files);
    const values = {
      files: files.size,
      brotli: kilobytes(bytes),
      budget: budget === undefined ? undefined : `≤ ${budget / 1_000} kB`,
    };
    return row(what, values, budget === undefined ? undefined : bytes <= budget);
  };
  const later = without(filesOf(manifest, entry, isShared), first);
  const parts = keys.filter(
    (key) => manifest[key]?.isDynamicEntry && !isShared(key) && !isLanding(key) && !isWizard(key),
  );
  /** What is loaded before a part can be requested: the common files of all pages that open it. */
  const before = (key: string) => {
    const file = manifest[key]?.file ?? '';
    const openers = parts.filter(
      (page) => isPage(page) && filesOf(manifest, page, (one) => one === key).has(file),
    );
    const [files, ...others] = openers.map((opener) => filesOf(manifest, opener));
    return [...(files ?? [])].filter((one) => others.every((other) => other.has(one)));
  };
  const pages = parts.map((key) => {
    const known = isPage(key) ? first : new Set([...first, ...later, ...before(key)]);
    return line(key.replace(/^src\//, ''), without(filesOf(manifest, key), known), budgets.page);
  });
  return [
    line('8   landing page, first load', first, budgets.landing),
    line('8   wizard and results, more', wizard, budgets.wizard),
    line('    shared, fetched while the page is idle', later),
    ...pages.sort((a, b) => parseFloat(String(b.values.brotli)) - parseFloat(String(a.values.brotli))),
  ];
}

export const columns = ['files', 'brotli', 'budget'];

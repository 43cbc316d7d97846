import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface LockedPackage {
  version?: string;
  license?: string;
  /** Set for workspaces, which are links to their folder. */
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
type Lockfile = Record<string, LockedPackage>;
interface ShippedPackage {
  name: string;
  version: string;
  license: string;
  texts: string[];
}

/** The workspaces that are shipped. */
const shipped = /^apps\/(?!e2e$)[^/]+$/;
/** Development dependencies whose content is in the build: the illustrations of ideas. */
const builtIn = ['node_modules/@iconify-json/fluent-emoji-flat'];
const licenceFile = /^(licen[cs]e|notice|copying)/i;

/** Where Node resolves a dependency of the package in this folder. */
function pathOf(name: string, folder: string, lock: Lockfile): string | undefined {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const path = join(at, 'node_modules', name).replaceAll('\\', '/');
    if (lock[path]) return path;
    if (at === '') return undefined;
  }
}

/** The folders of all packages that the apps need at run time, without workspaces. */
function shippedFolders(lock: Lockfile): string[] {
  const seen = new Set<string>();
  const visit = (folder: string) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { dependencies, optionalDependencies } = lock[folder]!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = pathOf(name, folder, lock);
      if (path) visit(lock[path]!.link ? lock[path]!.resolved! : path);
    }
  };
  for (const folder of [...Object.keys(lock).filter((path) => shipped.test(path)), ...builtIn]) visit(folder);
  return [...seen].filter((folder) => folder.includes('node_modules/')).sort();
}

async function read(root: string, folder: string, locked: LockedPackage): Promise<ShippedPackage> {
  const files = await readdir(join(root, folder)).catch(() => []);
  const texts = files.filter((file) => licenceFile.test(file) && !file.endsWith('.js')).sort();
  return {
    name: folder.split('node_modules/').at(-1)!,
    version: locked.version ?? '',
    license: locked.license ?? 'see below',
    texts: await Promise.all(texts.map((file) => readFile(join(root, folder, file), 'utf8'))),
  };
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const entry = ({ name, version, license, texts }: ShippedPackage) =>
  `<details><summary>${escaped(name)} ${version} · ${escaped(license)}</summary>
<pre>${escaped(texts.join('\n\n') || 'The package has no license text of its own.')}</pre></details>`;

const page = (packages: ShippedPackage[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Open source · Giftwell</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; font: 1rem/1.6 system-ui, sans-serif; }
summary { padding: 0.4rem 0; cursor: pointer; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.8125rem; }
</style>
</head>
<body>
<main>
<p><a href="/">Giftwell</a></p>
<h1>Open source</h1>
<p>Giftwell is made with these ${packages.length} packages. Thank you to everyone who wrote them.</p>
${packages.map(entry).join('\n')}
</main>
</body>
</html>
`;

/** Builds the page with the licenses of all packages that run in browsers and servers. */
export function openSource(): Plugin {
  let root = '';
  return {
    name: 'giftwell:open-source',
    apply: 'build',
    configResolved(config) {
      root = resolve(config.root, '../..');
    },
    async generateBundle() {
      const file = await readFile(join(root, 'package-lock.json'), 'utf8');
      const lock = (JSON.parse(file) as { packages: Lockfile }).packages;
      const found = await Promise.all(
        shippedFolders(lock).map((folder) => read(root, folder, lock[folder]!)),
      );
      // Packages of other systems are not installed.
      const packages = found.filter(({ texts, license }) => texts.length > 0 || license !== 'see below');
      packages.sort((one, other) => one.name.localeCompare(other.name, 'en'));
      this.emitFile({ type: 'asset', fileName: 'prerendered/open-source.html', source: page(packages) });
    },
  };
}

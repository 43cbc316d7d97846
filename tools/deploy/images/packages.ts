import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The folder of an installed package as Node finds it from `folder`; null if it isn't installed. */
function folderOf(name: string, folder: string, root: string): string | null {
  const path = join(folder, 'node_modules', name);
  if (existsSync(join(path, 'package.json'))) return path;
  return folder === root ? null : folderOf(name, dirname(folder), root);
}

/** The folders, relative to `root`, of these packages and of all that they depend on. */
export function packageFolders(names: string[], root: string): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string, isOptional: boolean) => {
    const folder = folderOf(name, from, root);
    if (!folder) {
      if (isOptional) return;
      throw new Error(`${name} is not installed`);
    }
    if (found.has(folder)) return;
    found.add(folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const optional = manifest.optionalDependencies ?? {};
    for (const one of Object.keys({ ...manifest.dependencies, ...optional }))
      visit(one, folder, one in optional);
  };
  for (const name of names) visit(name, root, false);
  return [...found].map((folder) => folder.slice(root.length + 1)).sort();
}

/** Not read at run time: of Swagger UI, the page of the API loads one script and the styles. */
const leftOut = new RegExp(
  [
    String.raw`\.(?:d\.[cm]?ts|[cm]?ts|map|md|markdown|proto\.js)$`,
    String.raw`\/(?:test|tests|docs|samples)\/`,
    String.raw`\/swagger-ui(?:-es-bundle.*|-standalone-preset)?\.js$`,
  ].join('|'),
);

/** Copies a package without its own node_modules, whose packages are copied where they are needed. */
export function copyPackage(folder: string, from: string, to: string) {
  const source = join(from, folder);
  cpSync(source, join(to, folder), {
    recursive: true,
    filter: (path) => {
      const inside = path.slice(source.length);
      return !inside.includes('/node_modules') && !leftOut.test(inside);
    },
  });
}

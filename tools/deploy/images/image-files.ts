import { unbundled } from '../../bundle/unbundled.ts';

/** Files that are read at run time, and the compiled module that finds them by its own place. */
const readFiles = [
  { module: 'gift-ideas/dist/ideas/catalogue.js', folder: 'libs/gift-ideas/catalogue' },
  { module: 'dist/config.js', folder: 'apps/web/dist' },
  { module: 'server-kit/dist/operators/queue-board.js', folder: 'node_modules/@bull-board/ui' },
];

/** Packages that a bundle loads from node_modules: by import, by name at run time (TypeORM), or by reading their files. */
const loadedPackages = [...unbundled, 'pg', 'swagger-ui-dist'];

const mentions = (bundle: string, name: string) => new RegExp(`["'\`]${name}["'\`/]`).test(bundle);

/** What a bundle, given as text, needs besides itself, by paths relative to the root. */
export function neededBy(text: string): { packages: string[]; folders: string[] } {
  // The bundler continues a long string on the next line.
  const bundle = text.replaceAll('\\\n', '');
  return {
    packages: loadedPackages.filter((name) => mentions(bundle, name)),
    folders: readFiles.filter(({ module }) => bundle.includes(`/${module}"`)).map(({ folder }) => folder),
  };
}

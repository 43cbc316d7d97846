import { join, relative, resolve } from 'node:path';

/** Jest shows no code of files in `node_modules` with an error, but the line of the spec. */
export const bundledSpecs = resolve(
  import.meta.dirname,
  '..',
  '..',
  'node_modules',
  '.cache',
  'giftwell-specs',
);

/** Jest's transformer of a compiled spec of the web app: it becomes an import of its bundle (`bundle-specs.mjs`). */
export default {
  /**
   * @param {string} _source
   * @param {string} path
   * @param {{ config: { rootDir: string } }} options
   */
  process(_source, path, { config: { rootDir } }) {
    const bundled = join(bundledSpecs, relative(join(rootDir, 'dist-tsc'), path));
    return { code: `import ${JSON.stringify(bundled)};` };
  },
};

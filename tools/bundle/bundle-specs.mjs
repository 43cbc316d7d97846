import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundledSpecs } from './bundled-spec.mjs';

/**
 * Changes the source of some files of a package; a file that stays the same is an error.
 * @param {string} name
 * @param {RegExp} files
 * @param {(source: string) => string} replace
 * @returns {import('esbuild').Plugin}
 */
const patch = (name, files, replace) => ({
  name,
  setup({ onLoad }) {
    onLoad({ filter: files }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = replace(source);
      if (contents === source) throw new Error(`${path} has changed: it can't be bundled ${name}`);
      return { contents, loader: 'js' };
    });
  },
});

/**
 * React's development build makes an error for each element, to tell in warnings where it was made: a seventh of the
 * specs' time.
 */
const withoutOwnerStacks = patch(
  'without owner stacks',
  /\/react\/cjs\/react(?:-jsx-runtime)?\.development\.js$/,
  (source) => source.replace(/1e4\s*>\s*ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g, 'false'),
);

/**
 * Emotion computes styles for each element, a seventh of the specs' time. Most specs don't look at them:
 * `testing/render-app.tsx` gives those a cache with this key.
 */
const withoutStyles = patch(
  'without styles',
  /\/@emotion\/styled\/base\/dist\/emotion-styled-base\.browser\.cjs\.js$/,
  (source) =>
    source.replace(
      /serialize\.serializeStyles\(styles\.concat\(classInterpolations\)/,
      "cache.key === 'unstyled' ? { name: '0', styles: '' } : $&",
    ),
);

/**
 * Jest's globalSetup of the web app: bundles the compiled specs, and the file that sets them up, with all that they
 * import. Each spec file has its own modules: from some dozen bundled files Jest loads them in a fraction of the time
 * that a thousand files of packages take. A bundled spec can't replace modules (`jest.unstable_mockModule`).
 * @param {unknown} _global
 * @param {{ rootDir: string }} project
 */
export default async function bundleSpecs(_global, { rootDir }) {
  rmSync(bundledSpecs, { recursive: true, force: true });
  const compiled = join(rootDir, 'dist-tsc');
  await build({
    entryPoints: globSync([join(compiled, '**/*.spec.js'), join(compiled, 'testing/setup.js')]),
    ...{ absWorkingDir: rootDir, outbase: compiled, outdir: bundledSpecs },
    ...{ bundle: true, splitting: true, format: 'esm', target: 'es2024', logLevel: 'error' },
    // Stack traces name the lines of our sources.
    ...{ sourcemap: true, sourcesContent: false },
    // As Jest resolves packages for a browser.
    ...{ platform: 'neutral', conditions: ['browser'], mainFields: ['main'] },
    external: ['node:*', '@jest/globals'],
    define: { 'process.env.NODE_ENV': '"test"' },
    plugins: [withoutOwnerStacks, withoutStyles],
  });
}

// `npx node tools/bundle/bundle.ts apps/auth-service …`: bundles the compiled output of each app into one file per
// program.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { ownLines } from './own-lines.ts';
import { unbundled } from './unbundled.ts';

const root = resolve(import.meta.dirname, '..', '..');
const output = 'dist-bundle';

/** Optional dependencies of packages, which we don't install. */
const notInstalled = [
  ...['@nestjs/platform-express', '@nestjs/websockets', 'class-transformer', 'class-validator'],
  ...['@fastify/multipart', '@fastify/static', '@fastify/view', '@valkey/valkey-glide', 'pg-native'],
  ...['@nats-io/transport-node', 'amqp-connection-manager', 'kafkajs', 'mqtt'],
];

/** Address of the file of a worker thread, which is bundled next to the program. */
const workerUrl = /new URL\('(\.\/[\w-]+-worker\.js)', import\.meta\.url\)/g;
const otherPlace = /(?<!-worker\.js', )import\.meta\.url/g;

/**
 * Keeps `import.meta.url` pointing to a module's original place, so that it finds the files next to it; `workers` gets
 * the files of worker threads, which are found next to the bundle.
 */
const withPlaces = (folder: string, workers: Set<string>): Plugin => ({
  name: 'with places',
  setup({ onLoad }) {
    onLoad({ filter: /\/(?:apps|libs)\/[^/]+\/dist\/.*\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      for (const [, worker] of source.matchAll(workerUrl)) workers.add(join(dirname(path), worker!));
      const place = JSON.stringify(relative(folder, path).replaceAll('\\', '/'));
      return {
        contents: source.replaceAll(otherPlace, `new URL(${place}, import.meta.url).href`),
        loader: 'js',
      };
    });
  },
});

/**
 * Nest's TypeORM module requires all of TypeORM again from node_modules, for two classes that TypeORM 1 no longer has.
 */
const withoutSecondTypeorm: Plugin = {
  name: 'without a second TypeORM',
  setup({ onLoad }) {
    onLoad({ filter: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ }, () => ({
      contents: 'export const Connection = undefined; export const AbstractRepository = undefined;',
      loader: 'js',
    }));
  },
};

const programsOf = (folder: string) =>
  ['main', 'migrate'].filter((name) => existsSync(join(folder, 'src', `${name}.ts`)));

/** Bundles programs of one app, given by its folder, into its `dist-bundle`. */
async function bundlePrograms(folder: string, entryPoints: string[], workers: Set<string>) {
  const outdir = join(folder, output);
  const { outputFiles } = await build({
    entryPoints,
    ...{ outdir, absWorkingDir: folder, bundle: true, platform: 'node', format: 'esm', target: 'node20.19' },
    // Dynamic imports stay in separate files next to the program.
    ...{ splitting: true, entryNames: '[name]', chunkNames: '[name]-[hash]' },
    // Entities, migrations and providers are identified by their class names.
    ...{ keepNames: true, minifyWhitespace: true, minifySyntax: true, lineLimit: 120, legalComments: 'none' },
    ...{ sourcemap: true, sourcesContent: false, write: false },
    external: [...unbundled, ...notInstalled].flatMap((name) => [name, `${name}/*`]),
    plugins: [withPlaces(outdir, workers), withoutSecondTypeorm],
    // Decorators need it before anything else runs, and esbuild doesn't keep the order between chunks.
    inject: [fileURLToPath(import.meta.resolve('reflect-metadata'))],
    banner: {
      js: "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  });
  mkdirSync(outdir, { recursive: true });
  const isOwn = (source: string) => /^(?:apps|libs)\//.test(relative(root, resolve(outdir, source)));
  for (const { path, text } of outputFiles)
    writeFileSync(path, path.endsWith('.map') ? ownLines(text, isOwn) : text);
}

async function bundle(app: string) {
  const folder = join(root, app);
  rmSync(join(folder, output), { recursive: true, force: true });
  const workers = new Set<string>();
  const programs = programsOf(folder).map((name) => join(folder, 'dist', `${name}.js`));
  await bundlePrograms(folder, programs, workers);
  if (workers.size > 0) await bundlePrograms(folder, [...workers], new Set());
}

const apps = process.argv.slice(2).map((app) => relative(root, resolve(app)));
await Promise.all(apps.map(bundle));

// `npx node tools/bundle/bundle.ts apps/auth-service …`: bundles the compiled output of each app into one file per
// program.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { hasNaming, namingClassesOnly } from './class-names.ts';
import { asciiRegExps } from './ascii-reg-exps.ts';
import { compilingModulesEagerly } from './eager-modules.ts';
import { ownLines } from './own-lines.ts';
import {
  withoutOtherDrivers,
  withoutProtoFolders,
  withoutSecondTypeorm,
  withoutUnusedParts,
  withPlaces,
  withRequiredHttp,
} from './plugins.ts';
import { unbundled } from './unbundled.ts';

const root = resolve(import.meta.dirname, '..', '..');
const output = 'dist-bundle';

/** Optional dependencies of packages, which we don't install. */
const notInstalled = [
  ...['@nestjs/platform-express', '@nestjs/websockets', 'class-transformer', 'class-validator'],
  ...['@fastify/multipart', '@fastify/static', '@fastify/view', '@valkey/valkey-glide', 'pg-native'],
  ...['@nats-io/transport-node', 'amqp-connection-manager', 'kafkajs', 'mqtt'],
];

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
    ...{ keepNames: true, minify: true, lineLimit: 120, legalComments: 'none' },
    ...{ sourcemap: true, sourcesContent: false, write: false },
    external: [...unbundled, ...notInstalled].flatMap((name) => [name, `${name}/*`]),
    plugins: [
      ...[withPlaces(outdir, workers), withoutSecondTypeorm, withoutOtherDrivers, withoutProtoFolders],
      ...[withoutUnusedParts, withRequiredHttp],
    ],
    // Decorators need it before anything else runs, and esbuild doesn't keep the order between chunks.
    inject: [fileURLToPath(import.meta.resolve('reflect-metadata'))],
    banner: {
      js: "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  });
  if (!outputFiles.some(({ text }) => hasNaming(text)))
    throw new Error('esbuild names classes in another way now');
  mkdirSync(outdir, { recursive: true });
  const isOwn = (source: string) => /^(?:apps|libs)\//.test(relative(root, resolve(outdir, source)));
  for (const { path, text } of outputFiles)
    writeFileSync(path, path.endsWith('.map') ? ownLines(text, isOwn) : changed(text));
}

/** What esbuild made of a file, with the changes that make it start faster and smaller. */
const changed = (text: string) => asciiRegExps(compilingModulesEagerly(namingClassesOnly(text)));

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

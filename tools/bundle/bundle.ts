// `npx node tools/bundle/bundle.ts apps/auth-service …`: each app as tsc compiled it, in one file for each of its programs.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { ownLines } from './own-lines.ts';

const root = resolve(import.meta.dirname, '..', '..');
const output = 'dist-bundle';

/** Native, or with files that are read at run time. They are loaded from node_modules, the last two only where Google is set up. */
const unbundled = ['@node-rs/argon2', 'sharp', '@google-cloud/speech', 'google-gax'];

/** What packages use where it is installed, and we do not. */
const notInstalled = [
  ...['@nestjs/platform-express', '@nestjs/websockets', 'class-transformer', 'class-validator'],
  ...['@fastify/multipart', '@fastify/static', '@fastify/view', '@valkey/valkey-glide', 'pg-native'],
  ...['@nats-io/transport-node', 'amqp-connection-manager', 'kafkajs', 'mqtt'],
];

/** `import.meta.url` of a module goes on naming the place where it was, so that it finds the files beside it. */
const withPlaces = (folder: string): Plugin => ({
  name: 'with places',
  setup({ onLoad }) {
    onLoad({ filter: /\/(?:apps|libs)\/[^/]+\/dist\/.*\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const place = JSON.stringify(relative(folder, path).replaceAll('\\', '/'));
      return {
        contents: source.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
        loader: 'js',
      };
    });
  },
});

/** Nest's module for TypeORM loads all of it once more, from node_modules, for two classes that TypeORM 1 has no more. */
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

/** Bundles one app, a folder, into its `dist-bundle`. */
async function bundle(app: string) {
  const folder = join(root, app);
  const outdir = join(folder, output);
  rmSync(outdir, { recursive: true, force: true });
  const { outputFiles } = await build({
    entryPoints: programsOf(folder).map((name) => join(folder, 'dist', `${name}.js`)),
    ...{ outdir, absWorkingDir: folder, bundle: true, platform: 'node', format: 'esm', target: 'node20.19' },
    // What is imported only where it is needed stays in files of its own, beside the program.
    ...{ splitting: true, chunkNames: '[name]-[hash]' },
    // Entities, migrations and providers are known by the names of their classes.
    ...{ keepNames: true, minifyWhitespace: true, minifySyntax: true, lineLimit: 120, legalComments: 'none' },
    ...{ sourcemap: true, sourcesContent: false, write: false },
    external: [...unbundled, ...notInstalled].flatMap((name) => [name, `${name}/*`]),
    plugins: [withPlaces(outdir), withoutSecondTypeorm],
    // Decorators need it before anything else runs, and esbuild keeps no order between its chunks.
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

const apps = process.argv.slice(2).map((app) => relative(root, resolve(app)));
await Promise.all(apps.map(bundle));

import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'esbuild';

/** Address of the file of a worker thread, which is bundled next to the program. */
const workerUrl = /new URL\('(\.\/[\w-]+-worker\.js)', import\.meta\.url\)/g;
const otherPlace = /(?<!-worker\.js', )import\.meta\.url/g;

/**
 * Keeps `import.meta.url` pointing to a module's original place, so that it finds the files next to it; `workers` gets
 * the files of worker threads, which are found next to the bundle.
 */
export const withPlaces = (folder: string, workers: Set<string>): Plugin => ({
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
export const withoutSecondTypeorm: Plugin = {
  name: 'without a second TypeORM',
  setup({ onLoad }) {
    onLoad({ filter: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ }, () => ({
      contents: 'export const Connection = undefined; export const AbstractRepository = undefined;',
      loader: 'js',
    }));
  },
};

/** TypeORM loads the drivers of all its databases, half of its code, and uses the one of Postgres. */
export const withoutOtherDrivers: Plugin = {
  name: 'without drivers of other databases',
  setup({ onLoad }) {
    onLoad({ filter: /\/typeorm\/driver\/[\w-]+\/\w+Driver\.js$/ }, ({ path }) =>
      path.endsWith('/PostgresDriver.js') ? undefined : { contents: '', loader: 'js' },
    );
  },
};

/** Files that are loaded but not used: BullMQ's storage in Postgres, and zod's messages in other languages. */
const unused = /\/(?:bullmq\/dist\/(?:cjs|esm)\/postgres\/index\.js|zod\/v4\/locales\/index\.c?js)$/;

/** Half a megabyte of each service, which V8 would read, keep and partly compile. */
export const withoutUnusedParts: Plugin = {
  name: 'without unused parts of packages',
  setup({ onLoad }) {
    onLoad({ filter: unused }, () => ({ contents: '', loader: 'js' }));
  },
};

/**
 * When they are loaded, Google's client and gRPC name the folders of .proto files that only features we don't use read.
 * A module has no `__dirname`.
 */
export const withoutProtoFolders: Plugin = {
  name: 'without folders of .proto files',
  setup({ onLoad }) {
    onLoad({ filter: /\/node_modules\/(?:google-gax|@grpc\/grpc-js)\/build\/src\/\w+\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('__dirname', '"."'),
      loader: 'js',
    }));
  },
};

/**
 * Requires `http` where a module imports it. Node makes the exports of an imported module by reading each property of
 * the original, and one of `http` loads undici, which takes each process 20 ms and some megabytes when it starts.
 */
export const withRequiredHttp: Plugin = {
  name: 'with required http',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^(?:node:)?http$/ }, ({ kind }) =>
      kind === 'require-call' ? undefined : { path: 'http', namespace: 'required' },
    );
    onLoad({ filter: /^http$/, namespace: 'required' }, () => ({
      contents: "module.exports = require('node:http');",
      loader: 'js',
    }));
  },
};

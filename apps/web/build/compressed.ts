import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const isText = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** Read by the gateway only; never served. */
const unsent = /[\\/]server$/;

/** Writes `.br` and `.gz` files next to every text file of the build, so that no request waits for compression. */
export function compressed(): Plugin {
  let outDir = '';
  return {
    name: 'giftwell:compressed',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries.filter(
        (entry) => entry.isFile() && isText.test(entry.name) && !unsent.test(entry.parentPath),
      );
      await Promise.all(files.map((entry) => compress(resolve(entry.parentPath, entry.name))));
    },
  };
}

async function compress(file: string) {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    writeFile(`${file}.br`, await brotli(content, { params })),
    writeFile(`${file}.gz`, await gz(content, { level: 9 })),
  ]);
}

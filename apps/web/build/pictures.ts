import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

const folder = 'pictures';
const notNamedHere = (name: string) => `No picture "${name}" in @iconify-json/fluent-emoji-flat`;

/** Files that name illustrations, relative to the app: the catalogue, the composed forms, and one for each category. */
const namedIn: readonly { under: string; files: RegExp; name: RegExp }[] = [
  { under: '../../libs/gift-ideas/catalogue', files: /\.jsonl$/, name: /"icon":\s*"([a-z0-9-]+)"/g },
  { under: '../../libs/gift-ideas/src', files: /\.ts$/, name: /\bicon: '([a-z0-9-]+)'/g },
  { under: 'src/ui/theme', files: /^category\.styles\.ts$/, name: /\bicon: '([a-z0-9-]+)'/g },
];

async function usedNames(root: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (const { under, files, name } of namedIn) {
    const where = resolve(root, under);
    // The catalogue may not be built yet.
    const entries = await readdir(where, { recursive: true }).catch(() => []);
    for (const file of entries.filter((each) => files.test(each)))
      for (const [, found] of (await readFile(resolve(where, file), 'utf8')).matchAll(name))
        names.add(found!);
  }
  return names;
}

async function readIcons(): Promise<IconSet> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  return JSON.parse(await readFile(file, 'utf8')) as IconSet;
}

function svgOf(set: IconSet, name: string): string | undefined {
  const icon = set.icons[name];
  if (!icon) return undefined;
  const { width = set.width, height = set.height, body } = icon;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/**
 * Copies the illustrations of ideas as single files: the set has three thousand, a few hundred are used, and a page
 * shows nine. The dev server serves all of them.
 */
export function pictures(): Plugin {
  let root = '';
  return {
    name: 'giftwell:pictures',
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      const icons = readIcons();
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const [, name] = /^\/([a-z0-9-]+)\.svg/.exec(request.url ?? '') ?? [];
        icons.then((set) => {
          const svg = name && svgOf(set, name);
          if (!svg) return next();
          response.setHeader('content-type', 'image/svg+xml').end(svg);
        }, next);
      });
    },
    async generateBundle() {
      const set = await readIcons();
      for (const name of await usedNames(root)) {
        const source = svgOf(set, name);
        if (source) this.emitFile({ type: 'asset', fileName: `${folder}/${name}.svg`, source });
        else this.warn(notNamedHere(name));
      }
    },
  };
}

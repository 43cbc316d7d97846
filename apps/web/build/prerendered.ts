import react from '@vitejs/plugin-react';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite';

/** What src/prerender.tsx gives. */
interface Renderer {
  pages: readonly { path: string; module?: string; title?: string; description?: string }[];
  renderPage(path: string): Promise<{ markup: string; styles: string }>;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
const preloads = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;

const fontPreload = /<link rel="preload" as="font"[^>]*>\s*/g;

/**
 * Nothing but the page itself is fetched until it is painted. Then come its scripts, all at once, and are run one by
 * one, so that somebody who scrolls meanwhile is not held up. Behind other windows nothing is painted, and they come
 * without waiting; where no paint is reported, they wait a second.
 */
const wakeUp = (scripts: string[]) =>
  `<script>{
const scripts = ${JSON.stringify(scripts)};
const wake = async () => {
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
  for (const script of scripts) await import(script);
};
if (document.hidden) wake();
else {
  const painted = new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }));
  Promise.race([painted, new Promise((done) => setTimeout(done, 1000))]).then(wake);
}
}</script>`;

/** The chunk that was made of a module, and every chunk that it needs, those first. */
function chunksOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (!own) throw new Error(`There is no chunk of ${module}`);
  const found = new Set<string>();
  const collect = (file: string) => {
    if (found.has(file)) return;
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach(collect);
    found.add(file);
  };
  collect(own.fileName);
  return Array.from(found, (file) => `/${file}`);
}

/**
 * Renders the pages that begin alike for everybody into the app's document, so that they can be seen before any script
 * has come: `prerendered.html` is the start page, `prerendered/terms.html` the one at `/terms`.
 */
export function prerendered(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'giftwell:prerendered',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    // Before `closeBundle`, in which the files are compressed.
    async writeBundle(_options, bundle) {
      const rendererDir = await mkdtemp(resolve(tmpdir(), 'giftwell-prerender-'));
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        mode: 'production',
        plugins: [react()],
        resolve: { conditions: ['giftwell-source', ...defaultServerConditions] },
        ssr: { noExternal: true },
        build: {
          ssr: 'src/prerender.tsx',
          outDir: rendererDir,
          emptyOutDir: true,
          target: 'node20',
          minify: false,
        },
      });
      const { pages, renderPage } = (await import(
        pathToFileURL(resolve(rendererDir, 'prerender.js')).href
      )) as Renderer;
      const whole = await readFile(resolve(outDir, 'index.html'), 'utf8');
      const [, entry = ''] = entryScript.exec(whole) ?? [];
      const parts = [...whole.matchAll(preloads)].map(([, href]) => href!);
      const document = whole
        .replace(entryScript, '')
        .replaceAll(preloads, '')
        // The rules stand in the document and ask for them early enough; first comes what is written in them.
        .replaceAll(fontPreload, '');
      await mkdir(resolve(outDir, 'prerendered'), { recursive: true });
      for (const { path, module, title, description } of pages) {
        const { markup, styles } = await renderPage(path);
        const scripts = new Set([...parts, ...(module ? chunksOf(bundle, module) : [])]);
        // Last comes what wakes the page up.
        scripts.delete(entry);
        const html = document
          .replace('</body>', () => `${wakeUp([...scripts, entry])}</body>`)
          .replace('</head>', () => `${styles}</head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
          .replace(/<title>[^<]*<\/title>/, (own) => (title ? `<title>${escaped(title)}</title>` : own))
          .replace(/(name="description"\s+content=")[^"]*/, (own, start: string) =>
            description ? start + escaped(description) : own,
          );
        await writeFile(resolve(outDir, `prerendered${path === '/' ? '' : path}.html`), html);
      }
      await rm(rendererDir, { recursive: true });
    },
  };
}

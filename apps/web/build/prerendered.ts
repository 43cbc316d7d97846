import react from '@vitejs/plugin-react';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite';

/** What src/prerender.tsx gives. */
interface Renderer {
  pages: readonly { path: string; module?: string; title?: string; description?: string }[];
  answeredPages: readonly { name: string; module: string }[];
  renderPage(path: string): Promise<{ markup: string; styles: string }>;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
const preloads = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;

const fontPreload = /<link rel="preload" as="font"[^>]*>\s*/g;

/**
 * The scripts of a page are fetched at once, behind the document, and run when it is painted: one by one, so that
 * somebody who scrolls meanwhile is not held up. Behind other windows nothing is painted, and they run without waiting;
 * where no paint is reported, they wait a second.
 */
const wakeUp = (scripts: readonly string[]) =>
  `<script>{
const scripts = ${JSON.stringify(scripts)};
for (const href of scripts)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
const wake = async () => {
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
  const seen = new Set<string>();
  const collect = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach(collect);
    found.add(file);
  };
  collect(own.fileName);
  return Array.from(found, (file) => `/${file}`);
}

/** Where the gateway puts what it knows only when a page is asked for. */
const slots = { styles: '<!--page-styles-->', markup: '<!--page-markup-->', answers: '<!--page-answers-->' };

interface Filling {
  markup: string;
  styles: string;
  /** In the order in which they are run. */
  scripts: readonly string[];
  title?: string;
  description?: string;
}

/** The app's document, filled with a page. */
const filled = (document: string, { markup, styles, scripts, title, description }: Filling) =>
  document
    .replace('</body>', () => `${slots.answers}${wakeUp(scripts)}</body>`)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
    .replace(/<title>[^<]*<\/title>/, (own) => (title ? `<title>${escaped(title)}</title>` : own))
    .replace(/(name="description"\s+content=")[^"]*/, (own, start: string) =>
      description ? start + escaped(description) : own,
    );

/** What renders pages, built for Node into `outDir`. */
async function buildRenderer(root: string, outDir: string): Promise<Renderer> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    resolve: { conditions: ['giftwell-source', ...defaultServerConditions] },
    ssr: { noExternal: true },
    // Whatever the environment says of who runs it: the classes of the markup must be those of the browser.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      copyPublicDir: false,
      target: 'node20',
      minify: true,
      // Names that change with what is inside: a gateway never runs parts of another build.
      rolldownOptions: { output: { entryFileNames: 'render-[hash].js', chunkFileNames: '[name]-[hash].js' } },
    },
  });
  const [entry] = (await readdir(outDir)).filter((name) => name.startsWith('render-'));
  return (await import(pathToFileURL(resolve(outDir, entry!)).href)) as Renderer;
}

/**
 * Renders the pages that begin alike for everybody into the app's document, so that they can be seen before any script
 * has come: `prerendered.html` is the start page, `prerendered/terms.html` the one at `/terms`. For the pages that the
 * gateway renders with their answers, `server/` has the renderer and each page's document with slots to fill.
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
      const { pages, answeredPages, renderPage } = await buildRenderer(root, resolve(outDir, 'server'));
      const whole = await readFile(resolve(outDir, 'index.html'), 'utf8');
      const [, entry = ''] = entryScript.exec(whole) ?? [];
      const parts = [...whole.matchAll(preloads)].map(([, href]) => href!);
      const document = whole
        .replace(entryScript, '')
        .replaceAll(preloads, '')
        // The rules stand in the document and ask for them early enough; first comes what is written in them.
        .replaceAll(fontPreload, '');
      const scriptsOf = (module?: string) => {
        const scripts = new Set([...parts, ...(module ? chunksOf(bundle, module) : [])]);
        // The scripts that hydrate the page come last.
        scripts.delete(entry);
        return [...scripts, entry];
      };
      await mkdir(resolve(outDir, 'prerendered'), { recursive: true });
      for (const { path, module, ...head } of pages) {
        const html = filled(document, { ...head, ...(await renderPage(path)), scripts: scriptsOf(module) });
        await writeFile(resolve(outDir, `prerendered${path === '/' ? '' : path}.html`), html);
      }
      for (const { name, module } of answeredPages)
        await writeFile(
          resolve(outDir, 'server', `${name}.html`),
          filled(document, { markup: slots.markup, styles: slots.styles, scripts: scriptsOf(module) }),
        );
    },
  };
}

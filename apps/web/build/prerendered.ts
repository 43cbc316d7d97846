import react from '@vitejs/plugin-react';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions, type Plugin, type Rolldown, type ViteDevServer } from 'vite';

/** Exports of src/prerender.tsx. */
interface Renderer {
  pages: readonly { path: string; file?: string; module?: string; title?: string; description?: string }[];
  answeredPages: readonly { name: string; module: string; title?: string }[];
  renderPage(path: string): Promise<{ markup: string; styles: string }>;
  renderDocumentStyles(): Promise<string>;
}

const withStyles = (document: string, styles: string) =>
  document.replace('</head>', () => `${styles}</head>`);

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
const preloads = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;

const fontPreload = /<link rel="preload" as="font"[^>]*>\s*/g;

/**
 * A page's scripts are loaded after its first frame, because requesting them would delay it, and run one by one when it
 * is painted, so that they don't block scrolling; then the app starts, which also tells if the page's code is missing.
 * In background windows nothing is painted, so they run at once; without a frame or a report of it, they wait a second.
 */
const hydrationScript = (scripts: readonly string[]) =>
  `<script>{
const scripts = ${JSON.stringify(scripts)};
const load = () => {
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
};
const hydrate = async () => {
  try {
    for (const script of scripts) await import(script);
  } finally {
    document.startApp?.();
  }
};
const orLate = (ready) => Promise.race([new Promise(ready), new Promise((done) => setTimeout(done, 1000))]);
if (document.hidden) {
  load();
  hydrate();
} else {
  orLate((done) => requestAnimationFrame(() => setTimeout(done))).then(load);
  orLate((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true })).then(hydrate);
}
}</script>`;

/** The chunk of a module and all chunks it depends on, dependencies first. */
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

/** Placeholders for what the gateway knows only at request time. */
const slots = { styles: '<!--page-styles-->', markup: '<!--page-markup-->', answers: '<!--page-answers-->' };

interface Filling {
  markup: string;
  styles: string;
  /** In execution order. */
  scripts: readonly string[];
  title?: string;
  description?: string;
}

/** Fills the app's document with a page. */
const filled = (document: string, { markup, styles, scripts, title, description }: Filling) =>
  withStyles(document, styles)
    .replace('</body>', () => `${slots.answers}${hydrationScript(scripts)}</body>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
    .replace(/<title>[^<]*<\/title>/, (own) => (title ? `<title>${escaped(title)}</title>` : own))
    .replace(/(name="description"\s+content=")[^"]*/, (own, start: string) =>
      description ? start + escaped(description) : own,
    );

/** Builds the page renderer for Node into `outDir`. */
async function buildRenderer(root: string, outDir: string): Promise<Renderer> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    resolve: { conditions: ['giftwell-source', ...defaultServerConditions] },
    ssr: { noExternal: true },
    // Fixed, because the class names of the markup must be those of the browser.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      copyPublicDir: false,
      target: 'node20',
      minify: true,
      // Names with a content hash, so that a gateway never mixes parts of two builds.
      rolldownOptions: { output: { entryFileNames: 'render-[hash].js', chunkFileNames: '[name]-[hash].js' } },
    },
  });
  const [entry] = (await readdir(outDir)).filter((name) => name.startsWith('render-'));
  return (await import(pathToFileURL(resolve(outDir, entry!)).href)) as Renderer;
}

/**
 * Renders the pages that start the same for everybody into the app's document, so that they are visible before any
 * script is loaded: `prerendered.html` is the landing page, `prerendered/terms.html` is `/terms`. For pages that the
 * gateway renders, `server/` has the renderer and each page's document with placeholders. `index.html`, for all others,
 * gets the global styles.
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
    // Before `closeBundle`, where the files are compressed.
    async writeBundle(_options, bundle) {
      const renderer = await buildRenderer(root, resolve(outDir, 'server'));
      const { pages, answeredPages, renderPage } = renderer;
      const whole = await readFile(resolve(outDir, 'index.html'), 'utf8');
      await writeFile(
        resolve(outDir, 'index.html'),
        withStyles(whole, await renderer.renderDocumentStyles()),
      );
      const [, entry = ''] = entryScript.exec(whole) ?? [];
      const parts = [...whole.matchAll(preloads)].map(([, href]) => href!);
      const document = whole
        .replace(entryScript, '')
        .replaceAll(preloads, '')
        // The inlined rules request the fonts early enough, so preloading would only delay the text.
        .replaceAll(fontPreload, '');
      // Each after those it imports, because a script runs those with it that haven't run yet, as one long task.
      const scriptsOf = (module?: string) => [
        ...new Set([...parts, entry, ...(module ? chunksOf(bundle, module) : [])]),
      ];
      for (const { path, file = path, module, ...head } of pages) {
        const html = filled(document, { ...head, ...(await renderPage(path)), scripts: scriptsOf(module) });
        const written = resolve(outDir, `prerendered${file === '/' ? '' : file}.html`);
        await mkdir(dirname(written), { recursive: true });
        await writeFile(written, html);
      }
      for (const { name, module, ...head } of answeredPages)
        await writeFile(
          resolve(outDir, 'server', `${name}.html`),
          filled(document, {
            ...head,
            markup: slots.markup,
            styles: slots.styles,
            scripts: scriptsOf(module),
          }),
        );
    },
  };
}

/** The same global styles for the development server. */
export function developmentStyles(): Plugin {
  let server: ViteDevServer;
  return {
    name: 'giftwell:development-styles',
    apply: 'serve',
    configureServer(started) {
      server = started;
    },
    async transformIndexHtml(html) {
      const { renderDocumentStyles } = (await server.ssrLoadModule('/src/prerender.tsx')) as Renderer;
      return withStyles(html, await renderDocumentStyles());
    },
  };
}

import type { PageAnswers } from '@giftwell/contracts/pages/page-answers';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { keepPageAnswers } from './data/stores/page-answers.js';
import { paths } from './app/paths.js';
import { createQueryClient } from './data/query-client.js';

/** The pages that are the same for everyone, with their code and their head elements. */
export const pages = [
  { path: paths.home },
  {
    path: paths.recipients,
    module: 'src/app/pages/recipients.tsx',
    title: 'Gift Recipients · Giftwell',
  },
  { path: paths.occasions, module: 'src/app/pages/occasions.tsx', title: 'Occasions · Giftwell' },
  { path: paths.plan, module: 'src/app/pages/plan.tsx', title: 'Gift plan · Giftwell' },
  { path: paths.saved, module: 'src/app/pages/saved.tsx', title: 'Saved suggestions · Giftwell' },
  {
    path: paths.terms,
    module: 'src/features/legal/terms-page.tsx',
    title: 'Terms of Service · Giftwell',
    description: 'What you get from Giftwell, what an idea is and isn’t, and who runs this site.',
  },
  {
    path: paths.privacy,
    module: 'src/features/legal/privacy-page.tsx',
    title: 'Privacy Policy · Giftwell',
    description: 'What Giftwell stores about you, what it doesn’t, who sees it, and who runs this site.',
  },
] as const;

/** The pages that are rendered when they are asked for, with the answers that they show. */
export const answeredPages = [{ name: 'shared', module: 'src/app/pages/shared-suggestion.tsx' }] as const;

/**
 * A page as a guest first sees it, with the answers that it asks for: its markup, and the rules of exactly that markup
 * as style elements. Rejects when the page breaks.
 */
export async function renderPage(
  path: string,
  answers: Partial<PageAnswers> = {},
): Promise<{ markup: string; styles: string }> {
  const queryClient = createQueryClient();
  keepPageAnswers(queryClient, answers);
  const cache = createCache({ key: 'css' });
  // Rules are collected in the cache instead of being written between the elements.
  cache.compat = true;
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <StaticRouter location={path}>
        <App queryClient={queryClient} />
      </StaticRouter>
    </CacheProvider>,
    {
      // Never in parts that a script would put into place.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  let markup = '';
  for await (const chunk of prelude) markup += String(chunk);
  return { markup, styles: stylesOf(cache, markup) };
}

/** Prefixes of browsers that could not run the app anyway: a third of the rules, before the first byte of the page. */
const bygone =
  /(?<=[{;])(?:display:-(?:webkit|ms)-[a-z-]+|position:-webkit-sticky|-(?:ms|moz|webkit)-(?:box|flex|align|justify|order|transform|transition|animation|filter|clip-path|grid)[a-z-]*:[^;{}]*);/g;

const declaration = /(--mui-[\w-]+):((?:[^;{}"]|"[^"]*")*);/g;

/** Without the variables that nothing on the page reads: most of what the theme declares is for other pages. */
function withoutUnread(css: string, readers: string): string {
  const values = new Map(Array.from(css.matchAll(declaration), ([, name, value]) => [name!, value!]));
  const read = new Set<string>();
  const follow = (text: string) => {
    for (const [, name] of text.matchAll(/var\((--mui-[\w-]+)/g))
      if (!read.has(name!)) {
        read.add(name!);
        follow(values.get(name!) ?? '');
      }
  };
  follow(readers + css.replace(declaration, ''));
  // What one scheme declares may lead to more than what the last one did.
  for (const [, name, value] of css.matchAll(declaration)) if (read.has(name!)) follow(value!);
  return css.replace(declaration, (all, name: string) => (read.has(name) ? all : ''));
}

/**
 * The rules of the markup. Emotion finds the classes again in the browser; the global sheets are shortened, so that it
 * adds them once more, whole.
 */
function stylesOf({ key, inserted, registered }: EmotionCache, markup: string): string {
  const used = new Set(Array.from(markup.matchAll(/\bcss-([a-z0-9]+)/g), ([, id]) => id!));
  const rules = Object.entries(inserted)
    .filter((entry): entry is [string, string] => entry[1] !== true)
    .map(([id, css]) => [id, css.replace(bygone, '')] as const);
  const classes = rules.filter(([id]) => used.has(id));
  const classCss = classes.map(([, css]) => css).join('');
  const globals = rules.filter(([id]) => !(`${key}-${id}` in registered)).map(([, css]) => css);
  const ids = classes.map(([id]) => id).join(' ');
  return (
    `<style>${withoutUnread(globals.join(''), classCss + markup)}</style>` +
    `<style data-emotion="${key} ${ids}">${classCss}</style>`
  );
}

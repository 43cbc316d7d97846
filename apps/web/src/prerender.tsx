import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { paths } from './app/paths.js';
import { createQueryClient } from './shared/query-client.js';

/** The pages that say the same to everybody, and what stands in their heads. */
export const pages = [
  { path: paths.home },
  {
    path: paths.terms,
    title: 'Terms of Service · Giftwell',
    description: 'What you get from Giftwell, what an idea is and is not, and who runs this copy.',
  },
  {
    path: paths.privacy,
    title: 'Privacy Policy · Giftwell',
    description: 'What Giftwell keeps about you, what it does not, who sees it, and who runs this copy.',
  },
] as const;

/** A page as a guest first sees it: its markup, and the rules of exactly that markup as style elements. */
export async function renderPage(path: string): Promise<{ markup: string; styles: string }> {
  const cache = createCache({ key: 'css' });
  // Rules are collected in the cache instead of being written between the elements.
  cache.compat = true;
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <StaticRouter location={path}>
        <App queryClient={createQueryClient()} />
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
  return { markup, styles: stylesOf(cache) };
}

/** In the form in which Emotion finds them again in the browser: each global sheet, then all classes. */
function stylesOf({ key, inserted, registered }: EmotionCache): string {
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => entry[1] !== true);
  const isGlobal = ([id]: [string, string]) => !(`${key}-${id}` in registered);
  const globals = rules
    .filter(isGlobal)
    .map(([id, css]) => `<style data-emotion="${key}-global ${id}">${css}</style>`);
  const classes = rules.filter((rule) => !isGlobal(rule));
  const ids = classes.map(([id]) => id).join(' ');
  return `${globals.join('')}<style data-emotion="${key} ${ids}">${classes.map(([, css]) => css).join('')}</style>`;
}

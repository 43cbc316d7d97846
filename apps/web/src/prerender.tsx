import type { PageAnswers } from '@giftwell/contracts/pages/page-answers';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { Providers } from './app/providers.js';
import { keepPageAnswers } from './data/stores/page-answers.js';
import { paths, recipientPath } from './app/paths.js';
import { createQueryClient } from './data/query-client.js';
import { DocumentStyles } from './ui/theme/document-styles.js';

/** The pages that are the same for everyone, with their code and their head elements. A file stands for all pages of its kind. */
export const pages = [
  { path: paths.home },
  {
    path: paths.recipients,
    module: 'src/app/pages/recipients.tsx',
    title: 'Gift Recipients · Giftwell',
  },
  {
    path: recipientPath(1),
    file: '/recipients/person',
    module: 'src/app/person/person.tsx',
    title: 'Gift Recipients · Giftwell',
  },
  { path: paths.occasions, module: 'src/app/pages/occasions.tsx', title: 'Occasions · Giftwell' },
  { path: paths.plan, module: 'src/app/pages/plan.tsx', title: 'Gift plan · Giftwell' },
  { path: paths.wishlists, module: 'src/app/wishlists/wishlists.tsx', title: 'My Wishlists · Giftwell' },
  {
    path: paths.groupPurchases,
    module: 'src/app/group-gifts/group-purchases.tsx',
    title: 'Group Gifts · Giftwell',
  },
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

/** Pages that the gateway renders with their data for each request; account pages for signed-in users only. */
export const answeredPages = [
  { name: 'shared', module: 'src/app/pages/shared-suggestion.tsx' },
  { name: 'wishlist', module: 'src/app/wishlists/public-wishlist.tsx' },
  { name: 'group', module: 'src/app/group-gifts/public-group.tsx' },
  { name: 'ask', module: 'src/app/wishlists/ask.tsx' },
  { name: 'recipients', module: 'src/app/pages/recipients.tsx', title: 'Gift Recipients · Giftwell' },
  { name: 'saved', module: 'src/app/pages/saved.tsx', title: 'Saved suggestions · Giftwell' },
] as const;

/**
 * Renders a page for the user of the session in the answers, or for a guest: its markup, and only the CSS rules of this
 * markup as style elements. Rejects if the page throws.
 */
export async function renderPage(
  path: string,
  answers: Partial<PageAnswers> = {},
): Promise<{ markup: string; styles: string }> {
  const queryClient = createQueryClient();
  keepPageAnswers(queryClient, answers);
  return rendered(
    <StaticRouter location={path}>
      <App
        queryClient={queryClient}
        isForUser={answers.session !== undefined}
        documentStyles={<DocumentStyles />}
      />
    </StaticRouter>,
  );
}

/** The style elements of a document whose page the browser renders. */
export async function renderDocumentStyles(): Promise<string> {
  const { styles } = await rendered(
    <Providers queryClient={createQueryClient()} documentStyles={<DocumentStyles />} />,
  );
  return styles;
}

async function rendered(content: ReactNode): Promise<{ markup: string; styles: string }> {
  const cache = createCache({ key: 'css' });
  // Collects the rules in the cache instead of writing them between the elements.
  cache.compat = true;
  const { prelude } = await prerenderToNodeStream(<CacheProvider value={cache}>{content}</CacheProvider>, {
    // Never in parts that need a script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  let markup = '';
  for await (const chunk of prelude) markup += String(chunk);
  return { markup, styles: stylesOf(cache, markup) };
}

/** Vendor prefixes for browsers that can't run the app anyway: a third of the rules. */
const bygone =
  /(?<=[{;])(?:display:-(?:webkit|ms)-[a-z-]+|position:-webkit-sticky|-(?:ms|moz|webkit)-(?:box|flex|align|justify|order|transform|transition|animation|filter|clip-path|grid)[a-z-]*:[^;{}]*);/g;

/** The global CSS rules, and those of the markup; `style-cache.ts` tells Emotion their names. */
function stylesOf({ key, inserted, registered }: EmotionCache, markup: string): string {
  const used = new Set(Array.from(markup.matchAll(/\bcss-([a-z0-9]+)/g), ([, id]) => id!));
  const rules = Object.entries(inserted)
    .filter((entry): entry is [string, string] => entry[1] !== true)
    .map(([id, css]) => [id, css.replace(bygone, '')] as const);
  const classes = rules.filter(([id]) => used.has(id));
  const classCss = classes.map(([, css]) => css).join('');
  const globals = rules.filter(([id]) => !(`${key}-${id}` in registered)).map(([, css]) => css);
  const ids = classes.map(([id]) => id).join(' ');
  return `<style>${globals.join('')}</style><style data-rules="${ids}">${classCss}</style>`;
}

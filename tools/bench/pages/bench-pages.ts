import { median, seeded } from '../measure/numbers.ts';
import { signedInVisitor, suggestionsFor } from '../visitors/signed-in-visitor.ts';
import { withDevTools, type DevTools } from './devtools.ts';
import { scrollThrough, type Scrolled } from './scrolling.ts';
import { figureNames, launchBrowser, slowVisits, visits, type Figures } from './slow-visit.ts';
import type { MeasuredStack } from '../measure/measured-stack.ts';
import { ms, row, type Row } from '../measure/table.ts';
import { good, type Visitor } from '../visitors/visitor.ts';
import { wizardDataFrom } from '../visitors/wizard-data.ts';

export const columns = ['text', 'LCP', 'CLS', 'blocked', 'requests', 'longest frame', 'budget'];

const people = 20;
const savedRows = 20;
const wishes = 500;

interface PageBudget {
  what: string;
  /** Selects the page's main text. */
  selector: string;
  /** Maximum of each metric. */
  budget: Partial<Figures>;
}

/** The budgets of each page. */
const pages: Record<string, PageBudget> = {
  shared: {
    what: '10  shared idea',
    selector: 'main article h2',
    budget: { textMs: 950, lcpMs: 2_000, cls: 0.02, requests: 12 },
  },
  group: {
    what: '10  group gift',
    selector: 'main h1',
    budget: { textMs: 950, lcpMs: 2_000, cls: 0.02 },
  },
  wishlist: { what: '10  wishlist of ten items', selector: 'main article', budget: { textMs: 950 } },
  'long wishlist': {
    what: `10  wishlist of ${wishes} items`,
    selector: 'main article',
    budget: { textMs: 3_000 },
  },
  recipients: {
    what: '10b /recipients, signed in',
    selector: 'main article [aria-label^="Plan Gift for"]',
    budget: { textMs: 3_000 },
  },
  saved: { what: '10b /saved, signed in', selector: 'main article', budget: { textMs: 3_000 } },
  landing: {
    what: '9   landing',
    selector: 'main h1',
    // A layout shift of a thousandth is invisible.
    budget: { textMs: 1_000, lcpMs: 1_800, cls: 0.001, blockedMs: 100 },
  },
};
const scrolling = `10  wishlist of ${wishes} items, scrolled`;
/** In milliseconds. Nobody notices a single frame of 100 ms. */
const scrolledBudget = 50;

const units: Record<keyof Figures, string> = {
  textMs: 'text',
  lcpMs: 'LCP',
  cls: 'CLS',
  blockedMs: 'blocked',
  requests: 'requests',
};
const written = (name: string, value: number) =>
  name.endsWith('Ms') ? ms(value) : String(Math.round(value * 1e4) / 1e4);

interface Address {
  path: string;
  cookie?: string;
}

/** Creates what can be shared, and an account with people and saved ideas; returns the pages to open, with their cookies. */
async function prepare(visitor: Visitor): Promise<Record<string, Address>> {
  const recipients = Array.from({ length: people }, (_, at) => ({
    ...{ name: `Person ${at}`, relationship: 'friend', occasionType: 'birthday' },
    date: `1980-05-${String(at + 1).padStart(2, '0')}`,
  }));
  good(await visitor.post('/api/recipients/bulk-add', { recipients }));
  for (const id of await suggestionsFor(visitor, await wizardDataFrom(seeded(3)), savedRows))
    good(await visitor.post(`/api/suggestions/${id}/save`));
  const suggestionData = {
    ...{ name: 'Reading lamp with a warm light', category: 'Home & Living', price: '$26 – $40' },
    description: 'Warm light, no glare. It clips to the shelf above the bed and folds away.',
    reason: 'Anna reads every evening, and her brother sleeps in the same room.',
  };
  const share = { suggestionData, recipientName: 'Anna', title: 'For our Anna', message: 'Shall we?' };
  const { shareCode } = good(await visitor.post<{ shareCode: string }>('/api/suggestions/share', share));
  const cookie = visitor.cookie ?? undefined;
  return {
    shared: { path: `/shared/${shareCode}` },
    ...(await publicPages(visitor)),
    recipients: { path: '/recipients', cookie },
    saved: { path: '/saved', cookie },
    landing: { path: '/' },
  };
}

/** Creates a group gift, a wishlist and a long one. */
async function publicPages(visitor: Visitor): Promise<Record<string, Address>> {
  const gift = {
    ...{ title: 'A bike for Anna', description: 'Hers was stolen.', recipientName: 'Anna' },
    ...{ occasionType: 'birthday', targetAmount: 250, ideas: [{ title: 'A red one', price: '$240' }] },
  };
  type Group = { groupPurchase: { id: number; shareCode: string } };
  const { groupPurchase } = good(await visitor.post<Group>('/api/group-purchases', gift));
  const paid = { contributorName: 'Bea', amount: 60 };
  good(await visitor.post(`/api/group-purchases/${groupPurchase.id}/contribute`, paid));
  return {
    group: { path: `/group/${groupPurchase.shareCode}` },
    wishlist: { path: await wishlistOf(visitor, 10) },
    'long wishlist': { path: await wishlistOf(visitor, wishes) },
  };
}

/** Creates a public wishlist; returns the path of its page. */
async function wishlistOf(visitor: Visitor, count: number): Promise<string> {
  const list = { title: 'Everything I could need', public: true };
  type List = { wishlist: { id: number; shareCode: string } };
  const { wishlist } = good(await visitor.post<List>('/api/wishlists', list));
  for (let at = 0; at < count; at += 1) {
    const text = { name: `Something nice, number ${at}`, description: 'In blue, if there is one.' };
    const item = { ...text, price: `$${at + 1}`, url: `https://shop.example/things/${at}` };
    good(await visitor.post(`/api/wishlists/${wishlist.id}/items`, item));
  }
  return `/wishlist/${wishlist.shareCode}`;
}

/** Measures one row; a failure is printed in it, so that the other rows aren't lost. */
async function measured(what: string, measure: () => Promise<Row>): Promise<Row> {
  try {
    return await measure();
  } catch (error) {
    console.error(`  ${what.trim()}:`, error);
    return row(what, { budget: 'failed' }, false);
  }
}

async function visited(
  devtools: DevTools,
  { what, selector, budget }: PageBudget,
  address: Address & { url: string },
): Promise<Row> {
  const figures = await slowVisits(devtools, { selector, ...address });
  const values = figureNames.map((key) => [units[key], written(key, figures[key])]);
  const limited = figureNames.flatMap((key) => {
    const most = budget[key];
    return most === undefined ? [] : [{ key, most }];
  });
  const limits = limited.map(({ key, most }) => `${units[key]} ≤ ${written(key, most)}`);
  const isKept = limited.every(({ key, most }) => figures[key] <= most);
  return row(what, { ...Object.fromEntries(values), budget: limits.join(', ') }, isKept);
}

async function scrolled(url: string): Promise<Row> {
  const { selector } = pages['long wishlist']!;
  const seen: Scrolled[] = [];
  const browser = await launchBrowser();
  try {
    for (let n = 0; n < visits; n += 1) seen.push(await scrollThrough(browser, { url, selector }));
  } finally {
    await browser.close();
  }
  const blocked = median(seen.map(({ blockedMs }) => blockedMs));
  const longest = median(seen.map(({ longestFrameMs }) => longestFrameMs));
  const values = {
    ...{ blocked: ms(blocked), 'longest frame': ms(longest) },
    budget: `blocked ≤ ${ms(scrolledBudget)}`,
  };
  return row(scrolling, values, blocked <= scrolledBudget);
}

/**
 * How soon a first-time visitor on a slow phone can read each page, and whether a long one scrolls smoothly. `wanted`:
 * whether to measure a row.
 */
export async function benchPages({ url }: MeasuredStack, wanted: (what: string) => boolean) {
  const visitor = await signedInVisitor(url);
  try {
    const addresses = await prepare(visitor);
    const opened = Object.entries(pages).filter(([, { what }]) => wanted(what));
    const rows = await withDevTools(async (devtools) => {
      const found: Row[] = [];
      for (const [name, page] of opened) {
        const address = { url, path: '/', ...addresses[name] };
        found.push(await measured(page.what, () => visited(devtools, page, address)));
      }
      return found;
    });
    const long = `${url}${addresses['long wishlist']!.path}`;
    return wanted(scrolling) ? [...rows, await measured(scrolling, () => scrolled(long))] : rows;
  } finally {
    visitor.close();
  }
}

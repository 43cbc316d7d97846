import type { Browser, Page } from '@playwright/test';
import type { MeasuredStack } from '../measure/measured-stack.ts';
import { row, type Row } from '../measure/table.ts';
import { good, type Visitor } from '../visitors/visitor.ts';
import { signedInVisitor } from '../visitors/signed-in-visitor.ts';
import { InteractionCounter } from './interaction-counter.ts';
import { launchBrowser } from './slow-visit.ts';

export const columns = ['clicks', 'texts', 'seconds', 'budget'];

const desktop = { width: 1280, height: 800 };

interface Errand {
  what: string;
  path: string;
  /** Maximum number of clicks. */
  most: number;
  /** Prepares a signed-in user's data; without it the task is for a guest. */
  prepare?: (visitor: Visitor) => Promise<unknown>;
  work: (user: InteractionCounter) => Promise<unknown>;
}

const results = (page: Page) => page.getByRole('dialog', { name: 'Perfect Gift Suggestions' });
const nineIdeas = (page: Page) => results(page).getByRole('article').nth(8).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tag = (page: Page, name: string) =>
  page.getByRole('dialog').locator('label', { hasText: name }).first();

const iris = {
  ...{ name: 'Iris', relationship: 'sibling', age: 34, budget: '51-100' },
  ...{ interests: ['gardening', 'cooking'], personality: ['practical'] },
  occasions: [{ type: 'birthday', date: '1992-05-12' }],
};
const addIris = (visitor: Visitor) =>
  visitor.post<{ recipient: { id: number } }>('/api/recipients', iris).then(good);

/** Iris, with a saved idea. */
async function saveIdea(visitor: Visitor) {
  const { recipient } = await addIris(visitor);
  const wish = {
    ...{ recipientId: recipient.id, recipientName: iris.name, occasion: 'birthday', budget: iris.budget },
    ...{ interests: iris.interests, personality: iris.personality },
  };
  const { suggestions } = good(
    await visitor.post<{ suggestions: { id: number }[] }>('/api/wizard/generate-suggestions', wish),
  );
  good(await visitor.post(`/api/suggestions/${suggestions[0]!.id}/save`));
}

const errands: readonly Errand[] = [
  {
    what: 'Nine ideas by a sentence',
    path: '/',
    most: 4,
    async work(user) {
      const { page } = user;
      const sentence = 'My sister Hanna turns 36, bakes her own bread, hates clutter, about $50';
      await user.type(page.getByLabel('Describe them in a sentence'), sentence);
      await user.click(button(page, 'Get ideas'));
      await user.click(button(page, 'Show nine ideas'));
      await nineIdeas(page);
    },
  },
  {
    what: 'Nine ideas by the form',
    path: '/',
    most: 9,
    async work(user) {
      const { page } = user;
      const form = page.getByRole('form', { name: /gift for/ });
      await user.type(form.getByLabel('Their name'), 'Hanna');
      await user.click(form.locator('label', { hasText: 'Christmas' }));
      await user.click(form.getByRole('button', { name: 'Next question' }));
      await user.click(tag(page, 'Sibling'));
      await user.click(button(page, 'Next'));
      await user.click(tag(page, 'Cooking'));
      await user.click(button(page, 'Next'));
      await user.click(tag(page, '$26 – $50'));
      await user.click(button(page, 'Get ideas'));
      await nineIdeas(page);
    },
  },
  {
    what: 'Nine ideas for a known person',
    path: '/recipients',
    most: 2,
    prepare: addIris,
    async work(user) {
      await user.click(button(user.page, 'Plan Gift for Iris').first());
      await user.click(button(user.page, 'Get ideas'));
      await nineIdeas(user.page);
    },
  },
  {
    what: 'A person with their birthday',
    path: '/recipients',
    most: 4,
    prepare: addIris,
    async work(user) {
      const { page } = user;
      await user.click(button(page, 'Quick add'));
      const dialog = page.getByRole('dialog', { name: 'Quick add' });
      await user.type(dialog.getByRole('textbox'), 'Rosa, May 3');
      await user.click(dialog.getByRole('button', { name: 'Add', exact: true }));
      await dialog.getByRole('status').getByText('Added: Rosa.').waitFor();
    },
  },
  {
    what: 'From a saved idea to given',
    path: '/saved',
    most: 4,
    prepare: saveIdea,
    async work(user) {
      const { page } = user;
      await user.click(page.getByRole('link', { name: 'Recipients', exact: true }).first());
      await user.click(page.getByRole('link', { name: 'Iris', exact: true }).first());
      await user.click(button(page, /^More for/).first());
      await user.click(page.getByRole('menuitemradio', { name: 'Given' }));
      await page.getByText('Marked as given', { exact: true }).waitFor();
    },
  },
];

/** Clicks and seconds that common tasks take on a desktop. */
export async function benchClicks({ url }: MeasuredStack): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const errand of errands) rows.push(await measured(browser, url, errand));
    return rows;
  } finally {
    await browser.close();
  }
}

async function measured(browser: Browser, url: string, { what, path, most, prepare, work }: Errand) {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
  try {
    if (prepare) await context.addCookies([await cookieOf(url, prepare)]);
    const page = await context.newPage();
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    const user = new InteractionCounter(page);
    const since = performance.now();
    await work(user);
    const seconds = ((performance.now() - since) / 1_000).toFixed(1);
    const { clicks, texts } = user;
    return row(what, { clicks, texts, seconds, budget: `≤ ${most} clicks` }, clicks <= most);
  } finally {
    await context.close();
  }
}

/** The session of a new user with the prepared data. */
async function cookieOf(url: string, prepare: (visitor: Visitor) => Promise<unknown>) {
  const visitor = await signedInVisitor(url);
  try {
    await prepare(visitor);
    const cookie = visitor.cookie ?? '';
    const at = cookie.indexOf('=');
    // Browsers treat this machine's own addresses as secure.
    const secure = { url: url.replace('http:', 'https:'), secure: true };
    return { name: cookie.slice(0, at), value: cookie.slice(at + 1), ...secure };
  } finally {
    visitor.close();
  }
}

import type { Browser, Page } from '@playwright/test';
import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { AddDialog } from './pages/recipient-dialogs.js';
import { RecipientsScreen } from './pages/recipients-screen.js';
import { WizardScreen } from './pages/wizard-screen.js';
import { askLink, family, writeDown } from './people.js';
import { importIdeas, manyIdeas } from './saved-ideas.js';
import { writeWishlist } from './wishlist.js';

/** The wizard, or the hints that soon cover it. */
const wizard = (page: Page) => {
  const { dialog, hints } = new WizardScreen(page);
  return dialog.or(hints).first();
};

/** Opens a page without its scripts; they load when the answer is called. */
async function openUnhydrated(page: Page, path = '/'): Promise<() => void> {
  let load: () => void = () => undefined;
  const loading = new Promise<void>((done) => (load = done));
  await page.route('**/assets/*.js', async (route) => {
    await loading;
    await route.continue();
  });
  await page.goto(path);
  return load;
}

test('a button that is pressed opens all the same', async ({ page }) => {
  const hydrate = await openUnhydrated(page);
  await page.getByRole('button', { name: 'Start Gift Wizard' }).click();
  await page.getByLabel('Their name').fill('Maya');
  await page.getByRole('button', { name: 'Start Gift Wizard' }).click();
  hydrate();
  await expect(wizard(page)).toBeVisible();
});

test('Enter in the sentence counts all the same', async ({ page }) => {
  const hydrate = await openUnhydrated(page);
  const sentence = page.getByRole('textbox', { name: 'Describe them in a sentence' });
  await sentence.fill('My sister Hanna turns 36, bakes, about $50');
  await sentence.press('Enter');
  await expect(sentence).toHaveValue(/50$/);
  hydrate();
  await expect(wizard(page).getByRole('button', { name: 'Show nine ideas' })).toBeVisible();
});

/**
 * Presses a button of the people page that is replaced before the pointer is up: the document is that of a guest, as if
 * the answers had come too late for it.
 */
async function pressDuringHydration(page: Page, browser: Browser, name: string) {
  const guest = await browser.newContext();
  const response = await guest.request.get('/recipients', { headers: { accept: 'text/html' } });
  await page.route('**/recipients', (route) => route.fulfill({ response }));
  await signUpQuickly(page);
  const hydrate = await openUnhydrated(page, '/recipients');
  await page.getByRole('main').getByRole('button', { name }).hover();
  await page.mouse.down();
  hydrate();
  await expect(page.getByRole('button', { name: 'Add Your First Recipient' })).toBeVisible();
  await page.mouse.up();
  await guest.close();
}

test('a button that is replaced while the pointer is down opens all the same', async ({ page, browser }) => {
  await pressDuringHydration(page, browser, 'Add Recipient');
  await new AddDialog(page).expectStep(1);
});

test('and so does the one for adding people quickly', async ({ page, browser }) => {
  await pressDuringHydration(page, browser, 'Quick add');
  await expect(page.getByRole('dialog', { name: 'Quick add' })).toBeVisible();
});

test('the people of an account are there, and can be planned for', async ({ page }) => {
  await signUpQuickly(page);
  await writeDown(page, { name: 'Iris', relationship: 'sibling' }, { name: 'Pim', relationship: 'child' });
  const hydrate = await openUnhydrated(page, '/recipients');
  await expect(page.getByRole('article')).toHaveText([/Iris/, /Pim/]);
  await page.getByRole('button', { name: 'Plan Gift for Iris' }).click();
  hydrate();
  await expect(page.getByRole('dialog', { name: 'A gift for Iris' })).toBeVisible();
});

test('a finger on a day of the year opens its menu @phone', async ({ page }) => {
  await signUpQuickly(page);
  await writeDown(page, ...family());
  const hydrate = await openUnhydrated(page, '/recipients');
  await new RecipientsScreen(page).mark(/^Iris, Birthday/).tap();
  hydrate();
  await expect(page.getByRole('menu', { name: /5 days left$/ })).toBeVisible();
});

test('what is rated and searched for in saved ideas counts all the same', async ({ page }) => {
  await signUpQuickly(page);
  const [first, second] = manyIdeas(2);
  await importIdeas(page, [{ ...first!, rating: null }, second!]);
  const hydrate = await openUnhydrated(page, '/saved');
  await expect(page.getByRole('article')).toHaveCount(2);
  const article = page.getByRole('article', { name: first!.name });
  await article.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByRole('searchbox', { name: 'Search' }).fill(first!.name);
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  const rated = page.waitForResponse(/\/rate$/);
  hydrate();
  expect((await rated).status()).toBe(200);
  await expect(page.getByRole('article')).toHaveText([first!.name].map((name) => new RegExp(name)));
  await expect(article.getByRole('radio', { name: '4 stars' })).toBeChecked();
});

test('answers that are typed and ticked stay when others are given', async ({ page, browser }) => {
  await signUpQuickly(page);
  const [id] = await writeDown(page, family()[0]!);
  const code = await askLink(page, id!);
  const guest = await browser.newPage();
  const hydrate = await openUnhydrated(guest, `/ask/${code}`);
  await guest.getByRole('textbox', { name: 'Sizes' }).fill('Shoes 39');
  await guest.getByRole('checkbox', { name: 'Gluten' }).check();
  await guest.getByRole('button', { name: 'A museum' }).click();
  hydrate();
  await expect(guest.getByRole('button', { name: 'A museum' })).toHaveAttribute('aria-pressed', 'true');
  await guest.getByRole('checkbox', { name: 'Nuts' }).check();
  await expect(guest.getByRole('textbox', { name: 'Sizes' })).toHaveValue('Shoes 39');
  await expect(guest.getByRole('checkbox', { name: 'Gluten' })).toBeChecked();
  await guest.getByRole('button', { name: 'Send to Mia' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  await guest.close();
  await page.goto(`/recipients/${id}`);
  const notes = page.getByRole('list', { name: 'Notes' });
  await expect(notes).toContainText(/Likes art\. Allergic to gluten and nuts\. Sizes: Shoes 39\./);
});

/** The address of a public list of a kite and a swing, which is wanted more. */
async function sharedList(page: Page): Promise<string> {
  await signUpQuickly(page);
  const swing = { name: 'Swing', price: '240', priority: 'high' as const };
  const list = { title: 'Our garden', public: true, items: [{ name: 'Kite' }, swing] };
  return `/wishlist/${(await writeWishlist(page, list)).shareCode}`;
}

test('the order chosen for a shared wishlist stays', async ({ page, browser }) => {
  const address = await sharedList(page);
  const guest = await browser.newPage();
  const hydrate = await openUnhydrated(guest, address);
  await guest.getByRole('combobox', { name: 'Sort by' }).selectOption('Priority');
  hydrate();
  await expect(guest.getByRole('article').first()).toContainText('Swing');
  await guest.close();
});

test('a group gift waits until it is known who is signed in', async ({ page, browser }) => {
  const owner = await browser.newPage();
  const address = await sharedList(owner);
  await owner.close();
  await signUpQuickly(page);
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((done) => (answer = done));
  await page.route('**/api/auth/session', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Start a group gift: Swing' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  answer();
  await expect(page.getByRole('dialog', { name: 'Create Group Purchase' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Welcome to Giftwell' })).toHaveCount(0);
});

test('scripts run one by one, each after those it imports', async ({ request }) => {
  for (const path of ['/', '/recipients', '/privacy']) {
    const document = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const [, list = '[]'] = /const scripts = (\[[^\]]*\])/.exec(document) ?? [];
    const scripts = JSON.parse(list) as string[];
    expect(scripts.length).toBeGreaterThan(3);
    for (const [at, script] of scripts.entries()) {
      const code = await (await request.get(script)).text();
      const imported = Array.from(code.matchAll(/\bfrom"\.\/([^"]+)"/g), ([, name]) => `/assets/${name}`);
      expect(scripts.slice(0, at), script).toEqual(expect.arrayContaining(imported));
    }
  }
});

test('scripts are requested after the first frame of the whole page', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('footer')) performance.mark('frame');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  /** The scripts requested before it. */
  const early = () =>
    page.evaluate(() => {
      const [frame] = performance.getEntriesByName('frame');
      const requested = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return requested.filter(({ startTime }) => startTime < frame!.startTime).map(({ name }) => name);
    });
  // On a busy machine the frame may come too late to wait for it.
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start Gift Wizard' })).toBeVisible();
    expect(await early()).toEqual([]);
  }).toPass();
});

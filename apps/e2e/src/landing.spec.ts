import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { WizardScreen } from './pages/wizard-screen.js';
import { settled } from './screen-checks.js';

const carousel = (page: Page) => page.getByRole('region', { name: 'Five people, five ideas' });
const shown = (page: Page) => carousel(page).getByRole('group').getAttribute('aria-label');
/** The wizard, or the hints that soon cover it. */
const wizard = (page: Page) => {
  const { dialog, hints } = new WizardScreen(page);
  return dialog.or(hints).first();
};
/** How long an idea is shown, in milliseconds of the page's clock. */
const stayMs = 2_000;

test('the start page says what Giftwell is', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gifts that fit the person.');
  for (const part of ['steps', 'features', 'dates', 'uses', 'promises']) {
    await page.locator(`#${part}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#${part}`)).toBeVisible();
  }
});

test('nothing moves when the first idea is painted before the others have arrived', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const height = () => page.locator('#gift-carousel').evaluate((slides) => slides.clientHeight);
  const whole = await height();
  await page.locator('#gift-carousel > :not(:first-child)').evaluateAll((others) => {
    for (const each of others as HTMLElement[]) each.style.display = 'none';
  });
  expect(await height()).toBe(whole);
});

test('nothing above moves when an idea is painted before all of it has arrived', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const tops = () =>
    page
      .locator('h1, #gift-carousel article')
      .evaluateAll(([heading, idea]) => [heading, idea].map((part) => part!.getBoundingClientRect().top));
  const whole = await tops();
  const later = '#gift-carousel > :not(:first-child), #gift-carousel article > svg ~ *, #gift-carousel ~ *';
  await page.locator(later).evaluateAll((parts) => {
    for (const each of parts as HTMLElement[]) each.style.display = 'none';
  });
  expect(await tops()).toEqual(whole);
});

test('the ideas move by themselves, and stand still for whoever wants to read', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const first = await shown(page);
  await page.clock.runFor(stayMs);
  await expect.poll(() => shown(page)).not.toBe(first);
  await page.getByRole('button', { name: 'Pause the ideas' }).click();
  const paused = await shown(page);
  await page.clock.runFor(3 * stayMs);
  expect(await shown(page)).toBe(paused);
  await page.getByRole('button', { name: /^Idea 4 of 5/ }).click();
  await expect(carousel(page).getByRole('heading')).toHaveText(/Framed travel map/);
});

test('nothing moves by itself for somebody who asked for reduced motion', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const first = await shown(page);
  await page.clock.runFor(3 * stayMs);
  expect(await shown(page)).toBe(first);
  await expect(page.getByRole('button', { name: 'Pause the ideas' })).toHaveCount(0);
});

test('the demo is a look inside, and every way in opens the wizard', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(page.getByRole('heading', { name: 'A look inside' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'A look inside' })).toBeFocused();
  for (const name of ["Try It Now - It's Free!", 'Start Your Gift Journey']) {
    await page.getByRole('button', { name }).click();
    await expect(wizard(page)).toBeVisible();
    await page.reload();
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the look inside is taken in the ${colorScheme}, too, and fetched once`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const screen = page.getByRole('img', { name: /^The suggestions for Mia/ });
    await expect(screen).toHaveCount(1);
    await screen.scrollIntoViewIfNeeded();
    const file = colorScheme === 'dark' ? '/screens/results-dark.webp' : '/screens/results.webp';
    await expect(screen).toHaveJSProperty('complete', true);
    await expect.poll(() => fetched.filter((path) => path.startsWith('/screens/'))).toEqual([file]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the public pages can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/Giftwell needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gifts that fit the person.');
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveTitle('Terms of Service · Giftwell');
  });

  test('the pages of an account begin with their heading and their shape', async ({ page }) => {
    for (const [path, heading, title] of [
      ['/recipients', 'Gift Recipients', 'Gift Recipients · Giftwell'],
      ['/occasions', 'Occasions', 'Occasions · Giftwell'],
      ['/saved', 'Saved Suggestions', 'Saved suggestions · Giftwell'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^Loading your/ })).toBeAttached();
      await expect(page).toHaveTitle(title);
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page that arrives is the page that hydrates, in the ${colorScheme} @both`, async ({
    page,
    browser,
  }) => {
    /** Every element with its classes and its text. */
    const features = (from: Page) =>
      from.locator('#features').evaluate((element) => element.outerHTML.replace(/ data-[\w-]+="[^"]*"/g, ''));
    const unhydrated = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const served = await unhydrated.newPage();
    await served.goto(new URL('/', test.info().project.use.baseURL).href);
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await features(page)).toBe(await features(served));
    await unhydrated.close();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(colorScheme === 'dark' ? 'rgb(23, 18, 16)' : 'rgb(251, 246, 236)');
  });
}

test('the legal pages are readable and lead back', async ({ page }) => {
  for (const [path, title] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Giftwell, home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gifts that fit the person.');
});

test('the foot leads to the licenses of what Giftwell is made with', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Open source' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Open source' })).toBeVisible();
  await expect(page.getByText(/^date-holidays .*CC-BY-3\.0/)).toBeVisible();
  await page.getByText(/^react \d/).click();
  await expect(page.getByText(/Copyright \(c\) Meta Platforms/).first()).toBeVisible();
  await expect(page.getByText(/^jest /)).toHaveCount(0);
});

test('results of an OAuth redirect show only our own texts and are removed from the URL', async ({
  page,
}) => {
  await page.goto('/?error=oauth_failed&message=Call+555-0100+to+unlock');
  await expect(page.getByText('Sign-in failed', { exact: true })).toBeVisible();
  await expect(page.getByText('555-0100')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/?success=google_login&next=https://evil.example');
  await expect(page).toHaveURL(/\/$/);
  // Only signed-in users are greeted.
  await expect(page.getByText('Welcome to Giftwell!', { exact: true })).toHaveCount(0);
  await page.goto('/?calendar_auth_success=true&token_id=//evil.example');
  await expect(page.getByText('Calendar connection failed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/?calendar_auth_success=true&token_id=abc_1');
  await expect(page).toHaveURL(/\/recipients\?calendar_auth_success=true&token_id=abc_1$/);
});

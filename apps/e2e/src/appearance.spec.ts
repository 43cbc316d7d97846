import { expect, test } from './journey.js';
import { ResultsScreen } from './pages/results-screen.js';
import { hostileNames, mia, type Recipient } from './recipients.js';
import { WizardScreen } from './pages/wizard-screen.js';

test('the colors follow the system until somebody chooses, and the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.getByRole('button', { name: 'Use light colors' }).click();
  await expect.poll(ground).not.toBe(dark);
  const light = await ground();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Use dark colors' })).toBeVisible();
  expect(await ground()).toBe(light);
});

test('a page that the browser renders has its colors before any script runs', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  const rendered = await ground();
  await page.goto('/settings');
  await expect(page.locator('#root')).toBeEmpty();
  expect(await ground()).toBe(rendered);
  await context.close();
});

test('nothing moves for somebody who asked for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number(effect?.getComputedTiming().duration) > 10,
          ).length,
    );
  const wizard = new WizardScreen(page);
  await wizard.openFromLanding();
  expect(await running()).toBe(0);
  await wizard.describe(mia);
  expect(await running()).toBe(0);
  await wizard.finish.click();
  const results = new ResultsScreen(page);
  await expect(results.cards).toHaveCount(9);
  expect(await running()).toBe(0);
});

for (const [what, name] of Object.entries(hostileNames)) {
  test(`a name with ${what} is shown as it was written`, async ({ page }) => {
    const wizard = new WizardScreen(page);
    await wizard.openFromLanding();
    const recipient: Recipient = {
      ...mia,
      name,
      nickname: undefined,
      customInterests: `${name} & <i>sailing</i>`,
    };
    await wizard.describe(recipient);
    await wizard.finish.click();
    const results = new ResultsScreen(page);
    await expect(results.cards).toHaveCount(9);
    await expect(results.dialog).toContainText(name);
    expect(await page.title()).not.toBe('broken');
  });
}

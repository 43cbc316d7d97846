import { failures, generate, generatePath } from './generation-failures.js';
import { expect, test } from './journey.js';
import { theo } from './recipients.js';
import { ResultsScreen } from './pages/results-screen.js';
import { WizardScreen } from './pages/wizard-screen.js';

for (const { what, status, error } of failures) {
  test(`when the server ${what}, the screen says so and a second try brings the ideas`, async ({
    page,
    watch,
  }) => {
    watch.expect(generatePath, status);
    await page.route(generate, (route) => route.fulfill({ status, json: { error } }), { times: 1 });
    const wizard = new WizardScreen(page);
    const results = new ResultsScreen(page);
    await wizard.openFromLanding();
    await wizard.describe(theo);
    await wizard.finish.click();
    await expect(results.dialog).toContainText(error.message);
    await results.retry();
    await expect(results.cards).toHaveCount(9);
  });
}

test('without a network the results say so, and the ideas come when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(generatePath, 'failed');
  // The page behind may request its pictures at any time.
  watch.expect(/^\/screens\//, 'failed');
  // Chromium requests it again when the address changes, as it does for ideas.
  watch.expect(/^\/favicon\.svg$/, 'failed');
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await wizard.openFromLanding();
  await wizard.describe(theo);
  await context.setOffline(true);
  await wizard.finish.click();
  await expect(results.dialog).toContainText(/connection/);
  await context.setOffline(false);
  await results.retry();
  await expect(results.cards).toHaveCount(9);
});

test('a connection that is cut before the first idea can be tried again', async ({ page, watch }) => {
  watch.expect(generatePath, 'failed');
  await page.route(generate, (route) => route.abort('connectionreset'), { times: 1 });
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await wizard.openFromLanding();
  await wizard.describe(theo);
  await wizard.finish.click();
  await expect(results.dialog).toContainText(/connection/);
  await results.retry();
  await expect(results.cards).toHaveCount(9);
});

test('closing while the ideas are on the way stops asking for them', async ({ page }) => {
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await wizard.openFromLanding();
  await wizard.describe(theo);
  await page.route(generate, () => undefined);
  const stopped = page.waitForEvent('requestfailed', (request) =>
    generatePath.test(new URL(request.url()).pathname),
  );
  await wizard.finish.click();
  await expect(results.dialog).toBeVisible();
  await results.close();
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(results.dialog).toBeHidden();
});

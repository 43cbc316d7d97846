import { expect, test } from './journey.js';
import { mia } from './recipients.js';
import { ResultsScreen } from './results-screen.js';
import { WizardScreen } from './wizard-screen.js';

const generate = '**/api/wizard/generate-suggestions';
const generatePath = /^\/api\/wizard\/generate-suggestions$/;

const failures = [
  {
    what: 'is busy',
    status: 503,
    error: {
      kind: 'unavailable',
      code: 'busy',
      message: 'We are a little busy. Please try again in a moment.',
    },
  },
  {
    what: 'asks for patience',
    status: 429,
    error: {
      kind: 'rate_limited',
      code: 'too_many_requests',
      message: 'That was a lot at once. Please wait two seconds.',
      details: { retryAfterSeconds: 2 },
    },
  },
] as const;

for (const { what, status, error } of failures) {
  test(`when the server ${what}, the screen says so and a second try brings the ideas`, async ({
    page,
    watch,
    look,
  }) => {
    watch.expect(generatePath, status);
    await page.route(generate, (route) => route.fulfill({ status, json: { error } }), { times: 1 });
    const wizard = new WizardScreen(page);
    const results = new ResultsScreen(page);
    await wizard.openFromLanding();
    await wizard.describe(mia);
    await wizard.finish.click();
    await expect(results.dialog).toContainText(error.message);
    // While it counts down, the button changes under the eye of whoever looks.
    await expect(results.dialog.getByRole('button', { name: 'Try Again', exact: true })).toBeEnabled();
    await look(`results-${status}`);
    await results.retry();
    await expect(results.cards).toHaveCount(9);
  });
}

test('without a network the results say so, and the ideas come when it is back', async ({
  page,
  context,
  watch,
  look,
}) => {
  watch.expect(generatePath, 'failed');
  // The pictures of the page behind it may be asked for at any time.
  watch.expect(/^\/screens\//, 'failed');
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await wizard.openFromLanding();
  await wizard.describe(mia);
  await context.setOffline(true);
  await wizard.finish.click();
  await expect(results.dialog).toContainText(/connection/);
  await look('results-offline');
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
  await wizard.describe(mia);
  await wizard.finish.click();
  await expect(results.dialog).toContainText(/connection/);
  await results.retry();
  await expect(results.cards).toHaveCount(9);
});

test('closing while the ideas are on the way stops asking for them', async ({ page }) => {
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await wizard.openFromLanding();
  await wizard.describe(mia);
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

import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { tabTo } from './keyboard.js';
import { family, writeDown } from './people.js';
import { RecipientsScreen } from './pages/recipients-screen.js';
import { ResultsScreen } from './pages/results-screen.js';
import { toastWith } from './pages/toasts.js';
import { WizardScreen } from './pages/wizard-screen.js';

test('a guest learns what the page of people is for', async ({ page }) => {
  await page.goto('/recipients');
  await expect(page.getByRole('heading', { level: 1, name: 'Your people and their dates' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('a new user looks around with example people', async ({ page }) => {
  const recipients = new RecipientsScreen(page);
  await signUpQuickly(page);
  await page.goto('/');
  await recipients.open();
  await expect(page.getByRole('heading', { name: 'No recipients yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Your First Recipient' })).toBeVisible();
  await page.getByRole('button', { name: 'Try it with example people' }).click();
  await expect(toastWith(page, 'Example people added')).toBeVisible();
  await expect(recipients.cards).not.toHaveCount(0);
  await expect(recipients.marks).not.toHaveCount(0);
});

test('people, their year and what comes next are on one page; who is deleted can be had back @both', async ({
  page,
}) => {
  const recipients = new RecipientsScreen(page);
  await signUpQuickly(page);
  await writeDown(page, ...family());
  await page.goto('/recipients');
  await expect(recipients.cards).toHaveCount(4);
  await recipients.thankForTips();
  const iris = recipients.card('Iris');
  for (const words of ['in 5 days', '+1 more voice note', '+2 more', 'Sibling · “Izzy” · 34'])
    await expect(iris.getByText(words)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Plan a gift for/ })).toHaveCount(6);
  await expect(recipients.mark(/^2 occasions, Dec 25/)).toBeVisible();

  await iris.hover();
  await iris.getByRole('button', { name: 'Delete Iris' }).click();
  await expect(toastWith(page, 'Recipient deleted')).toBeVisible();
  await expect(iris).toBeHidden();
  await expect(recipients.mark(/^Iris, Birthday/)).toBeHidden();
  await toastWith(page, 'Recipient deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(iris.getByText('in 5 days')).toBeVisible();
  await expect(recipients.mark(/^Iris, Birthday/)).toBeVisible();
});

test('a gift is planned from a card in two clicks, and its ideas survive Back and a reload @one-process', async ({
  page,
}) => {
  test.slow();
  const recipients = new RecipientsScreen(page);
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await signUpQuickly(page);
  await writeDown(page, ...family());
  await page.goto('/recipients');
  await recipients.card('Iris').getByRole('button', { name: 'Plan Gift for Iris' }).click();
  const plan = page.getByRole('dialog', { name: 'A gift for Iris' });
  await expect(plan.getByRole('radio', { name: /^Birthday · / })).toBeChecked();
  await plan.getByRole('button', { name: 'Get ideas' }).click();
  await expect(results.cards).toHaveCount(9);
  const names = await results.names();
  await page.goBack();
  await expect(results.dialog).toBeHidden();
  await recipients.card('Iris').getByRole('link', { name: 'Iris’s ideas' }).click();
  await expect(results.cards).toHaveCount(9);
  await page.reload();
  await expect(results.cards).toHaveCount(9);
  expect(await results.names()).toEqual(names);
  await results.edit();
  await expect(wizard.name).toHaveValue('Iris');
  // Escape is for the dialog on top, which is the results until they have closed.
  await expect(results.dialog).toBeHidden();
  await wizard.name.press('Escape');
  await expect(wizard.dialog).toBeHidden();
  // No person is added twice.
  await expect(recipients.cards).toHaveCount(4);
});

test('the year ahead answers to the mouse and to the keyboard alone', async ({ page }) => {
  const recipients = new RecipientsScreen(page);
  await signUpQuickly(page);
  await writeDown(page, ...family());
  await page.goto('/recipients');
  await recipients.thankForTips();

  await recipients.mark(/^Iris, Birthday/).hover();
  await expect(recipients.tip).toContainText('Iris');
  await expect(recipients.tip).toContainText('5 days left');
  await expect(recipients.tip).toContainText('Click to plan gift');
  await page.mouse.move(5, 5);
  await expect(recipients.tip).toBeHidden();

  // One tab stop for the whole year: the next date.
  await page.getByRole('button', { name: 'Add Recipient' }).focus();
  await page.keyboard.press('Tab');
  await expect(recipients.mark(/^Iris, Birthday/)).toBeFocused();
  await expect(recipients.tip).toContainText('Iris');
  await page.keyboard.press('ArrowRight');
  await expect(recipients.mark(/^2 occasions, /).first()).toBeFocused();
  await expect(recipients.tip).toContainText('Moves into the new house');
  await page.keyboard.press('Escape');
  await expect(recipients.tip).toBeHidden();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: /20 days left$/ });
  await expect(menu.getByRole('menuitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(recipients.mark(/^2 occasions, /).first()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const plan = page.getByRole('dialog', { name: 'A gift for Iris' });
  await expect(plan.getByRole('button', { name: 'Get ideas' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(plan).toBeHidden();
  await tabTo(page, recipients.card('Iris').getByRole('button', { name: 'Plan Gift for Iris' }));
});

test('a tip lies below everything, and comes once', async ({ page }) => {
  await signUpQuickly(page);
  await writeDown(page, ...family(), { name: 'Zed', relationship: 'friend' });
  await page.goto('/recipients');
  const tip = page.getByRole('complementary', { name: 'Good to know' });
  const first = await tip.getByRole('paragraph').textContent();
  const bottoms = page
    .getByRole('article')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  const top = await tip.evaluate((each) => each.getBoundingClientRect().top);
  expect(Math.max(...(await bottoms))).toBeLessThanOrEqual(top);
  await page.reload();
  await expect(tip.getByRole('paragraph')).not.toHaveText(first!);
});

test('a finger sees what it touched before anything opens @phone', async ({ page }) => {
  const recipients = new RecipientsScreen(page);
  await signUpQuickly(page);
  await writeDown(page, ...family());
  await page.goto('/recipients');
  await expect(recipients.cards).toHaveCount(4);
  await recipients.mark(/^Iris, Birthday/).tap();
  const menu = page.getByRole('menu', { name: /5 days left$/ });
  await expect(menu).toBeVisible();
  await menu.getByRole('menuitem', { name: /^Iris/ }).tap();
  await expect(page.getByRole('dialog', { name: 'A gift for Iris' })).toBeVisible();
});

test('what is pressed while the code of the page is still on its way counts when it is there', async ({
  page,
}) => {
  await signUpQuickly(page);
  const slow = /\/assets\/(recipients|pages)-[^/]*\.js$/;
  let come = () => undefined as void;
  const there = new Promise<void>((done) => (come = done));
  await page.route(slow, async (route) => {
    await there;
    await route.continue();
  });
  await page.goto('/recipients', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Add Your First Recipient' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Recipient' })).toBeHidden();
  come();
  await expect(page.getByRole('dialog', { name: 'Add Recipient' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { family, inDays, writeDown } from './people.js';
import { toastWith } from './pages/toasts.js';

const cards = (page: Page) => page.getByRole('list', { name: 'Occasions' }).getByRole('article');
const sheet = (page: Page, name: 'Add Occasion' | 'Edit Occasion') => page.getByRole('dialog', { name });

test('a guest is asked to sign in, and whoever knows nobody is sent to the people', async ({ page }) => {
  await page.goto('/occasions');
  await expect(page.getByRole('heading', { name: 'Sign in to track occasions' })).toBeVisible();
  await signUpQuickly(page);
  await page.goto('/occasions');
  await expect(page.getByRole('heading', { name: 'No recipients yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Occasion' })).toBeDisabled();
  await page.getByRole('link', { name: 'Add Recipients' }).click();
  await expect(page).toHaveURL(/\/recipients$/);
});

test('an occasion is added, changed, deleted and had back @both', async ({ page }) => {
  await signUpQuickly(page);
  await writeDown(page, { name: 'Noor', relationship: 'friend' }, { name: 'Sam', relationship: 'colleague' });
  await page.goto('/occasions');
  await page.getByRole('button', { name: 'Add Your First Occasion' }).click();
  const add = sheet(page, 'Add Occasion');
  const save = add.getByRole('button', { name: 'Add Occasion' });
  await expect(save).toBeDisabled();
  await add.getByLabel('Recipient').selectOption('Sam');
  await add.getByLabel('Type').selectOption('Something else (custom)');
  await add.getByLabel('What’s the occasion?').fill('Farewell party');
  const [year, month, day] = inDays(6).split('-');
  await add.getByLabel('Month').selectOption(month!);
  await add.getByLabel('Day', { exact: true }).fill(String(Number(day)));
  await add.getByLabel('Year').fill(year!);
  await add.getByLabel('Notes').fill('Rooftop, bring something small.');
  await save.click();
  await expect(toastWith(page, 'Occasion added!')).toBeVisible();

  const party = cards(page).filter({ hasText: 'Farewell party' });
  for (const words of ['Sam', '6 days away', 'Urgent', 'Rooftop, bring something small.'])
    await expect(party.getByText(words)).toBeVisible();
  await expect(party.getByText('Recurring')).toBeHidden();

  await party.getByRole('button', { name: 'Edit Sam: Farewell party' }).click();
  const edit = sheet(page, 'Edit Occasion');
  await expect(edit.getByLabel('Recipient')).toHaveValue(/\d+/);
  const [laterYear, laterMonth, laterDay] = inDays(40).split('-');
  await edit.getByLabel('Month').selectOption(laterMonth!);
  await edit.getByLabel('Day', { exact: true }).fill(String(Number(laterDay)));
  await edit.getByLabel('Year').fill(laterYear!);
  await edit.getByRole('checkbox', { name: 'This is a recurring occasion (like birthday)' }).check();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastWith(page, 'Occasion updated!')).toBeVisible();
  for (const words of ['40 days away', 'Upcoming', 'Recurring'])
    await expect(party.getByText(words)).toBeVisible();

  await party.getByRole('button', { name: 'Delete Sam: Farewell party' }).click();
  await expect(toastWith(page, 'Occasion deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No occasions tracked yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No occasions tracked yet' })).toBeVisible();
});

test('what was deleted by mistake is there again', async ({ page }) => {
  await signUpQuickly(page);
  await writeDown(page, ...family());
  await page.goto('/occasions');
  const birthday = cards(page).filter({ hasText: 'Birthday' });
  await birthday.getByRole('button', { name: 'Delete Iris: Birthday' }).click();
  await expect(birthday).toBeHidden();
  await toastWith(page, 'Occasion deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(birthday).toBeVisible();
});

test("Mother's Day is that of the country where the mother lives", async ({ page }) => {
  await signUpQuickly(page);
  await writeDown(page, ...family());
  await page.goto('/occasions');
  await expect(cards(page)).toHaveCount(7);
  const mothersDay = cards(page).filter({ hasText: "Mother's Day" });
  const dateOf = () => mothersDay.getByRole('time').getAttribute('datetime');
  const american = await dateOf();
  await mothersDay.getByRole('button', { name: /^Edit/ }).click();
  const edit = sheet(page, 'Edit Occasion');
  await edit.getByLabel('Country').selectOption('Norway');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(dateOf).not.toBe(american);
  await expect.poll(async () => (await dateOf())?.slice(5, 7)).toBe('02');
});

test('what is typed about an occasion is not lost by a slip', async ({ page }) => {
  await signUpQuickly(page);
  await writeDown(page, { name: 'Noor', relationship: 'friend' });
  await page.goto('/occasions');
  const add = sheet(page, 'Add Occasion');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const open = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add Occasion' }).click();
    await expect(add).toBeVisible();
  };
  await open();
  await page.keyboard.press('Escape');
  await expect(add).toBeHidden();
  await open();
  await add.getByLabel('Day', { exact: true }).fill('3');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(add.getByLabel('Day', { exact: true })).toHaveValue('3');
  await add.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(add).toBeHidden();
  await open();
  await expect(add.getByLabel('Day', { exact: true })).toHaveValue('');
});

test('a button in large letters stays in its card @phone', async ({ page }) => {
  await signUpQuickly(page);
  await writeDown(page, { name: 'Noor', relationship: 'friend' });
  await page.goto('/occasions');
  const button = page.getByRole('button', { name: 'Add Your First Occasion' });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const card = page.locator('section').filter({ has: button }).last();
  const [inner, outer] = await Promise.all([button.boundingBox(), card.boundingBox()]);
  expect(inner!.x).toBeGreaterThanOrEqual(outer!.x);
  expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
});

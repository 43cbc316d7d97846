import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { tabTo } from './keyboard.js';
import { family, writeDown } from './people.js';
import { AddDialog, photo } from './pages/recipient-dialogs.js';
import { mia } from './recipients.js';
import { RecipientsScreen } from './pages/recipients-screen.js';
import { ResultsScreen } from './pages/results-screen.js';
import { toastWith } from './pages/toasts.js';
import { WizardScreen } from './pages/wizard-screen.js';

test('somebody is added in five steps, with a picture @both', async ({ page }) => {
  test.slow();
  const recipients = new RecipientsScreen(page);
  const add = new AddDialog(page);
  const { dialog } = add;
  await signUpQuickly(page);
  await page.goto('/recipients');
  await add.open();
  await expect(dialog.getByText('20%')).toBeVisible();
  await add.name('Ida');
  await add.choose('Nature');
  await dialog.getByLabel('Add your own').fill('Sailing');
  await dialog.getByLabel('Add your own').press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'Sailing' })).toBeChecked();
  await add.goOn(3);
  await add.choose('Eco-friendly');
  await add.goOn(4);
  for (const occasion of ['Birthday', 'Christmas', 'Something else']) await add.choose(occasion);
  await add.date('Birthday', 'February', '29');
  await dialog.getByLabel('What’s the occasion?').fill('Name day');
  await add.goOn(5);
  await dialog.getByLabel('Nickname').fill('Idi');
  await dialog.getByLabel('Age').fill('34');
  await dialog.getByRole('radio', { name: '$26 – $50' }).check();
  await dialog.getByRole('button', { name: 'Add a note' }).click();
  await page.keyboard.type('Her old backpack is falling apart.');

  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'ida.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') });
  await expect(dialog.getByText('This browser can’t open HEIC photos.')).toBeVisible();
  await file.setInputFiles({ name: 'ida.jpg', mimeType: 'image/jpeg', buffer: await photo(page) });
  await expect(dialog.getByAltText('How the photo looks')).toBeVisible();
  await expect(dialog.getByText('This browser can’t open HEIC photos.')).toBeHidden();
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/picture') && request.method() === 'PUT',
  );
  await add.finish.click();
  const { picture } = (await sent).postDataJSON() as { picture: string };
  expect(Buffer.from(picture, 'base64').length).toBeLessThanOrEqual(200_000);

  await expect(toastWith(page, 'Recipient added')).toBeVisible();
  await expect(dialog).toBeHidden();
  const card = recipients.card('Ida');
  await expect(card.getByText('Sibling · “Idi” · 34')).toBeVisible();
  await expect(card.getByText('Her old backpack is falling apart.')).toBeVisible();
  // Rotated upright.
  await expect
    .poll(() =>
      card
        .locator('img')
        .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]),
    )
    .toEqual([384, 512]);
});

test('what is missing is said where it is missing', async ({ page }) => {
  const add = new AddDialog(page);
  await signUpQuickly(page);
  await page.goto('/recipients');
  await add.open();
  await add.next.click();
  for (const message of ['Name is required', 'Relationship is required'])
    await expect(add.dialog.getByText(message)).toBeVisible();
  await expect(add.dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await add.name('Ida');
  await add.next.click();
  await expect(add.dialog.getByText('Select at least one interest')).toBeVisible();
  await add.choose('Art');
  await add.goOn(3);
  await add.next.click();
  await expect(add.dialog.getByText('Select at least one personality trait')).toBeVisible();
  await add.choose('Serious');
  await add.goOn(4);
  await add.choose('Birthday');
  await add.choose('Anniversary');
  await add.next.click();
  await expect(toastWith(page, 'Please provide a date for: birthday, anniversary')).toBeVisible();
  await add.date('Birthday', 'February', '30');
  await add.next.click();
  await expect(add.dialog.getByText('That date doesn’t exist')).toBeVisible();
  await add.date('Birthday', 'February', '28', '1992');
  await add.next.click();
  await expect(toastWith(page, /a date for: anniversary$/)).toBeVisible();
  await add.date('Anniversary date', 'June', '4', '2015');
  await add.goOn(5);

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await add.expectStep(5);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(add.dialog).toBeHidden();
  await add.open();
  await expect(add.dialog.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('people are added with their days by writing them down', async ({ page }) => {
  const recipients = new RecipientsScreen(page);
  await signUpQuickly(page);
  await page.goto('/recipients');
  await page.getByRole('button', { name: 'Quick add' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick add' });
  await expect(dialog.getByLabel('Name and date')).toBeFocused();
  await page.keyboard.type('Rosa, May 3');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Added: Rosa.')).toBeVisible();
  await dialog
    .getByLabel('Name and date')
    .fill('Mum’s birthday is on the 12th of June\nRosa 5/4\nTom & Eve, wedding anniversary 2010-06-12');
  await expect(dialog.getByText('Birthday, June 12 · Parent')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add all 3' }).click();
  await expect(dialog.getByText('Added: Mum and Tom & Eve.')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Not added' })).toContainText(
    'you have another birthday for them',
  );
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(recipients.cards).toHaveCount(3);
  await expect(recipients.card('Rosa').getByText('May 3')).toBeVisible();
});

test('somebody is changed on one page, and ideas come for them', async ({ page }) => {
  test.slow();
  const recipients = new RecipientsScreen(page);
  const results = new ResultsScreen(page);
  await signUpQuickly(page);
  await writeDown(page, family()[0]!);
  await page.goto('/recipients');
  const edit = page.getByRole('dialog', { name: 'Edit Recipient' });
  await recipients.card('Iris').getByRole('button', { name: /^Edit/ }).click();
  await expect(edit.getByLabel('Name', { exact: true })).toHaveValue('Iris');
  await expect(edit.getByRole('button', { name: /^Birthday/ })).toHaveAttribute('aria-expanded', 'true');
  await edit.getByLabel('Name', { exact: true }).fill('Iris Maria');
  await edit.getByRole('checkbox', { name: 'Yoga' }).check();
  await edit.getByLabel('Add a date').selectOption('Easter');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastWith(page, 'Recipient updated')).toBeVisible();
  const card = recipients.card('Iris Maria');
  await expect(card.getByText('in 5 days')).toBeVisible();

  await card.getByRole('button', { name: /^Edit/ }).click();
  await expect(edit.getByRole('checkbox', { name: 'Yoga' })).toBeChecked();
  await edit.getByRole('button', { name: 'Generate Suggestions' }).click();
  await expect(edit).toBeHidden();
  await expect(results.cards).toHaveCount(9);
  await expect(results.dialog.getByText('Iris Maria').first()).toBeVisible();
  await results.close();
  await expect(recipients.cards).toHaveCount(1);
});

test("a mother abroad has her own country's day", async ({ page }) => {
  const add = new AddDialog(page);
  const recipients = new RecipientsScreen(page);
  await signUpQuickly(page);
  await page.goto('/recipients');
  await add.open();
  await add.toOccasions('Solveig');
  await expect(add.dialog.getByLabel('Country')).toBeHidden();
  await add.choose("Mother's Day");
  const day = add.dialog.getByText(/^The next one is on/);
  const american = await day.textContent();
  await add.dialog.getByLabel('Country').selectOption('Norway');
  await expect(day).toContainText('February');
  await expect(day).not.toHaveText(american!);
  await add.goOn(5);
  await add.finish.click();
  const card = recipients.card('Solveig');
  await expect(card.getByText(/^Feb \d/)).toBeVisible();

  await card.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Recipient' });
  await expect(edit.getByLabel('Country')).toHaveValue('NO');
  await edit.getByLabel('Country').selectOption('');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card.getByText(/^May \d/)).toBeVisible();
});

test('somebody is added with the keyboard alone', async ({ page }) => {
  const recipients = new RecipientsScreen(page);
  const add = new AddDialog(page);
  await signUpQuickly(page);
  await page.goto('/recipients');
  await tabTo(page, page.getByRole('button', { name: 'Add Your First Recipient' }));
  await page.keyboard.press('Enter');
  await expect(add.dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Ida');
  await tabTo(page, add.dialog.getByRole('radio', { name: 'Friend' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(add.dialog.getByRole('radio', { name: 'Family' })).toBeChecked();
  await page.keyboard.press('Enter');
  await add.expectStep(2);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await add.expectStep(3);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await add.expectStep(4);
  await page.keyboard.press('Enter');
  await add.expectStep(5);
  await tabTo(page, add.dialog.getByRole('button', { name: 'Add a photo' }));
  await tabTo(page, add.finish);
  await page.keyboard.press('Enter');
  await expect(add.dialog).toBeHidden();
  await expect(recipients.card('Ida')).toBeVisible();
});

test('the wizard keeps a new person, once @one-process', async ({ page }) => {
  test.slow();
  const recipients = new RecipientsScreen(page);
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await signUpQuickly(page);
  await wizard.openFromLanding();
  await wizard.describe(mia);
  const linked = () => page.waitForResponse((answer) => answer.url().endsWith('/suggestions/assign'));
  let assigned = linked();
  await wizard.finish.click();
  await expect(results.cards).toHaveCount(9);
  expect(await (await assigned).json()).toEqual({ assigned: 9 });

  // Starts over for the same person.
  await results.tryAgain();
  await wizard.forms.click();
  await wizard.describe(mia);
  assigned = linked();
  await wizard.finish.click();
  await expect(results.cards).toHaveCount(9);
  expect(await (await assigned).json()).toEqual({ assigned: 9 });
  await results.close();

  await recipients.open();
  await expect(recipients.cards).toHaveCount(1);
  const card = recipients.card('Mia');
  await expect(card.getByText('May 14')).toBeVisible();
  await expect(card.getByText('Sibling · “Mimi” · 31')).toBeVisible();
});

test('who came from the wizard can be changed without telling more', async ({ page }) => {
  const recipients = new RecipientsScreen(page);
  await signUpQuickly(page);
  await writeDown(page, { name: 'Theo', relationship: 'parent', interests: ['cooking'] });
  await page.goto('/recipients');
  const edit = page.getByRole('dialog', { name: 'Edit Recipient' });
  await recipients.card('Theo').getByRole('button', { name: /^Edit/ }).click();
  await edit.getByLabel('Nickname').fill('Grandpa');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(recipients.card('Theo').getByText('Parent · “Grandpa”')).toBeVisible();
});

import { uploadRoutes } from '@giftwell/contracts/gateway/uploads';
import type { Page } from '@playwright/test';
import { signUpQuickly } from './account.js';
import { calendarDialog, calendarFile, smallCalendar } from './pages/calendar-import.js';
import { expect, test } from './journey.js';
import { toastWith } from './pages/toasts.js';

const people = async (page: Page) => {
  const answer = await page.request.get('/api/recipients');
  return ((await answer.json()) as { recipients: { name: string }[] }).recipients.map(({ name }) => name);
};

test('dates from a file are checked, added, and undone as a whole', async ({ page }) => {
  await signUpQuickly(page);
  // A link opens the dialog, too.
  await page.goto('/recipients?show_calendar_import=true');
  const dialog = calendarDialog(page);
  await dialog.getByLabel('Calendar file').setInputFiles(smallCalendar);
  await expect(dialog.getByRole('status')).toHaveText('5 entries read: 2 with no gift occasion.');
  await expect(dialog.getByRole('checkbox', { name: /^Mia Oak Birthday, May 3/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Anna & Ben Anniversary, July 7/ })).toBeChecked();
  await dialog.getByRole('checkbox', { name: /^Joe Birthday/ }).click();
  await dialog.getByRole('button', { name: 'Edit Mia Oak' }).click();
  await dialog.getByLabel('Their name').fill('Mia Oakley');
  await dialog.getByRole('button', { name: 'Add 2 selected' }).click();

  await expect(dialog).toBeHidden();
  await expect(toastWith(page, '2 dates added')).toContainText('2 new people.');
  await expect(page.getByRole('main')).toContainText('Mia Oakley');
  expect((await people(page)).sort()).toEqual(['Anna & Ben', 'Mia Oakley']);

  await page.reload();
  await page.getByRole('button', { name: 'Scan my Calendar' }).click();
  await dialog.getByRole('button', { name: /^Undo import: File, .*: 2 dates$/ }).click();
  await expect(toastWith(page, 'Import undone')).toContainText('Removed: 2 dates and 2 people.');
  await expect(dialog.getByRole('heading', { name: 'Recent imports' })).toBeHidden();
  expect(await people(page)).toEqual([]);
});

test('pasted names and dates are found, and what is there already is not offered again', async ({ page }) => {
  await signUpQuickly(page);
  const dialog = calendarDialog(page);
  for (const found of ['Add 2 selected', 'Add 0 selected']) {
    await page.goto('/recipients');
    await page.getByRole('button', { name: 'Scan my Calendar' }).click();
    await dialog.getByRole('button', { name: 'Paste text' }).click();
    await dialog.getByRole('button', { name: 'Find dates' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please provide calendar data');
    await dialog.getByLabel('Names and dates').fill('Nora, May 23\nUwe – 14 June 1960');
    await dialog.getByRole('button', { name: 'Find dates' }).click();
    await dialog.getByRole('button', { name: found }).click();
  }
  await expect(
    dialog.getByRole('region', { name: 'You already have these' }).getByRole('listitem'),
  ).toHaveCount(2);
  await expect(dialog.getByRole('alert')).toContainText('Please select at least one contact to add.');
  expect((await people(page)).sort()).toEqual(['Nora', 'Uwe']);
});

test('files that are no calendar get a clear answer', async ({ page, watch }) => {
  watch.expect(new RegExp(`^/api${uploadRoutes.calendar.path}$`), 400);
  await signUpQuickly(page);
  await page.goto('/recipients?show_calendar_import=true');
  const dialog = calendarDialog(page);
  const choose = (name: string, content: string) =>
    dialog.getByLabel('Calendar file').setInputFiles(calendarFile(name, content));
  await choose('days.pdf', '%PDF');
  await expect(dialog.getByRole('alert')).toContainText('Unsupported file type.');
  await choose('days.ics', '');
  await expect(dialog.getByRole('alert')).toHaveText('That file is empty. Please choose another one.');
  // An archive with the name of a calendar.
  await choose('days.ics', 'PK\u0003\u0004');
  await expect(dialog.getByRole('alert')).toHaveText('Please upload an ICS, CSV or VCF file.');
  await choose('days.ics', 'A letter, which is no calendar.');
  await expect(dialog.getByRole('heading', { name: 'No occasions found' })).toBeVisible();
  await expect(dialog).toContainText('This file has no dates that we can read.');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

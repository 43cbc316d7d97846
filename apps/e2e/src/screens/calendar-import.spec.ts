import { signUpQuickly } from '../account.js';
import { calendarDialog, smallCalendar } from '../pages/calendar-import.js';
import { expect, test } from './screen.js';

test('the calendar import', async ({ page, look }) => {
  const dialog = calendarDialog(page);
  await signUpQuickly(page);
  await page.goto('/recipients?show_calendar_import=true');
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await look('calendar-import');
  await dialog.getByLabel('Calendar file').setInputFiles(smallCalendar);
  await dialog.getByRole('button', { name: 'Edit Mia Oak' }).click();
  await expect(dialog.getByLabel('Their name')).toBeVisible();
  await look('calendar-import-review');
});

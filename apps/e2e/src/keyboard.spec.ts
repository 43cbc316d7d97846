import { expect, test } from './journey.js';
import { expectVisibleFocus, tabTo } from './keyboard.js';
import { mia } from './recipients.js';
import { ResultsScreen } from './pages/results-screen.js';
import { toasts } from './pages/toasts.js';
import { WizardScreen } from './pages/wizard-screen.js';

test('a guest without a mouse gets from the landing page to a saved idea', async ({ page }) => {
  const { keyboard } = page;
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Start Gift Wizard' });
  await expect(opener).toBeVisible();

  // The first tab stop skips the navigation bar.
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await keyboard.press('Enter');
  await tabTo(page, opener);
  await keyboard.press('Enter');

  // The hints cover the wizard; Escape closes only them.
  await expect(wizard.hints).toBeVisible();
  await keyboard.press('Escape');
  await expect(wizard.hints).toBeHidden();
  await expect(wizard.dialog).toBeVisible();

  await expect(wizard.forms).toBeFocused();
  await keyboard.press('Enter');
  await expect(wizard.name).toBeFocused();
  await keyboard.press('Enter');
  await wizard.expectStep(1, 7);
  await keyboard.type(mia.name);
  await keyboard.press('Enter');
  await wizard.expectStep(2, 7);

  const birthday = wizard.dialog.getByRole('radio', { name: 'Birthday' });
  await tabTo(page, birthday);
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(wizard.dateDialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(wizard.dateDialog).toBeHidden();
  await wizard.expectStep(2, 7);
  // It comes back after the dialog is gone.
  await expect(birthday).toBeFocused();
  await expectVisibleFocus(page);
  await tabTo(page, wizard.next);
  await keyboard.press('Enter');
  await tabTo(page, wizard.dateDialog.getByRole('button', { name: 'Skip' }));
  await keyboard.press('Enter');

  await wizard.expectStep(3, 7);
  await tabTo(page, wizard.dialog.getByLabel('Age'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('31');
  await keyboard.press('Enter');
  await wizard.expectStep(4, 7);

  await tabTo(page, wizard.dialog.getByRole('checkbox', { name: 'Outdoors' }));
  await keyboard.press('Space');
  // In a multi-line field Enter adds a line.
  await tabTo(page, wizard.dialog.getByLabel('Anything else'));
  await keyboard.type('Sails');
  await keyboard.press('Enter');
  await wizard.expectStep(4, 7);
  await tabTo(page, wizard.next);
  await keyboard.press('Enter');

  await wizard.expectStep(5, 7);
  await tabTo(page, wizard.dialog.getByRole('checkbox', { name: 'Practical' }));
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await wizard.expectStep(6, 7);
  await tabTo(page, wizard.next);
  await keyboard.press('Enter');
  await wizard.expectStep(7, 7);
  await tabTo(page, wizard.dialog.getByRole('radio').first());
  await keyboard.press('ArrowDown');
  await expect(wizard.dialog.getByRole('radio').nth(1)).toBeChecked();
  await keyboard.press('Enter');

  await expect(results.cards).toHaveCount(9);
  const first = results.cards.first();
  await tabTo(page, first.getByRole('radio', { checked: true }));
  await keyboard.press('ArrowRight');
  await expect(first.getByRole('radio', { name: '1 star', exact: true })).toBeChecked();
  await expectVisibleFocus(page);
  await tabTo(page, first.getByRole('button', { name: 'Save for Later' }));
  await keyboard.press('Enter');
  await expect(first.getByRole('button', { name: /Saved/ })).toBeVisible();

  // F8 focuses the notification, Escape closes it.
  await expect(toasts(page)).toBeVisible();
  await keyboard.press('F8');
  await tabTo(page, toasts(page).getByRole('button', { name: 'Close notification' }));
  await keyboard.press('Enter');
  await expect(toasts(page)).toBeHidden();

  await keyboard.press('Escape');
  await expect(results.dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

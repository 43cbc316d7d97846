import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { RecipientsScreen } from './pages/recipients-screen.js';
import { ResultsScreen } from './pages/results-screen.js';
import { VoiceScreen } from './pages/voice-screen.js';
import { WizardScreen } from './pages/wizard-screen.js';

const note =
  'My sister Maya turns 34 on May 14. She bakes her own bread, loves hiking and hates clutter. About forty dollars.';

test('what is typed in one breath becomes nine ideas, without any provider', async ({ page }) => {
  test.slow();
  const voice = new VoiceScreen(page);
  const results = new ResultsScreen(page);
  await page.goto('/');
  await voice.open();
  await expect(voice.dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await voice.type(note);

  await expect(voice.dialog.getByRole('heading', { name: 'Here’s what we got about Maya' })).toBeVisible();
  await voice.expectFacts({
    Name: 'Maya',
    Relationship: /^Sibling/,
    Age: /^34/,
    Occasion: /^Birthday/,
    Date: /^May 14/,
    Budget: /^\$26/,
    Loves: /Hiking|Outdoors/,
  });
  await expect(voice.fact('Relationship').locator('q')).toContainText('sister');
  await expect(voice.told).toContainText(note);

  await voice.press('Find gifts');
  await expect(results.cards).toHaveCount(9);
});

test('what is missing is asked for, more can be told, and all of it set right @one-process', async ({
  page,
}) => {
  test.slow();
  const voice = new VoiceScreen(page);
  const results = new ResultsScreen(page);
  await page.goto('/');
  await voice.open();
  await voice.type('He likes fishing');
  await voice.press('Find gifts');
  await expect(voice.dialog.getByText('Recipient name is required')).toBeVisible();
  await expect(voice.dialog.getByLabel('What should we call them?')).toBeFocused();
  await voice.dialog.getByLabel('What should we call them?').fill('Grandpa Joe');
  await expect(voice.dialog.getByRole('list', { name: 'Questions' }).getByText(/name/)).toBeHidden();

  await voice.press('Add details');
  await expect(
    voice.dialog.getByRole('heading', { name: 'What else should we know about Grandpa Joe?' }),
  ).toBeVisible();
  await voice.type('It is for Christmas, he is 78, sixty dollars at most');
  await voice.expectFacts({ Name: /^Grandpa Joe/, Age: /^78/, Occasion: /^Christmas/, Loves: /Fishing/i });

  await voice.press('Edit details');
  await expect(voice.dialog.getByRole('heading', { name: 'Fix the details' })).toBeVisible();
  await voice.dialog.getByLabel('Age').fill('79');
  await voice.dialog.getByRole('radio', { name: 'Family', exact: true }).check();
  await voice.press('Save details');
  await voice.expectFacts({ Age: '79', Relationship: 'Family' });
  await voice.dialog.getByRole('button', { name: 'Find gifts' }).click();
  await expect(results.cards).toHaveCount(9);
});

test('it goes by keyboard alone, and a slip throws nothing away', async ({ page }) => {
  const voice = new VoiceScreen(page);
  const wizard = new WizardScreen(page);
  await page.goto('/');
  await voice.open();
  await voice.note.focus();
  await page.keyboard.type(note);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(voice.note).toHaveValue(note);

  await voice.dialog.getByRole('button', { name: 'Back' }).press('Enter');
  await wizard.speaking.press('Enter');
  await expect(voice.note).toHaveValue(note);
  await voice.note.press('ControlOrMeta+Enter');
  await expect(voice.dialog.getByRole('heading', { name: 'Here’s what we got about Maya' })).toBeFocused();
  await page.keyboard.press('Escape');
  // It takes the focus a moment after the dialog has opened.
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(voice.dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start Gift Wizard' }).first()).toBeFocused();
});

test('whoever is signed in finds the person, the day and the words on the page of people @one-process', async ({
  page,
}) => {
  test.slow();
  const voice = new VoiceScreen(page);
  const results = new ResultsScreen(page);
  const recipients = new RecipientsScreen(page);
  await signUpQuickly(page);
  await page.goto('/');
  await voice.open();
  await voice.type(note);
  await voice.press('Find gifts');
  await expect(results.cards).toHaveCount(9);
  await results.close();
  await recipients.open();
  const card = recipients.card('Maya');
  await expect(card.getByRole('time')).toHaveText('May 14');
  await expect(card.getByText(note)).toBeVisible();
});

import { VoiceScreen } from '../pages/voice-screen.js';
import { expect, test } from './screen.js';

test('telling in words what is understood, asked and set right', async ({ page, look }) => {
  const voice = new VoiceScreen(page);
  await page.goto('/');
  await voice.open();
  await look('voice-telling');
  await voice.type('He likes fishing');
  await voice.press('Find gifts');
  await expect(voice.dialog.getByText('Recipient name is required')).toBeVisible();
  await voice.dialog.getByLabel('What should we call them?').fill('Grandpa Joe');
  await expect(voice.dialog.getByRole('list', { name: 'Questions' }).getByText(/name/)).toBeHidden();
  await look('voice-questions');
  await voice.press('Add details');
  await expect(voice.dialog.getByRole('heading', { name: /^What else should we know/ })).toBeVisible();
  await look('voice-more');
  await voice.type('It is my sister’s birthday on May 14, she is 34 and bakes bread. About forty dollars.');
  await expect(voice.fact('Budget')).toHaveText(/^\$26/);
  await look('voice-review');
  await voice.press('Edit details');
  await expect(voice.dialog.getByRole('heading', { name: 'Fix the details' })).toBeVisible();
  await look('voice-edit');
});

import { expect, test } from '../screens/screen.js';
import { VoiceScreen } from '../pages/voice-screen.js';
import { Provider } from './provider.js';

test('a microphone, a recording, what was heard, and a failure @phone', async ({
  page,
  request,
  watch,
  look,
}) => {
  test.slow();
  const provider = new Provider(request);
  const voice = new VoiceScreen(page);
  await provider.reset();
  await provider.next({ answer: 'server_error' }, { answer: 'server_error' });
  watch.expect(/^\/api\/voice\//, 503);
  await page.goto('/');
  await voice.open();
  await look('voice-microphone');
  await voice.note.fill('My aunt Rosa loves opera.');
  await voice.press('Start recording');
  await expect(voice.dialog.getByText(/^0:03 of/)).toBeVisible();
  await look('voice-recording');
  await voice.press('Stop recording');
  await expect(voice.alert).toContainText('Processing failed', { timeout: 60_000 });
  await look('voice-failed');
  await voice.press('Send the recording again');
  await voice.expectFacts({ Name: /Rosa|Priya/ });
  await look('voice-heard');
});

test.describe('without permission', () => {
  test.use({ permissions: [] });

  test('the words for it @phone', async ({ page, look }) => {
    const voice = new VoiceScreen(page);
    await page.goto('/');
    await voice.open();
    await voice.press('Start recording');
    await expect(voice.alert).toContainText('Microphone permission denied.');
    await look('voice-denied');
  });
});

import { expect, test } from '../journey.js';
import { ResultsScreen } from '../pages/results-screen.js';
import { VoiceScreen } from '../pages/voice-screen.js';
import { Provider } from './provider.js';

/** Long enough to be transcribed. */
const seconds = 3;

test.describe('with a microphone', () => {
  test.beforeEach(async ({ page, request }) => {
    await new Provider(request).reset();
    await page.goto('/');
  });

  test('a voice becomes words, the words a person, the person nine ideas @both', async ({
    page,
    request,
  }) => {
    test.slow();
    const voice = new VoiceScreen(page);
    const results = new ResultsScreen(page);
    await voice.open();
    await voice.record(seconds);
    await expect(voice.dialog.getByRole('heading', { name: 'Here’s what we got about Priya' })).toBeVisible();
    await voice.expectFacts({
      Name: 'Priya',
      Relationship: /^Sibling.*sister/,
      Age: /^30/,
      Date: /^May 5/,
      Budget: /^\$26/,
      Loves: /^Outdoors,.*old jazz records/,
    });
    // A real recording: three seconds of speech are some thousand bytes, silence some hundred.
    const [asked] = await new Provider(request).asked();
    expect(asked!.request.audio!.type).toMatch(/^audio\/(webm|mp4|ogg)/);
    expect(asked!.request.audio!.bytes).toBeGreaterThan(8_000);
    expect(asked!.request.language).toBe('en');

    await voice.press('Find gifts');
    await expect(results.cards).toHaveCount(9);
  });

  test('more can be said, and what was typed before stays in front', async ({ page, request }) => {
    const voice = new VoiceScreen(page);
    await new Provider(request).next({
      answer: 'words',
      text: 'She hates horror movies. Up to a hundred dollars.',
    });
    await voice.open();
    await voice.note.fill('My aunt Rosa loves opera.');
    await voice.press('Start recording');
    await expect(voice.dialog.getByText(/^0:02 of/)).toBeVisible();
    await voice.press('Stop recording');
    await voice.expectFacts({ Name: 'Rosa', Loves: /Opera/i, Personality: /horror/ });
    await expect(voice.told).toContainText('My aunt Rosa loves opera. She hates horror movies.');
  });

  test('a press too short says so, and nobody is asked', async ({ page, request }) => {
    const voice = new VoiceScreen(page);
    await voice.open();
    await voice.note.fill('My aunt Rosa');
    await voice.pressAtOnce();
    await expect(voice.alert).toContainText('That was too short');
    await expect(voice.note).toHaveValue('My aunt Rosa');
    expect(await new Provider(request).asked()).toEqual([]);
  });
});

test.describe('without permission', () => {
  test.use({ permissions: [] });

  test('the agreed words are said, and typing goes on', async ({ page }) => {
    await page.goto('/');
    const voice = new VoiceScreen(page);
    await voice.open();
    await voice.press('Start recording');
    await expect(voice.alert).toContainText(
      'Microphone permission denied. Please allow microphone access and try again.',
    );
    await voice.type('My uncle Sam likes chess');
    await voice.expectFacts({ Name: 'Sam' });
  });
});

import { expect, test } from '../journey.js';
import { VoiceScreen } from '../pages/voice-screen.js';
import { Provider } from './provider.js';

const typed = 'My aunt Rosa loves opera.';

/** Provider failures and their messages. */
const troubles = [
  { what: 'hangs', answers: ['hang', 'hang'], says: 'Please try recording again', status: 503 },
  {
    what: 'fails',
    answers: ['server_error', 'server_error'],
    says: 'Please try recording again',
    status: 503,
  },
  {
    what: 'answers a megabyte',
    answers: ['million'],
    says: 'Please try recording again',
    status: 503,
  },
  { what: 'hears nothing', answers: ['empty'], says: /couldn’t hear|no words|anything/i, status: 422 },
  { what: 'cannot read it', answers: ['unreadable'], says: /./, status: 422 },
] as const;

for (const { what, answers, says, status } of troubles)
  test(`a provider that ${what}: a clear word, and what was typed stays`, async ({
    page,
    request,
    watch,
  }) => {
    test.slow();
    const provider = new Provider(request);
    await provider.reset();
    await provider.next(...answers.map((answer) => ({ answer })));
    watch.expect(/^\/api\/voice\//, status);
    const voice = new VoiceScreen(page);
    await page.goto('/');
    await voice.open();
    await voice.note.fill(typed);
    await voice.record(2);
    // 25 s at the gateway, plus the page's own timeout.
    await expect(voice.alert).toContainText('Processing failed', { timeout: 60_000 });
    await expect(voice.alert).toContainText(says);
    await expect(voice.note).toHaveValue(typed);

    // The recording is kept, and the provider works again.
    await voice.press('Send the recording again');
    await voice.expectFacts({ Name: /Rosa|Priya/ });
    await expect(voice.told).toContainText(typed);
  });

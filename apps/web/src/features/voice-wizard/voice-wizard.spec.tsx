import { rateLimited, unavailable } from '@giftwell/contracts/core/error';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { noPersonFacts } from '@giftwell/contracts/gift-ai/facts';
import { uploadRoutes } from '@giftwell/contracts/gateway/uploads';
import { transcriptionRoutes } from '@giftwell/contracts/gift-ai/transcription';
import { extractedRecipientSchema, extractionRoutes } from '@giftwell/contracts/gift-ai/voice';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openWizard, useWizard } from '../../data/stores/wizard-store.js';
import { fakeApi, type FakeApi } from '../../testing/fake-api.js';
import { fakeMicrophone, type FakeMicrophone } from '../../testing/fake-microphone.js';
import { renderApp } from '../../testing/render-app.js';
import { someAnswer } from '../../testing/results.js';

const jobId = 'abcdefghij_ABCDEFGHI-0';
const note = 'My sister Maya turns 34. She loves baking.';

const heard = (
  fields: Partial<RequestInput<typeof extractionRoutes.extractRecipient>['existingData'] & object> = {},
) =>
  extractedRecipientSchema.parse({
    name: 'Maya',
    relationship: 'sibling',
    age: 34,
    occasion: 'birthday',
    interests: ['cooking'],
    voiceTranscriptions: [note],
    ...fields,
  });
const answer = (more: object = {}) => ({
  recipientData: heard(),
  sources: [
    { field: 'age' as const, value: '34', words: 'turns 34' },
    { field: 'interests' as const, value: 'cooking', words: 'loves baking' },
  ],
  facts: noPersonFacts(),
  needsFollowUp: false,
  followUpQuestions: [] as string[],
  source: 'rules' as const,
  fallback: false,
  ...more,
});

function serving({ transcription = false } = {}): FakeApi {
  return fakeApi()
    .on(transcriptionRoutes.options, () => ({ transcription }))
    .on(extractionRoutes.extractRecipient, () => answer())
    .on(wizardRoutes.generate, () => someAnswer());
}

async function speak(api = serving()) {
  localStorage.setItem('giftwell-hints', '["wizard-hints"]');
  const app = renderApp({ api, path: '/elsewhere' });
  act(() => openWizard());
  await app.person.click(await screen.findByRole('button', { name: /^Speak Naturally/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Speak Naturally' }));
  await dialog.findByRole('heading', { name: 'Tell us about them' });
  return { ...app, dialog };
}
type Scene = Awaited<ReturnType<typeof speak>>;
const press = ({ dialog, person }: Scene, name: string | RegExp) =>
  person.click(dialog.getByRole('button', { name }));
async function tell(scene: Scene, words = note) {
  await scene.person.type(await scene.dialog.findByRole('textbox'), words);
  await press(scene, 'Continue');
}
const review = ({ dialog }: Scene) => dialog.findByRole('heading', { name: 'Here’s what we got about Maya' });
const fact = ({ dialog }: Scene, label: string) =>
  dialog.getByText(label, { selector: 'dt' }).nextElementSibling!;

describe('typing', () => {
  it('is understood, shown with the words behind it, and ends with ideas', async () => {
    const scene = await speak();
    expect(scene.dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await tell(scene);
    await review(scene);
    expect(fact(scene, 'Age')).toHaveTextContent('34');
    expect(fact(scene, 'Age')).toHaveTextContent('turns 34');
    expect(scene.dialog.getByText('loves baking', { selector: 'mark' })).toBeVisible();
    await press(scene, 'Find gifts');
    await screen.findByRole('dialog', { name: 'Perfect Gift Suggestions' });
    expect(scene.api.inputs(wizardRoutes.generate)[0]).toMatchObject({
      recipientName: 'Maya',
      relationship: 'sibling',
      age: 34,
      occasion: 'birthday',
      occasionDate: null,
      facts: noPersonFacts(),
      budget: '26-50',
      voiceTranscriptions: [note],
    });
    expect(useWizard.getState().open).toBe(false);
  });

  it('goes on where something is missing, with everything that was told before', async () => {
    const questions = ["What's her name?", 'What may it cost?'];
    const api = serving().on(extractionRoutes.extractRecipient, ({ isAdditionalDetails }) =>
      isAdditionalDetails
        ? answer()
        : answer({ recipientData: heard({ name: null }), needsFollowUp: true, followUpQuestions: questions }),
    );
    const scene = await speak(api);
    await tell(scene);
    await scene.dialog.findByRole('heading', { name: 'Here’s what we got' });
    await press(scene, 'Find gifts');
    expect(scene.dialog.getByText('Recipient name is required')).toBeVisible();
    await press(scene, 'Add details');
    for (const question of questions) expect(scene.dialog.getByText(question)).toBeVisible();
    await tell(scene, 'Maya, fifty dollars');
    await review(scene);
    expect(api.inputs(extractionRoutes.extractRecipient)[1]).toMatchObject({
      transcription: 'Maya, fifty dollars',
      isAdditionalDetails: true,
      existingData: { age: 34, voiceTranscriptions: [note] },
    });
  });

  it('takes a name that nobody said', async () => {
    const api = serving().on(extractionRoutes.extractRecipient, () =>
      answer({ recipientData: heard({ name: null }) }),
    );
    const scene = await speak(api);
    await tell(scene);
    await scene.person.type(await scene.dialog.findByLabelText(/^What should we call them/), 'Mom');
    await press(scene, 'Find gifts');
    await waitFor(() => expect(api.inputs(wizardRoutes.generate)[0]).toMatchObject({ recipientName: 'Mom' }));
  });

  it('can be set right by hand; a word that no longer stands has no source', async () => {
    const scene = await speak();
    await tell(scene);
    await review(scene);
    await press(scene, 'Edit details');
    const age = await scene.dialog.findByLabelText('Age (optional)');
    await scene.person.clear(age);
    await scene.person.type(age, '35 years');
    await scene.person.click(scene.dialog.getByRole('radio', { name: 'Friend' }));
    await scene.person.click(scene.dialog.getByRole('checkbox', { name: 'Yoga' }));
    await press(scene, 'Save details');
    await review(scene);
    expect(fact(scene, 'Age')).toHaveTextContent(/^35$/);
    expect(fact(scene, 'Relationship')).toHaveTextContent('Friend');
    expect(fact(scene, 'Loves')).toHaveTextContent(/^Cooking,Yoga“?loves baking/);
  });

  it('is kept when it is not understood', async () => {
    let works = false;
    const api = serving().on(extractionRoutes.extractRecipient, () => {
      if (!works) throw unavailable('down', 'Down');
      return answer();
    });
    const scene = await speak(api);
    await tell(scene);
    const alert = await scene.dialog.findByText('Processing failed');
    expect(alert.closest('[role=alert]')).toHaveTextContent(
      'Please try again or use the text wizard instead',
    );
    expect(scene.dialog.getByRole('textbox')).toHaveValue(note);
    works = true;
    await press(scene, 'Continue');
    await review(scene);
  });

  it('says when there was too much of it', async () => {
    const api = serving().on(extractionRoutes.extractRecipient, () => {
      throw rateLimited('rate_limited', 'Come back in an hour.', 3_600);
    });
    const scene = await speak(api);
    await tell(scene);
    expect(await scene.dialog.findByText('Come back in an hour.')).toBeVisible();
  });

  it('is not thrown away by a slip, and survives a look at the forms', async () => {
    const scene = await speak();
    await scene.person.type(await scene.dialog.findByRole('textbox'), 'Maya');
    await scene.person.keyboard('{Escape}');
    await scene.person.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await press(scene, 'Back');
    await scene.person.click(await screen.findByRole('button', { name: /^Speak Naturally/ }));
    expect(await screen.findByDisplayValue('Maya')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1));
    await scene.person.keyboard('{Escape}');
    await scene.person.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(useWizard.getState().open).toBe(false));
  });
});

describe('speaking', () => {
  let microphone: FakeMicrophone;
  beforeEach(() => (microphone = fakeMicrophone()));
  afterEach(() => microphone.remove());

  const aWord = () => act(() => new Promise((done) => setTimeout(done, 600)));
  async function record(scene: Scene) {
    await scene.person.click(await scene.dialog.findByRole('button', { name: 'Start recording' }));
    await scene.dialog.findByText('Listening. Press again when you’re done.');
    await aWord();
    await press(scene, 'Stop recording');
  }
  const listening = () => serving({ transcription: true });

  it('becomes words beside those that were typed, and is understood at once', async () => {
    const api = listening().on(uploadRoutes.transcribe, () => ({
      transcription: 'She loves baking.',
      jobId,
    }));
    const scene = await speak(api);
    await scene.person.type(await scene.dialog.findByRole('textbox'), 'My sister Maya.');
    await record(scene);
    await review(scene);
    expect(api.inputs(extractionRoutes.extractRecipient)[0]).toMatchObject({
      transcription: 'My sister Maya. She loves baking.',
    });
    expect(api.inputs(uploadRoutes.transcribe)).toHaveLength(1);
  });

  it('is followed where it takes longer than an answer may', async () => {
    let asked = 0;
    const api = listening()
      .on(uploadRoutes.transcribe, () => ({ jobId }))
      .on(transcriptionRoutes.get, () => {
        asked += 1;
        if (asked === 1) throw unavailable('away', 'Away');
        return { jobId, state: 'done' as const, transcription: note, failure: null };
      });
    const scene = await speak(api);
    await record(scene);
    await scene.dialog.findByText('Turning your voice into words…');
    await screen.findByRole('heading', { name: 'Here’s what we got about Maya' }, { timeout: 8_000 });
    expect(asked).toBe(2);
  });

  it('says at the end of a longer way, too, that nothing was heard', async () => {
    const failed = { jobId, state: 'failed' as const, transcription: null, failure: 'no_speech' as const };
    const api = listening()
      .on(uploadRoutes.transcribe, () => ({ jobId }))
      .on(transcriptionRoutes.get, () => failed);
    const scene = await speak(api);
    await record(scene);
    expect(
      await scene.dialog.findByText(/^We couldn’t hear any words/, {}, { timeout: 8_000 }),
    ).toBeVisible();
  });

  it('says what went wrong, keeps what was typed, and sends the same recording again', async () => {
    let works = false;
    const api = listening().on(uploadRoutes.transcribe, () => {
      if (!works) throw unavailable('transcription_failed', 'No');
      return { transcription: 'She loves baking.', jobId };
    });
    const scene = await speak(api);
    await scene.person.type(await scene.dialog.findByRole('textbox'), 'Maya.');
    await record(scene);
    expect(await scene.dialog.findByText('Please try recording again')).toBeVisible();
    expect(scene.dialog.getByRole('textbox')).toHaveValue('Maya.');
    works = true;
    await press(scene, 'Send the recording again');
    await review(scene);
  });

  it('is refused by the person in the words that were agreed on, and typing goes on', async () => {
    microphone.refusal = 'NotAllowedError';
    const scene = await speak(listening());
    await scene.person.click(await scene.dialog.findByRole('button', { name: 'Start recording' }));
    expect(
      await scene.dialog.findByText(
        'Microphone permission denied. Please allow microphone access and try again.',
      ),
    ).toBeVisible();
    await tell(scene);
    await review(scene);
  });

  it('waits when the device is pulled out, and goes on', async () => {
    const scene = await speak(listening());
    await scene.person.click(await scene.dialog.findByRole('button', { name: 'Start recording' }));
    await scene.dialog.findByText(/^Listening/);
    await aWord();
    await act(() => microphone.unplug());
    expect(scene.dialog.getByText('Paused. We’ve kept what you said.')).toBeVisible();
    await press(scene, 'Resume');
    expect(await scene.dialog.findByText(/^Listening/)).toBeVisible();
  });
});

it('has no microphone to press where nobody would hear it', async () => {
  const scene = await speak();
  await waitFor(() => expect(scene.api.inputs(transcriptionRoutes.options)).toHaveLength(1));
  expect(scene.dialog.queryByRole('button', { name: /recording|talking/ })).not.toBeInTheDocument();
  expect(scene.dialog.getByLabelText('In your own words')).toBeVisible();
});

import { noPersonFacts } from '@giftwell/contracts/gift-ai/facts';
import { transcriptionRoutes } from '@giftwell/contracts/gift-ai/transcription';
import { extractedRecipientSchema, extractionRoutes } from '@giftwell/contracts/gift-ai/voice';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseMode, openWizard } from '../../../data/stores/wizard-store.js';
import { fakeApi } from '../../../testing/fake-api.js';
import { renderApp } from '../../../testing/render-app.js';
import { someAnswer } from '../../../testing/results.js';

const note = 'My sister Maya loves baking and jazz. No nuts.';
const facts = {
  ...noPersonFacts(),
  interests: ['baking', 'jazz'].map((phrase) => ({ phrase, source: phrase })),
  restrictions: [{ kind: 'nuts' as const, detail: null, source: 'No nuts' }],
};

/** The review of a note, with a service that always understands the same. */
async function review() {
  localStorage.setItem('giftwell-hints', '["wizard-hints"]');
  const api = fakeApi()
    .on(transcriptionRoutes.options, () => ({ transcription: false }))
    .on(extractionRoutes.extractRecipient, ({ transcription }) => ({
      recipientData: extractedRecipientSchema.parse({
        name: 'Maya',
        interests: ['music'],
        voiceTranscriptions: [transcription],
      }),
      facts,
      sources: [],
      needsFollowUp: false,
      followUpQuestions: [],
      source: 'rules' as const,
      fallback: false,
    }))
    .on(wizardRoutes.generate, () => someAnswer());
  const { person } = renderApp({ api, path: '/elsewhere' });
  act(() => {
    openWizard();
    chooseMode('voice');
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Speak Naturally' }));
  const tell = async (words: string) => {
    await person.type(await dialog.findByRole('textbox'), words);
    await person.click(dialog.getByRole('button', { name: 'Continue' }));
    return within(await dialog.findByRole('region', { name: 'What we’ll use' }));
  };
  const press = (name: string) => person.click(dialog.getByRole('button', { name }));
  const sent = () => api.inputs(wizardRoutes.generate)[0];
  return { person, dialog, tell, press, sent };
}

describe('what the choice rests on', () => {
  it('is shown as chips and sent as it was set right', async () => {
    const { tell, press, sent } = await review();
    const chips = await tell(note);
    expect(chips.getByText('No nuts')).toBeVisible();
    await press('Remove: No nuts');
    await press('Find gifts');
    await waitFor(() =>
      expect(sent()).toMatchObject({ facts: { interests: facts.interests, restrictions: [] } }),
    );
  });

  it('stays set right when more is told', async () => {
    const { tell, press } = await review();
    await tell(note);
    await press('Remove: jazz');
    await press('Add details');
    const chips = await tell('And she is 34.');
    expect(chips.getByText('baking')).toBeVisible();
    expect(chips.queryByText('jazz')).not.toBeInTheDocument();
  });

  it('stays set right when details are edited and more is told after', async () => {
    const { person, dialog, tell, press } = await review();
    await tell(note);
    await press('Remove: jazz');
    await press('Edit details');
    await person.click(dialog.getByRole('checkbox', { name: 'Yoga' }));
    await press('Save details');
    await press('Add details');
    const chips = await tell('And she is 34.');
    expect(chips.getByText('baking')).toBeVisible();
    expect(chips.queryByText('jazz')).not.toBeInTheDocument();
  });

  it('is read anew once the words are changed by hand, with what was set right before', async () => {
    const { person, dialog, tell, press, sent } = await review();
    await tell(note);
    await press('Remove: No nuts');
    await press('Edit details');
    await person.click(dialog.getByRole('checkbox', { name: 'Yoga' }));
    await press('Save details');
    await dialog.findByRole('heading', { name: 'Here’s what we got about Maya' });
    expect(dialog.queryByRole('region', { name: 'What we’ll use' })).not.toBeInTheDocument();
    await press('Find gifts');
    await waitFor(() => expect(sent()).toMatchObject({ interests: ['music', 'yoga'] }));
    expect(sent()!.facts).toBeUndefined();
    expect(sent()!.corrections).toMatchObject({
      removed: { interests: [], restrictions: facts.restrictions },
    });
  });
});

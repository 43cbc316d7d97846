import { rateLimited } from '@giftwell/contracts/core/error';
import { noPersonFacts } from '@giftwell/contracts/gift-ai/facts';
import { extractedRecipientSchema, extractionRoutes } from '@giftwell/contracts/gift-ai/voice';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openWizard, useWizard } from '../../data/stores/wizard-store.js';
import { fakeApi, type FakeApi } from '../../testing/fake-api.js';
import { renderApp } from '../../testing/render-app.js';
import { someAnswer, someIdea } from '../../testing/results.js';
import { setSentence } from './sentence.js';

const words = 'My sister Hanna turns 36, bakes, no nuts';
const facts = {
  ...noPersonFacts(),
  interests: [{ phrase: 'baking', source: 'bakes' }],
  restrictions: [{ kind: 'nuts' as const, detail: null, source: 'no nuts' }],
};
const heard = (name: string | null, transcription: string) => ({
  recipientData: extractedRecipientSchema.parse({
    ...{ name, age: 36, relationship: 'sibling', voiceTranscriptions: [transcription] },
  }),
  ...{ facts, sources: [], needsFollowUp: false, followUpQuestions: [] },
  ...{ source: 'rules' as const, fallback: false },
});
const serving = (name: string | null = 'Hanna') =>
  fakeApi()
    .on(extractionRoutes.extractRecipient, ({ transcription }) => heard(name, transcription))
    .on(wizardRoutes.generate, () => someAnswer([someIdea('Dough whisk')]));

const field = () => screen.getByRole('textbox', { name: 'Describe them in a sentence' });
const getIdeas = () => screen.getByRole('button', { name: 'Get ideas' });
async function landing(api: FakeApi = serving()) {
  localStorage.setItem('giftwell-hints', '["wizard-hints"]');
  const app = renderApp({ api });
  const review = async () => within(await screen.findByRole('dialog', { name: 'Gift Wizard' }));
  return { ...app, api, review };
}
beforeEach(() => setSentence(''));

describe('a sentence on the landing page', () => {
  it('becomes nine ideas with two clicks, and what was understood can be set right before', async () => {
    const { api, person, review } = await landing();
    await person.type(field(), words);
    await person.click(getIdeas());
    const dialog = await review();
    expect(await dialog.findByRole('heading', { name: 'Here’s what we got about Hanna' })).toHaveFocus();
    for (const label of ['baking', 'No nuts', 'Age 36', 'Birthday', '$51 – $100'])
      expect(dialog.getByText(label)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Remove: No nuts' }));
    await person.click(dialog.getByRole('button', { name: 'Show nine ideas' }));
    expect(await screen.findByText('Dough whisk')).toBeVisible();
    const [sent] = api.inputs(wizardRoutes.generate);
    expect(sent).toMatchObject({
      recipientName: 'Hanna',
      relationship: 'sibling',
      age: 36,
      voiceTranscriptions: [words],
      facts: { interests: facts.interests, restrictions: [] },
    });
    // Not in the sentence.
    expect([sent!.budget, sent!.occasion]).toEqual([undefined, undefined]);
    expect(useWizard.getState().open).toBe(false);
  });

  it('is sent with Enter, and Shift makes a new line', async () => {
    const { api, person, review } = await landing();
    await person.type(field(), 'My sister{Shift>}{Enter}{/Shift}Hanna{Enter}');
    await (await review()).findByRole('button', { name: 'Show nine ideas' });
    expect(api.inputs(extractionRoutes.extractRecipient)[0]!.transcription).toBe('My sister\nHanna');
  });

  it('has a budget and an occasion that can be changed in the review', async () => {
    const { api, person, review } = await landing();
    await person.type(field(), `${words}{Enter}`);
    const dialog = await review();
    await person.click(await dialog.findByRole('button', { name: 'Change: $51 – $100' }));
    await person.selectOptions(await screen.findByLabelText('How much?'), 'Up to $25');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await person.click(await dialog.findByRole('button', { name: 'Show nine ideas' }));
    await waitFor(() => expect(api.inputs(wizardRoutes.generate)[0]).toMatchObject({ budget: '0-25' }));
  });

  it('asks for a name that is missing', async () => {
    const { api, person, review } = await landing(serving(null));
    await person.type(field(), `Bakes, no nuts{Enter}`);
    const dialog = await review();
    const name = await dialog.findByLabelText(/^What should we call them/);
    await person.click(dialog.getByRole('button', { name: 'Show nine ideas' }));
    expect(dialog.getByText('Recipient name is required')).toBeVisible();
    expect(name).toHaveFocus();
    await person.type(name, 'Mom{Enter}');
    await waitFor(() => expect(api.inputs(wizardRoutes.generate)[0]).toMatchObject({ recipientName: 'Mom' }));
  });

  it('can be taken back and is there still', async () => {
    const { person, review } = await landing();
    await person.type(field(), words);
    await person.click(getIdeas());
    await person.click(await (await review()).findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field()).toHaveValue(words);
    await waitFor(() => expect(getIdeas()).toHaveFocus());
  });
});

describe('when a sentence cannot be read', () => {
  const problem = (text: string | RegExp) => waitFor(() => expect(field()).toHaveAccessibleDescription(text));

  it('says at the field that there is none', async () => {
    const { api, person } = await landing();
    await person.click(getIdeas());
    await problem('Please say or type something first');
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    await person.type(field(), 'My');
    expect(field()).toBeValid();
    expect(api.inputs(extractionRoutes.extractRecipient)).toEqual([]);
  });

  it('keeps the words without a network, and reads them when it is back', async () => {
    const { api, person, review } = await landing();
    await person.type(field(), words);
    api.offline();
    await person.click(getIdeas());
    await problem(/check your connection/);
    expect(field()).toHaveValue(words);
    api.offline(false);
    await person.click(getIdeas());
    expect(await (await review()).findByRole('button', { name: 'Show nine ideas' })).toBeVisible();
  });

  it('says how long to wait', async () => {
    const api = serving().on(extractionRoutes.extractRecipient, () => {
      throw rateLimited('too_many_requests', 'Please come back in 18 seconds.', 18);
    });
    const { person } = await landing(api);
    await person.type(field(), `${words}{Enter}`);
    await problem('Please come back in 18 seconds.');
  });
});

it('stands at the head of the wizard, too, with what was typed before', async () => {
  const api = serving();
  localStorage.setItem('giftwell-hints', '["wizard-hints"]');
  const { person } = renderApp({ api, path: '/elsewhere' });
  setSentence(words);
  act(() => openWizard());
  await screen.findByRole('button', { name: /^Fill Out Forms/ });
  expect(field()).toHaveValue(words);
  await person.click(getIdeas());
  await person.click(await screen.findByRole('button', { name: 'Show nine ideas' }));
  expect(await screen.findByText('Dough whisk')).toBeVisible();
});

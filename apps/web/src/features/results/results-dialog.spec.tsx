import type { User } from '@giftwell/contracts/auth/auth';
import { rateLimited, unavailable } from '@giftwell/contracts/core/error';
import { suggestionRoutes, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { wizardRoutes, type GenerateAnswer } from '@giftwell/contracts/gift-ai/wizard';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useToasts } from '../../ui/feedback/toasts.js';
import type { UserEvent } from '@testing-library/user-event';
import { readSaved } from '../../data/stores/saved-suggestions.js';
import { fakeApi, type FakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { resultsFor, someAnswer, someIdea } from '../../testing/results.js';

const lamp = someIdea('Reading Lamp');
const tea = someIdea('Tea Set', { price: '26 – 40' });
const answer = (suggestions: Suggestion[], fallback = false): GenerateAnswer =>
  someAnswer(suggestions, { fallback });

/** The app after a run of the wizard for Anna's Christmas. */
async function results(api: FakeApi, user: User | null = null) {
  const app = renderApp({ api, user, path: '/elsewhere' });
  const dialog = await resultsFor(app, user);
  return {
    ...app,
    dialog,
    card: async (name: string) => within((await dialog.findByText(name)).closest('article')!),
  };
}
const serving = (...suggestions: Suggestion[]) =>
  fakeApi().on(wizardRoutes.generate, () => answer(suggestions));
/** By keyboard, because jsdom has no layout for pointing at a star. */
async function rate(card: ReturnType<typeof within>, person: UserEvent, stars: number) {
  const star: HTMLElement = card.getByLabelText(`${stars} stars`);
  act(() => star.focus());
  await person.keyboard(' ');
}
const gone = (text: string | RegExp, timeout = 1_000) =>
  waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument(), { timeout });

describe('the ideas', () => {
  it('appear one by one while they stream', async () => {
    let emit!: (suggestion: Suggestion) => void;
    let finish!: (answer: GenerateAnswer) => void;
    const api = fakeApi().on(wizardRoutes.generate, (_input, emitItem) => {
      emit = emitItem;
      return new Promise((resolve) => (finish = resolve));
    });
    const { dialog, card } = await results(api);
    expect(dialog.getByText('For Anna · Christmas · $26 – $50')).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('Finding gift ideas…');
    expect(dialog.getByRole('heading', { name: 'Perfect Gift Suggestions' })).toHaveFocus();
    await waitFor(() => expect(emit).toBeDefined());

    act(() => emit(lamp));
    await card('Reading Lamp');
    expect(dialog.getByRole('list', { name: 'Gift ideas' })).toHaveAttribute('aria-busy', 'true');
    act(() => emit(tea));
    await card('Tea Set');
    expect(dialog.getByRole('status')).toHaveTextContent('Finding gift ideas…');

    act(() => finish(answer([lamp, tea])));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('2 gift ideas are here.'));
    expect(dialog.getAllByRole('article')).toHaveLength(2);
  });

  it('say what they are, why they fit and where to find them', async () => {
    const { card } = await results(serving(lamp, tea));
    const shown = await card('Reading Lamp');
    for (const text of ['Home & Living', '$26 – $40', lamp.description, lamp.reason])
      expect(shown.getByText(text)).toBeVisible();
    const shop = shown.getByRole('link', { name: /^Amazon/ });
    expect(shop).toHaveAttribute('href', lamp.amazonLink);
    expect(shop).toHaveAttribute('target', '_blank');
    expect(shop).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(shown.getByRole('link', { name: /^Etsy/ })).toHaveAttribute('href', lamp.etsyLink);
    expect((await card('Tea Set')).getByText('$26 – 40')).toBeVisible();
  });

  it('come with a tip that is not told twice', async () => {
    const { dialog, person } = await results(serving(lamp));
    const tip = dialog.getByRole('complementary', { name: 'Pro tip' }).textContent;
    await person.click(dialog.getByText('Edit Wizard'));
    await screen.findByLabelText('Their name');
    await gone('Perfect Gift Suggestions');
    await person.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    const again = await screen.findByRole('complementary', { name: 'Pro tip' });
    expect(again.textContent).not.toBe(tip);
  });

  it('say when the built-in ideas answered for the model', async () => {
    const api = fakeApi().on(wizardRoutes.generate, () => answer([lamp], true));
    const { dialog } = await results(api);
    expect(await dialog.findByText(/Our AI helper is taking a break/)).toBeVisible();
  });

  it('are announced, and a guest is told what their stars would do with an account', async () => {
    const { dialog } = await results(serving(lamp));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 gift idea is here.'));
    expect(await dialog.findByText(/^With an account, your stars/, {}, { timeout: 3_000 })).toBeVisible();
  });

  it('may be none', async () => {
    const { dialog } = await results(serving());
    expect(await dialog.findByText('No suggestions available')).toBeVisible();
    expect(
      dialog.getByText('Try running the gift wizard again to get personalized suggestions.'),
    ).toBeVisible();
  });
});

describe('when it fails', () => {
  it('says why and tries again', async () => {
    let calls = 0;
    const api = fakeApi().on(wizardRoutes.generate, () => {
      if (++calls === 1) throw unavailable('busy', 'Our shelves are being dusted.');
      return answer([lamp]);
    });
    const { dialog, card, person } = await results(api);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Our shelves are being dusted.');
    await person.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(dialog.getByRole('heading', { name: 'Perfect Gift Suggestions' })).toHaveFocus();
    await card('Reading Lamp');
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps what has arrived when the rest is lost', async () => {
    const api = fakeApi().on(wizardRoutes.generate, (_input, emit) => {
      emit(lamp);
      throw unavailable('stream_broken', 'The connection was lost. Please try again.');
    });
    const { dialog, card } = await results(api);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Some ideas didn’t load');
    await card('Reading Lamp');
  });

  it('counts down after too many requests', async () => {
    const api = fakeApi().on(wizardRoutes.generate, () => {
      throw rateLimited('too_many_requests', 'Come back in a moment.', 1);
    });
    const { dialog } = await results(api);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Come back in a moment.');
    expect(dialog.getByRole('button', { name: 'Try again in 1 s' })).toBeDisabled();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled(), {
      timeout: 3_000,
    });
  });

  it('says so without a network', async () => {
    const api = fakeApi();
    api.offline();
    const { dialog } = await results(api);
    expect(await dialog.findByRole('alert')).toHaveTextContent(/check your connection/);
    expect(dialog.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  });
});

describe('a guest', () => {
  it('saves here, with one confirmation, and takes it back', async () => {
    const { card, person } = await results(serving(lamp));
    const shown = await card('Reading Lamp');
    let changes = 0;
    window.addEventListener('savedSuggestionsChanged', () => changes++);
    await person.click(shown.getByText('Save for Later'));
    expect(shown.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByText('“Reading Lamp” is saved for later.')).toBeVisible();
    expect(useToasts.getState().toasts).toEqual([]);
    expect(readSaved()).toMatchObject([{ name: 'Reading Lamp', saved: true }]);
    expect(shown.getByText('Saved')).toHaveFocus();
    expect(screen.getAllByRole('link', { name: 'View saved' })).toHaveLength(1);
    await gone('“Reading Lamp” is saved for later.', 6_000);

    await person.click(shown.getByText('Saved'));
    expect(await screen.findByText('“Reading Lamp” is no longer saved.')).toBeVisible();
    expect(readSaved()).toEqual([]);
    expect(changes).toBe(2);
  });

  it('gets to what is saved from the banner, and back to the ideas', async () => {
    const { card, person } = await results(serving(lamp));
    await person.click((await card('Reading Lamp')).getByText('Save for Later'));
    await person.click(await screen.findByRole('link', { name: 'View saved' }));
    expect(await screen.findByRole('heading', { level: 1, name: /saved/i })).toBeInTheDocument();
    await gone('Perfect Gift Suggestions');
    expect(screen.getByRole('navigation', { name: 'Main' })).toHaveTextContent('Saved');
  });

  it('finds saved what was saved before', async () => {
    localStorage.setItem('savedSuggestions', JSON.stringify([lamp]));
    const { card } = await results(serving(lamp));
    expect((await card('Reading Lamp')).getByText('Saved')).toBeVisible();
  });

  it('rates here and is thanked', async () => {
    const { card, person } = await results(serving(lamp));
    const shown = await card('Reading Lamp');
    await rate(shown, person, 4);
    expect(await screen.findByText('Thank you!')).toBeInTheDocument();
    expect(shown.getByLabelText('4 stars')).toBeChecked();
    expect(readSaved()).toEqual([]);
  });

  it('rates what is saved here where it is saved', async () => {
    localStorage.setItem('savedSuggestions', JSON.stringify([tea, lamp]));
    const { card, person } = await results(serving(lamp, tea));
    await rate(await card('Reading Lamp'), person, 4);
    await waitFor(() => expect(readSaved().map(({ rating }) => rating)).toEqual([null, 4]));
  });
});

describe('a signed-in user', () => {
  const stored = { ...lamp, id: 31 };

  it('rates on the server', async () => {
    const api = serving(stored).on(suggestionRoutes.rate, ({ rating }) => ({ ...stored, rating }));
    const { card, person } = await results(api, ada);
    const shown = await card('Reading Lamp');
    await rate(shown, person, 5);
    await waitFor(() => expect(api.inputs(suggestionRoutes.rate)).toMatchObject([{ id: 31, rating: 5 }]));
    expect(shown.getByLabelText('5 stars')).toBeChecked();
    expect(screen.queryByText('Thank you!')).not.toBeInTheDocument();
  });

  it('keeps the old rating when the new one fails', async () => {
    const api = serving({ ...stored, rating: 2 }).on(suggestionRoutes.rate, () => {
      throw unavailable('busy', 'Please try again in a moment');
    });
    const { card, person } = await results(api, ada);
    const shown = await card('Reading Lamp');
    await rate(shown, person, 5);
    expect(await screen.findByText('Rating failed')).toBeInTheDocument();
    expect(shown.getByLabelText('2 stars')).toBeChecked();
  });

  it('saves on the server and lets go again', async () => {
    let saved = false;
    const api = serving(stored)
      .on(suggestionRoutes.save, () => ({ ...stored, saved: (saved = true) }))
      .on(suggestionRoutes.unsave, () => ({ ...stored, saved: (saved = false) }));
    const { card, person } = await results(api, ada);
    const shown = await card('Reading Lamp');
    await person.click(shown.getByText('Save for Later'));
    await person.click(await shown.findByText('Saved'));
    await shown.findByText('Save for Later');
    expect(saved).toBe(false);
    expect(readSaved()).toEqual([]);
  });

  it('is told when saving fails, and nothing changes', async () => {
    const api = serving(stored).on(suggestionRoutes.save, () => {
      throw unavailable('busy', 'Please try again in a moment');
    });
    const { card, person } = await results(api, ada);
    const shown = await card('Reading Lamp');
    await person.click(shown.getByText('Save for Later'));
    expect(await screen.findByText('❌ Save failed')).toBeInTheDocument();
    expect(shown.getByText('Save for Later')).toBeEnabled();
  });

  it('keeps here what the server does not know', async () => {
    const { card, person } = await results(serving(lamp), ada);
    await person.click((await card('Reading Lamp')).getByText('Save for Later'));
    await waitFor(() => expect(readSaved()).toHaveLength(1));
  });
});

describe('leaving', () => {
  it('ends the request when it is closed', async () => {
    let signal: AbortSignal | undefined;
    const api = fakeApi().on(wizardRoutes.generate, (_input, emit, given) => {
      signal = given;
      emit(lamp);
      return new Promise(() => undefined);
    });
    const { dialog, card, person } = await results(api);
    await card('Reading Lamp');
    await person.click(dialog.getByRole('button', { name: 'Close Suggestions' }));
    await waitFor(() => expect(signal?.aborted).toBe(true));
    await gone('Perfect Gift Suggestions');
  });

  it('goes back to the answers to edit them', async () => {
    const { dialog, person } = await results(serving(lamp));
    await person.click(dialog.getByText('Edit Wizard'));
    expect(await screen.findByText('Step 1 of 5')).toBeVisible();
    expect(screen.getByLabelText('Their name')).toHaveValue('Anna');
    await gone('Perfect Gift Suggestions');
    await person.keyboard('{Enter}');
    expect(screen.getByRole('radio', { name: 'Christmas' })).toBeChecked();
  });

  it('starts again with empty answers', async () => {
    const { dialog, person } = await results(serving(lamp));
    await person.click(dialog.getByText('Try Wizard Again'));
    await person.click(await screen.findByRole('button', { name: /^Fill Out Forms/ }));
    expect(await screen.findByText('Step 1 of 7')).toBeVisible();
    expect(screen.getByLabelText('Their name')).toHaveValue('');
  });
});

import { invalid, rateLimited, unauthenticated, unavailable } from '@giftwell/contracts/core/error';
import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { screen, waitFor, within } from '@testing-library/react';
import { useAuthDialog } from '../../../data/stores/auth-dialog-store.js';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.js';
import { ada, renderApp } from '../../../testing/render-app.js';
import { resultsFor, someAnswer, someIdea } from '../../../testing/results.js';

const first = ['Reading Lamp', 'Tea Set'];
const ideas = (names: string[]): Suggestion[] => names.map((name) => someIdea(name));
const answer = (names: string[]) => someAnswer(ideas(names));

/** A server whose ideas are named by round or refinement. */
const serving = () =>
  fakeApi()
    .on(wizardRoutes.generate, ({ generationRound, excludeItems }) =>
      answer(generationRound === 1 ? first : [`Round ${generationRound} after ${excludeItems.length}`]),
    )
    .on(wizardRoutes.refine, ({ refinementType }) => answer([`A gift that is ${refinementType}`]));
const open = async (api: FakeApi, user: typeof ada | null = null) => {
  const app = renderApp({ api, user, path: '/elsewhere' });
  const results = await resultsFor(app, user);
  await results.findByText('Tea Set');
  const press = async (name: string) => app.person.click(await results.findByRole('button', { name }));
  return { ...app, results, press };
};

describe('more ideas', () => {
  it('come once for a guest, without what was shown, and an account is offered for the rest', async () => {
    const api = serving();
    const { results, press } = await open(api);
    await press('Load More');
    expect(await results.findByText('Round 2 after 2')).toBeVisible();
    expect(api.inputs(wizardRoutes.generate).at(-1)).toMatchObject({
      generationRound: 2,
      excludeItems: first,
    });
    expect(await results.findByText('Want unlimited personalized suggestions?')).toBeVisible();
    await press('Sign up for more suggestions');
    expect(useAuthDialog.getState()).toEqual({ open: true, tab: 'register' });
    expect(api.inputs(wizardRoutes.generate)).toHaveLength(2);
  });

  it('go on where they were once a guest has signed up', async () => {
    const api = serving().on(sessionRoutes.register, () => {
      api.on(sessionRoutes.current, () => ({ user: ada }));
      return { user: ada };
    });
    const { results, press, person } = await open(api);
    await press('Load More');
    await press('Sign up for more suggestions');
    const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Giftwell' }));
    await person.type(dialog.getByLabelText('Username'), 'ada');
    await person.type(dialog.getByLabelText('Email'), 'ada@example.com');
    await person.type(dialog.getByLabelText('Password'), 'a long enough one');
    await person.click(dialog.getByRole('button', { name: 'Create Account' }));
    expect(await results.findByText('Round 3 after 3')).toBeVisible();
    for (const name of [...first, 'Round 2 after 2']) expect(results.getByText(name)).toBeVisible();
    expect(api.inputs(wizardRoutes.generate)).toHaveLength(3);
  });

  it('that are asked for too soon say on the button how long to wait', async () => {
    const api = serving();
    const { results, press } = await open(api);
    api.on(wizardRoutes.generate, () => {
      throw rateLimited('too_many_requests', 'One moment: more ideas in 1 second.', 1);
    });
    await press('Load More');
    expect(await results.findByRole('button', { name: 'Load More in 1 s' })).toBeDisabled();
    expect(results.getByRole('button', { name: 'Trending' })).toBeDisabled();
    expect(screen.queryByText('Failed to load more suggestions')).toBeNull();
    expect(await results.findByRole('button', { name: 'Load More' })).toBeEnabled();
  });

  it('come again and again for a user, as round 2 and then 3', async () => {
    const api = serving();
    const { results, press } = await open(api, ada);
    await press('Load More');
    expect(await results.findByText('Want even more suggestions? Generate a new set!')).toBeVisible();
    await press('Load More Suggestions');
    expect(await results.findByText('Round 3 after 3')).toBeVisible();
    await waitFor(() => expect(results.getByRole('button', { name: 'Load More Suggestions' })).toBeEnabled());
    await press('Load More Suggestions');
    expect(await results.findByText('Round 3 after 4')).toBeVisible();
  });

  it('say how many still fit when they are fewer than nine', async () => {
    const api = serving();
    const { results, press } = await open(api, ada);
    await press('Load More');
    expect(await results.findByText(/^Only this one still fits\./)).toBeVisible();
    api.on(wizardRoutes.generate, () => answer(['A drum', 'A kite']));
    await press('Load More Suggestions');
    expect(await results.findByText(/^Only these 2 still fit\./)).toBeVisible();
    api.on(wizardRoutes.refine, () => answer([]));
    await press('Trending');
    expect(await results.findByText(/^Nothing new there\./)).toBeVisible();
  });

  it('say so when they do not arrive, and can be asked for again', async () => {
    const api = serving();
    const { results, press } = await open(api);
    api.on(wizardRoutes.generate, () => {
      throw unavailable('gift_ai_unavailable', 'Please try again in a moment');
    });
    await press('Load More');
    expect(await screen.findByText('Failed to load more suggestions')).toBeVisible();
    expect(await results.findByRole('button', { name: 'Load More' })).toBeEnabled();
    expect(results.queryByRole('heading', { name: 'More ideas' })).toBeNull();
  });
});

describe('a refinement', () => {
  it('shows other ideas in its direction, excluding what was shown, and can be cleared', async () => {
    const api = serving();
    const { results, press } = await open(api);
    await press('Handmade');
    expect(await results.findByText('A gift that is handmade_artisan')).toBeVisible();
    expect(api.inputs(wizardRoutes.refine)[0]).toMatchObject({
      refinementType: 'handmade_artisan',
      originalSuggestions: first.map((name) => ({ name })),
      wizardData: { recipientName: 'Anna', occasion: 'christmas' },
    });
    await press('Clear');
    expect(results.queryByText('A gift that is handmade_artisan')).toBeNull();
  });

  it('does not bring back what an earlier one showed', async () => {
    const api = serving();
    const { results, press } = await open(api);
    await press('Trending');
    await results.findByText('A gift that is trending');
    await press('Clear');
    await press('More unique');
    await results.findByText('A gift that is more_unique');
    expect(api.inputs(wizardRoutes.refine)[1]!.originalSuggestions.map(({ name }) => name)).toContain(
      'A gift that is trending',
    );
    await press('Load More');
    expect(await results.findByText('Round 2 after 4')).toBeVisible();
  });

  it('runs alone: the others wait until it is done', async () => {
    let finish = () => undefined as void;
    const api = serving().on(
      wizardRoutes.refine,
      () => new Promise((done) => (finish = () => done(answer(['A late gift'])))),
    );
    const { results, press } = await open(api);
    await press('Lower budget');
    expect(await results.findByRole('button', { name: 'Lower budget' })).toHaveAttribute('aria-busy', 'true');
    for (const name of ['Higher budget', 'Trending', 'Load More']) {
      expect(results.getByRole('button', { name })).toBeDisabled();
    }
    finish();
    expect(await results.findByText('A late gift')).toBeVisible();
    await waitFor(() => expect(results.getByRole('button', { name: 'Trending' })).toBeEnabled());
  });

  it('its ideas can be rated and saved by a guest', async () => {
    const { results, press, person } = await open(serving());
    await press('Experiences');
    const card = within((await results.findByText('A gift that is experience_focused')).closest('article')!);
    await person.click(card.getByRole('button', { name: /Save for Later/ }));
    expect(await card.findByRole('button', { name: /^Saved/ })).toBeVisible();
  });

  it('asks who is signed in and tries once more when the session seems over', async () => {
    let refusals = 0;
    const api = serving().on(wizardRoutes.refine, () => {
      if (refusals++ === 0) throw unauthenticated();
      return answer(['A gift after all']);
    });
    const { results, press } = await open(api, ada);
    const asked = api.inputs(sessionRoutes.current).length;
    await press('More personal');
    expect(await results.findByText('A gift after all')).toBeVisible();
    expect(api.inputs(sessionRoutes.current).length).toBe(asked + 1);
  });

  it.each([
    [() => unauthenticated(), 'Session Expired', 'Please refresh the page and log in again.'],
    [
      () => invalid('invalid_input', 'Please fill in the required fields'),
      'Cannot refine',
      'Please run the wizard again and start from there.',
    ],
    [() => unavailable('x'), 'Refinement Failed', 'Unable to refine suggestions. Please try again.'],
  ])('says what went wrong: %#', async (error, title, description) => {
    const api = serving().on(wizardRoutes.refine, () => {
      throw error();
    });
    const { press, results } = await open(api);
    await press('Trending');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
    expect(await results.findByRole('button', { name: 'Trending' })).toBeEnabled();
  });

  it('that is asked for too soon says how long to wait', async () => {
    const api = serving().on(wizardRoutes.refine, () => {
      throw rateLimited('slow', 'Come back in a minute.', 60);
    });
    const { press, results } = await open(api);
    await press('Trending');
    expect(await screen.findByText('Just a moment, please')).toBeVisible();
    expect(results.getByText(/^One moment: more ideas in \d+ s\.$/)).toBeVisible();
    expect(results.getByRole('button', { name: 'Trending' })).toBeDisabled();
  });

  it('says so when there is no connection', async () => {
    const api = serving();
    const { press } = await open(api);
    api.offline();
    await press('Trending');
    expect(await screen.findByText('Connection problem')).toBeVisible();
  });
});

import type { User } from '@giftwell/contracts/auth/auth';
import { AppError } from '@giftwell/contracts/core/error';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { jest } from '@jest/globals';
import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { meKey } from '../../data/query-keys.js';
import { openWizard, showIdeas } from '../../data/stores/wizard-store.js';
import { person as somebody, servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { someAnswer, someIdea } from '../../testing/results.js';

const about = {
  recipientName: 'Mia',
  relationship: 'sibling' as const,
  occasion: 'birthday' as const,
  occasionDate: '2099-05-12',
  interests: ['art'],
  personality: ['creative'],
  budget: '26-50' as const,
};
let warnings: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warnings.mockRestore());

/** A server with one stored person and two ideas. */
function serving(kept = somebody(1, 'Anna')) {
  return servingYear([kept, somebody(9, 'Mia', { relationship: 'sibling' })])
    .on(recipientRoutes.findOrCreate, ({ name }) => ({ recipient: { id: 9, name }, created: true }))
    .on(suggestionRoutes.assign, ({ ids }) => ({ assigned: ids.length }))
    .on(wizardRoutes.generate, () =>
      someAnswer([someIdea('Easel', { id: 31 }), someIdea('Paints', { id: 32 })]),
    );
}

/** Ideas for a completely described person. */
async function generate(user: User | null, api = serving(), input: Parameters<typeof showIdeas>[0] = about) {
  const app = renderApp({ api, user, path: '/elsewhere' });
  if (user) await screen.findByText('Welcome, ada');
  act(() => showIdeas(input));
  await screen.findByText('Paints');
  return app;
}

describe('ideas for somebody new', () => {
  it('keep the person and the day, and are put to them', async () => {
    const { api } = await generate(ada);
    await waitFor(() => expect(api.inputs(suggestionRoutes.assign)).toHaveLength(1));
    expect(api.inputs(recipientRoutes.findOrCreate)).toEqual([
      expect.objectContaining({
        name: 'Mia',
        relationship: 'sibling',
        interests: ['art'],
        personality: ['creative'],
        budget: '26-50',
        occasion: { type: 'birthday', date: '2099-05-12', budget: '26-50' },
      }),
    ]);
    expect(api.inputs(suggestionRoutes.assign)).toEqual([{ ids: [31, 32], recipientId: 9 }]);
    expect(warnings).not.toHaveBeenCalled();
  });

  it('keep the person and the day when a guest signs up afterwards', async () => {
    const api = serving().on(wizardRoutes.generate, () => someAnswer([someIdea('Paints', { id: null })]));
    const { person, queryClient } = await generate(null, api);
    expect(api.inputs(recipientRoutes.findOrCreate)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Close Suggestions' }));
    await waitForElementToBeRemoved(screen.getByText('Paints'));
    act(() => void queryClient.setQueryData(meKey, ada));
    await waitFor(() =>
      expect(api.inputs(recipientRoutes.findOrCreate)).toEqual([
        expect.objectContaining({
          ...{ name: 'Mia', interests: ['art'] },
          occasion: { type: 'birthday', date: '2099-05-12', budget: '26-50' },
        }),
      ]),
    );
    expect(warnings).not.toHaveBeenCalled();
  });

  it('keep the person when it becomes known only afterwards who is signed in', async () => {
    const { promise, resolve } = Promise.withResolvers<User>();
    const api = serving();
    renderApp({ api, user: promise, path: '/elsewhere' });
    act(() => showIdeas(about));
    await screen.findByText('Paints');
    expect(api.inputs(recipientRoutes.findOrCreate)).toEqual([]);
    resolve(ada);
    await waitFor(() => expect(api.inputs(recipientRoutes.findOrCreate)).toHaveLength(1));
    await waitFor(() => expect(api.inputs(suggestionRoutes.assign)).toHaveLength(1));
  });

  it('are for the kept person from then on', async () => {
    const { api, person } = await generate(ada);
    await waitFor(() => expect(api.inputs(suggestionRoutes.assign)).toHaveLength(1));
    await person.click(await screen.findByText('Load More'));
    await waitFor(() => expect(api.inputs(wizardRoutes.generate)).toHaveLength(2));
    expect(api.inputs(wizardRoutes.generate)[1]).toMatchObject({ recipientId: 9, generationRound: 2 });
  });

  it('are put to somebody who was kept before', async () => {
    const api = serving().on(recipientRoutes.findOrCreate, () => ({
      recipient: { id: 4, name: 'MIA' },
      created: false,
    }));
    await generate(ada, api);
    await waitFor(() => expect(api.inputs(suggestionRoutes.assign)).toHaveLength(1));
    expect(api.inputs(suggestionRoutes.assign)[0]).toMatchObject({ recipientId: 4 });
  });

  it('come all the same when nobody can be kept, and the user is told', async () => {
    const api = serving().on(recipientRoutes.findOrCreate, () => {
      throw new AppError('unavailable', 'unavailable', 'Please try again in a moment');
    });
    await generate(ada, api);
    await waitFor(() =>
      expect(warnings).toHaveBeenCalledWith('Could not save the person', expect.anything()),
    );
    expect(screen.getByText('Easel')).toBeInTheDocument();
    expect(await screen.findByText('Failed to create recipient')).toBeInTheDocument();
    expect(api.inputs(suggestionRoutes.assign)).toHaveLength(0);
  });
});

it('keeps nobody for a guest, nor anybody who is kept already', async () => {
  const guest = await generate(null);
  expect(guest.api.inputs(recipientRoutes.findOrCreate)).toHaveLength(0);
  guest.unmount();
  const { api } = await generate(ada, serving(), { ...about, recipientId: 1 });
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(api.inputs(recipientRoutes.findOrCreate)).toHaveLength(0);
  expect(api.inputs(suggestionRoutes.assign)).toHaveLength(0);
});

it('takes another name in the wizard for another person', async () => {
  localStorage.setItem('giftwell-hints-7', '["wizard-hints"]');
  const api = serving();
  const { person } = renderApp({ api, user: ada, path: '/elsewhere' });
  await screen.findByText('Welcome, ada');
  act(() => openWizard({ ...about, recipientId: 1, occasion: 'christmas', occasionDate: null }));
  const name = await screen.findByLabelText('Their name');
  await person.clear(name);
  await person.type(name, 'Bo{Enter}');
  await person.keyboard('{Enter}{Enter}{Enter}{Enter}');
  await waitFor(() => expect(api.inputs(wizardRoutes.generate)).toHaveLength(1));
  expect(api.inputs(wizardRoutes.generate)[0]).toMatchObject({ recipientName: 'Bo', recipientId: null });
});

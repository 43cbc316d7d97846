import { conflict, unavailable } from '@giftwell/contracts/core/error';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { act, screen, waitFor, within } from '@testing-library/react';
import { showIdeas } from '../../data/stores/wizard-store.js';
import { person as somebody, servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { someAnswer, someIdea } from '../../testing/results.js';

const hanna = somebody(4, 'Hanna', { interests: ['baking'], voiceTranscriptions: ['Bakes on Sundays.'] });

/** Ideas for Hanna, who is stored. */
async function ideas(voiceTranscriptions: string[]) {
  const kept = { ...hanna };
  const api = servingYear([kept])
    .on(wizardRoutes.generate, () => someAnswer([someIdea('Dough whisk', { id: 31 })]))
    .on(recipientRoutes.update, (changed) => {
      kept.voiceTranscriptions = changed.voiceTranscriptions;
      return { recipient: kept };
    });
  const app = renderApp({ api, user: ada, path: '/elsewhere' });
  await screen.findByText('Welcome, ada');
  act(() => showIdeas({ recipientId: 4, recipientName: 'Hanna', voiceTranscriptions }));
  await screen.findByText('Dough whisk');
  return app;
}
const known = hanna.voiceTranscriptions;
const offer = async () => within(await screen.findByRole('region', { name: 'New about Hanna' }));
const noOffer = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'New about Hanna' })).not.toBeInTheDocument());

describe('what answers say that is new about somebody who is kept', () => {
  it('is kept with them when it is wanted', async () => {
    const { api, person } = await ideas([...known, 'Just moved.']);
    const shown = await offer();
    expect(shown.getByText('“Just moved.”')).toBeVisible();
    await person.click(shown.getByRole('button', { name: 'Update Hanna' }));
    expect(await screen.findByText('Hanna is up to date')).toBeVisible();
    await noOffer();
    expect(api.inputs(recipientRoutes.update)).toMatchObject([
      { id: 4, interests: ['baking'], voiceTranscriptions: ['Bakes on Sundays.', 'Just moved.'] },
    ]);
  });

  it('is added to what was changed elsewhere meanwhile', async () => {
    const { api, person } = await ideas([...known, 'Just moved.']);
    const there = { ...hanna, interests: ['baking', 'tea'], version: 'second' };
    api
      .on(recipientRoutes.get, () => ({ recipient: there }))
      .on(recipientRoutes.update, ({ version }) => {
        if (version !== 'second') throw conflict('recipient_changed', 'Hanna was changed somewhere else');
        return { recipient: there };
      });
    await person.click((await offer()).getByRole('button', { name: 'Update Hanna' }));
    expect(await screen.findByText('Hanna is up to date')).toBeVisible();
    expect(api.inputs(recipientRoutes.update)[1]).toMatchObject({
      interests: ['baking', 'tea'],
      voiceTranscriptions: ['Bakes on Sundays.', 'Just moved.'],
    });
  });

  it('is left alone when it is not', async () => {
    const { api, person } = await ideas([...known, 'Just moved.']);
    await person.click((await offer()).getByRole('button', { name: 'Not now' }));
    await noOffer();
    expect(api.inputs(recipientRoutes.update)).toEqual([]);
  });

  it('is offered again when it could not be saved', async () => {
    const { api, person } = await ideas([...known, 'Just moved.']);
    api.on(recipientRoutes.update, () => {
      throw unavailable('planning_unavailable');
    });
    await person.click((await offer()).getByRole('button', { name: 'Update Hanna' }));
    expect(await screen.findByText('That wasn’t saved')).toBeVisible();
    expect((await offer()).getByRole('button', { name: 'Update Hanna' })).toBeVisible();
  });

  it('is not asked about where there is nothing', async () => {
    const { api } = await ideas([...known]);
    await waitFor(() => expect(api.inputs(recipientRoutes.get).length).toBeGreaterThan(0));
    await noOffer();
  });
});

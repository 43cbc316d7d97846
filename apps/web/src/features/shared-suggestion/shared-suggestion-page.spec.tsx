import { notFound, unavailable } from '@giftwell/contracts/core/error';
import {
  sharedSuggestionRoutes,
  type SharedSuggestion,
} from '@giftwell/contracts/gift-ai/shared-suggestions';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';

const shareCode = 'abcdefghijklmnopqrstuv';
const shared: SharedSuggestion = {
  shareCode,
  title: 'For our Anna',
  message: 'Shall we?',
  recipientName: 'Anna',
  senderName: null,
  createdAt: '2026-11-02T10:00:00.000Z',
  expiresAt: '2027-05-01T00:00:00.000Z',
  viewCount: 3,
  mine: false,
  suggestionData: {
    name: 'Reading <b>Lamp</b>',
    category: 'Home & Living',
    price: '26 – 40',
    description: 'Warm light, no glare.',
    reason: 'Anna reads in bed.',
    amazonLink: 'https://www.amazon.com/s?k=lamp',
    etsyLink: 'https://www.etsy.com/search?q=lamp',
    picture: null,
  },
};
const serving = (rest: Partial<SharedSuggestion> = {}) =>
  fakeApi()
    .on(sharedSuggestionRoutes.get, () => ({ ...shared, ...rest }))
    .on(sharedSuggestionRoutes.view, () => ({ ok: true as const }))
    .on(sharedSuggestionRoutes.revoke, () => ({ ok: true as const }));
const path = `/shared/${shareCode}`;

describe('a shared idea', () => {
  it('shows what was shared, names the page, and counts one view', async () => {
    const { api } = renderApp({ api: serving(), path });
    expect(await screen.findByRole('heading', { level: 1, name: 'For our Anna' })).toBeVisible();
    for (const text of [
      'Shared Gift Suggestion',
      'Shall we?',
      'Reading <b>Lamp</b>',
      'Home & Living',
      '$26 – 40',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    for (const name of ['About this gift', 'Why this is perfect for Anna', 'Where to buy']) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(screen.getByText('For Anna · Shared November 2, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: /Amazon/ })).toHaveAttribute(
      'href',
      'https://www.amazon.com/s?k=lamp',
    );
    expect(document.title).toBe('For our Anna · Giftwell');
    await waitFor(() => expect(api.inputs(sharedSuggestionRoutes.view)).toEqual([{ shareCode }]));
  });

  it('says who sends it where they gave their name', async () => {
    renderApp({ api: serving({ senderName: 'Ada' }), path });
    expect(await screen.findByText('For Anna · From Ada · Shared November 2, 2026')).toBeVisible();
  });

  it('is not asked for where it came with the document', async () => {
    const { api } = renderApp({ api: serving(), path, answers: { sharedSuggestion: shared } });
    expect(await screen.findByRole('heading', { level: 1, name: 'For our Anna' })).toBeVisible();
    await waitFor(() => expect(api.inputs(sharedSuggestionRoutes.view)).toEqual([{ shareCode }]));
    expect(api.inputs(sharedSuggestionRoutes.get)).toEqual([]);
  });

  it('is asked for by somebody signed in, who may have shared it', async () => {
    renderApp({
      api: serving({ mine: true }),
      path,
      user: ada,
      answers: { sharedSuggestion: shared },
    });
    expect(await screen.findByRole('button', { name: 'Stop sharing' })).toBeVisible();
  });

  it('invites to ideas of one’s own', async () => {
    const { person } = renderApp({ api: serving(), path });
    await person.click(await screen.findByRole('button', { name: 'Create Your Own Suggestions' }));
    expect(await screen.findByRole('button', { name: /^Fill Out Forms/ })).toBeVisible();
  });

  it('can be ended by the one who shared it', async () => {
    const api = serving({ mine: true });
    const { person } = renderApp({ api, path });
    const end = await screen.findByRole('button', { name: 'Stop sharing' });
    api.on(sharedSuggestionRoutes.get, () => {
      throw notFound('shared_suggestion_not_found', 'Gone');
    });
    await person.click(end);
    expect(await screen.findByText('Gift suggestion not found')).toBeVisible();
  });

  it.each(['/shared/short', path])('says so when there is none at %s', async (where) => {
    const api = fakeApi().on(sharedSuggestionRoutes.get, () => {
      throw notFound('shared_suggestion_not_found', 'Gone');
    });
    renderApp({ api, path: where });
    expect(await screen.findByText('Gift suggestion not found')).toBeVisible();
    expect(screen.getByText('This shared gift suggestion may have expired or been removed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Giftwell' })).toHaveAttribute('href', '/');
  });

  it('can be asked for again when it did not arrive', async () => {
    const api = serving().on(sharedSuggestionRoutes.get, () => {
      throw unavailable('gift_ai_unavailable', 'Please try again in a moment');
    });
    const { person } = renderApp({ api, path });
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on(sharedSuggestionRoutes.get, () => shared);
    await person.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'For our Anna' })).toBeVisible();
  });
});

import { notFound, unauthenticated, unavailable } from '@giftwell/contracts/core/error';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closeGroupGiftDialog, useGroupGiftDialog } from '../../data/stores/group-gift-store.js';
import { useShareDialog } from '../../data/stores/share-dialog-store.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { savedIdea } from '../../testing/saved-ideas.js';
import { servingShelf, shelf } from '../../testing/saved-shelf.js';

const open = (api = servingShelf()) => renderApp({ path: '/saved', user: ada, api });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('article', { name })).not.toBeInTheDocument());

describe('letting go of one', () => {
  it('says so and can be undone', async () => {
    const api = servingShelf();
    const { person } = open(api);
    await person.click((await card('Bread pan')).getByRole('button', { name: 'Unsave Bread pan' }));
    await gone('Bread pan');
    expect(api.inputs(suggestionRoutes.unsave)).toEqual([{ id: 1 }]);
    expect(await screen.findByText('Removed from saved')).toBeVisible();
    expect(screen.getByText('2 of 2 suggestions')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await card('Bread pan');
    expect(names()).toEqual(['Bread pan', 'Hammock', 'Atlas']);
    expect(api.inputs(suggestionRoutes.save)).toEqual([{ id: 1 }]);
  });

  it('waits for the server and leads the keyboard to the neighbor', async () => {
    let answer = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const api = servingShelf().on(suggestionRoutes.unsave, async () => {
      await waiting;
      return { ...shelf[1]!, saved: false };
    });
    const { person } = open(api);
    const hammock = await card('Hammock');
    act(() => hammock.getByRole('button', { name: 'Unsave Hammock' }).focus());
    await person.keyboard('{Enter}');
    expect(await hammock.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await person.keyboard('{Enter}');
    act(answer);
    await gone('Hammock');
    expect(screen.getByRole('heading', { name: 'Atlas' })).toHaveFocus();
    expect(api.inputs(suggestionRoutes.unsave)).toHaveLength(1);
  });

  it('keeps the idea when it fails', async () => {
    const api = servingShelf().on(suggestionRoutes.unsave, () => {
      throw unavailable('bad_gateway');
    });
    const { person } = open(api);
    await person.click((await card('Bread pan')).getByRole('button', { name: 'Unsave Bread pan' }));
    expect(await screen.findByText('Failed to unsave suggestion.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unsave Bread pan' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });

  it('looks again when the server does not know the idea any more', async () => {
    const api = servingShelf().on(suggestionRoutes.unsave, () => {
      api.on(suggestionRoutes.listSaved, () => ({ suggestions: shelf.slice(1), total: 2 }));
      throw notFound('suggestion_not_found', 'This idea is no longer there');
    });
    const { person } = open(api);
    await person.click((await card('Bread pan')).getByRole('button', { name: 'Unsave Bread pan' }));
    await gone('Bread pan');
  });

  it('turns into the page of a guest when the session has ended', async () => {
    const signedOut = () => {
      throw unauthenticated();
    };
    const api = servingShelf().on(suggestionRoutes.unsave, () => {
      api.on(suggestionRoutes.listSaved, signedOut);
      return signedOut();
    });
    const { person } = open(api);
    await person.click((await card('Bread pan')).getByRole('button', { name: 'Unsave Bread pan' }));
    expect(await screen.findByRole('heading', { name: 'No saved suggestions yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});

describe('sharing one', () => {
  it('makes a link to what the server keeps', async () => {
    const { person } = open();
    await person.click((await card('Atlas')).getByRole('button', { name: 'Share Atlas' }));
    expect(await screen.findByRole('dialog', { name: 'Share this idea' })).toBeVisible();
    expect(useShareDialog.getState()).toMatchObject({
      idea: { id: 3, name: 'Atlas' },
      sharedFor: { recipientName: '' },
    });
  });

  it('says for whom it is', async () => {
    const { person } = open();
    await person.click((await card('Hammock')).getByRole('button', { name: 'Share Hammock' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('An idea for Ben');
  });

  it('makes a link to what only this browser knows, whatever it was once called', async () => {
    localStorage.setItem('savedSuggestions', JSON.stringify([{ ...savedIdea(99, 'Kite') }]));
    const { person } = open();
    await person.click((await card('Kite')).getByRole('button', { name: 'Share Kite' }));
    expect(useShareDialog.getState().idea).toMatchObject({ id: null, name: 'Kite' });
  });
});

describe('what else can be said about one', () => {
  it('marks what was bought, and takes it back', async () => {
    const api = servingShelf();
    const { person } = open(api);
    const tag = await card('Atlas');
    await person.click(tag.getByRole('button', { name: 'More for Atlas' }));
    await person.click(screen.getByRole('menuitem', { name: 'I bought this' }));
    expect(await tag.findByText('Bought')).toBeVisible();
    await person.click(await tag.findByRole('button', { name: 'More for Atlas' }));
    await person.click(screen.getByRole('menuitem', { name: 'Mark as not bought' }));
    await waitFor(() => expect(tag.queryByText('Bought')).not.toBeInTheDocument());
    expect(await screen.findByText('Marked as not bought')).toBeVisible();
    expect(api.inputs(suggestionRoutes.purchase).map(({ purchased }) => purchased)).toEqual([true, false]);
  });

  it('begins a group gift for the same person', async () => {
    const { person } = open();
    await person.click((await card('Hammock')).getByRole('button', { name: 'More for Hammock' }));
    await person.click(screen.getByRole('menuitem', { name: 'Start a group gift' }));
    expect(useGroupGiftDialog.getState().draft).toMatchObject({ title: 'Hammock', recipientName: 'Ben' });
    act(closeGroupGiftDialog);
  });

  it('shows how far a gift is in the record, and leads there', async () => {
    const api = servingShelf().on(suggestionRoutes.listSaved, () => ({
      suggestions: [{ ...shelf[0]!, purchased: true, gift: { recipientId: 7, state: 'given' as const } }],
      total: 1,
    }));
    open(api);
    const mark = (await card('Bread pan')).getByRole('link', {
      name: 'Given: Bread pan, in the gift record',
    });
    expect(mark).toHaveTextContent('Given');
    expect(mark).toHaveAttribute('href', '/recipients/7');
  });

  it('sets aside what is not for them', async () => {
    const api = servingShelf();
    const { person } = open(api);
    await person.click((await card('Hammock')).getByRole('button', { name: 'More for Hammock' }));
    await person.click(screen.getByRole('menuitem', { name: 'Not for Ben' }));
    await gone('Hammock');
    expect(await screen.findByText('Got it, no more like this')).toBeVisible();
    expect(screen.getByText('“Hammock” won’t be suggested for Ben again.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await card('Hammock');
    expect(api.inputs(suggestionRoutes.dismiss)).toEqual([{ id: 2 }]);
  });

  it('changes the stars', async () => {
    const api = servingShelf();
    const { person } = open(api);
    const tag = await card('Atlas');
    const stars = within(tag.getByRole('radiogroup', { name: 'Your rating: Atlas' }));
    expect(stars.getByRole('radio', { name: '2 stars' })).toBeChecked();
    await person.click(stars.getByRole('radio', { name: '5 stars' }));
    await waitFor(() => expect(stars.getByRole('radio', { name: '5 stars' })).toBeChecked());
    await waitFor(() => expect(api.inputs(suggestionRoutes.rate)).toMatchObject([{ id: 3, rating: 5 }]));
  });

  it('takes the stars back when the server does not', async () => {
    const api = servingShelf().on(suggestionRoutes.rate, () => {
      throw notFound('suggestion_not_found', 'This idea is no longer there');
    });
    const { person } = open(api);
    const tag = await card('Atlas');
    await person.click(tag.getByRole('radio', { name: '5 stars' }));
    expect(await screen.findByText('Rating failed')).toBeVisible();
    expect(screen.getByText('This idea is no longer there')).toBeVisible();
    expect(tag.getByRole('radio', { name: '2 stars' })).toBeChecked();
  });
});

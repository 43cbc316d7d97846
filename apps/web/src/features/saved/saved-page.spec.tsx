import { notFound } from '@giftwell/contracts/core/error';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { screen, waitFor, within } from '@testing-library/react';
import { useWizard } from '../../shared/wizard-store.js';
import { fakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { savedIdea } from '../../testing/saved-ideas.js';

const twoIdeas = () => {
  let suggestions = [savedIdea(1, 'Bread pan'), savedIdea(2, 'Hammock')];
  return fakeApi()
    .on(suggestionRoutes.listSaved, () => ({ suggestions }))
    .on(suggestionRoutes.unsave, ({ id }) => {
      const [one] = suggestions.filter((each) => each.id === id);
      suggestions = suggestions.filter((each) => each.id !== id);
      return { ...one!, saved: false };
    });
};

describe('saved ideas', () => {
  it('shows what the account keeps, with price, reason and shops', async () => {
    renderApp({ path: '/saved', user: ada, api: twoIdeas() });
    const tag = within(await screen.findByRole('article', { name: 'Bread pan' }));
    expect(tag.getByText('$25 – $40')).toBeVisible();
    expect(tag.getByText('She bakes on Sundays.')).toBeVisible();
    const shop = tag.getByRole('link', { name: 'Bread pan on Amazon, opens in a new tab' });
    expect(shop).toHaveAttribute('target', '_blank');
    expect(shop).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByText('2 ideas put aside for later')).toBeVisible();
  });

  it('lets go of an idea and says so', async () => {
    const api = twoIdeas();
    const { person } = renderApp({ path: '/saved', user: ada, api });
    await person.click(await screen.findByRole('button', { name: 'Remove Bread pan' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Bread pan' })).not.toBeInTheDocument());
    expect(api.inputs(suggestionRoutes.unsave)).toEqual([{ id: 1 }]);
    expect(await screen.findByText('Removed')).toBeVisible();
    expect(screen.getByText('1 idea put aside for later')).toBeVisible();
  });

  it('keeps the idea and says why when letting go fails', async () => {
    const api = twoIdeas().on(suggestionRoutes.unsave, () => {
      throw notFound('suggestion_not_found', 'This idea is no longer there');
    });
    const { person } = renderApp({ path: '/saved', user: ada, api });
    await person.click(await screen.findByRole('button', { name: 'Remove Bread pan' }));
    expect(await screen.findByText('This idea is no longer there')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Bread pan' })).toBeVisible();
  });

  it('shows a guest what this browser keeps and lets go of it there', async () => {
    localStorage.setItem('savedSuggestions', JSON.stringify([{ ...savedIdea(1, 'Kite'), id: null }]));
    const { person } = renderApp({ path: '/saved' });
    expect(await screen.findByRole('article', { name: 'Kite' })).toBeVisible();
    expect(screen.getByText(/Only this browser knows them/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove Kite' }));
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    expect(localStorage.getItem('savedSuggestions')).toBe('[]');
  });

  it('offers a guest an account', async () => {
    localStorage.setItem('savedSuggestions', JSON.stringify([{ ...savedIdea(1, 'Kite'), id: null }]));
    const { person } = renderApp({ path: '/saved' });
    await person.click(await screen.findByRole('button', { name: 'Create an account' }));
    expect(await screen.findByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  });

  it('leads from an empty drawer to the wizard', async () => {
    const { person } = renderApp({ path: '/saved' });
    await person.click(await screen.findByRole('button', { name: 'Find gift ideas' }));
    expect(useWizard.getState().open).toBe(true);
  });
});

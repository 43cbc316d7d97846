import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { unavailable } from '@giftwell/contracts/core/error';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { person, servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';

const bar = async () => within(await screen.findByRole('banner'));
const noIdeas = () => fakeApi().on(suggestionRoutes.listSaved, () => ({ suggestions: [], total: 0 }));

describe('navigation bar', () => {
  it('shows a guest the logo, Sign In and Get Started alone', async () => {
    renderApp();
    const inside = await bar();
    expect(await inside.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(inside.getByRole('button', { name: 'Get Started' })).toBeVisible();
    expect(inside.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  });

  it('says neither signed in nor signed out while the session call fails, and asks again', async () => {
    let isBack = false;
    const api = servingYear([person(1, 'Anna')]);
    const { person: visitor } = renderApp({
      path: '/recipients',
      api,
      user: () => {
        if (!isBack) throw unavailable('bad_gateway');
        return ada;
      },
    });
    expect(await screen.findByRole('heading', { name: 'We couldn’t reach Giftwell' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
    isBack = true;
    await visitor.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Anna' })).toBeVisible();
  });

  it('shows no sign-in buttons until the session is known', async () => {
    let answer: () => void = () => undefined;
    renderApp({ user: new Promise((known) => (answer = () => known(null))), styled: true });
    const inside = await bar();
    expect(inside.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
    answer();
    expect(await inside.findByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  it('welcomes a signed-in user by name and marks the page that is open', async () => {
    renderApp({ user: ada, path: '/saved', api: noIdeas() });
    const inside = await bar();
    expect(await inside.findByText('Welcome, ada')).toBeInTheDocument();
    expect(inside.getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'page');
  });

  it('leads to the pages of a user from the bar and from the menu', async () => {
    const { person } = renderApp({ user: ada, path: '/saved', api: noIdeas() });
    const inside = await bar();
    const links = (name: string) =>
      within(inside.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await person.click(await inside.findByRole('button', { name: 'Open menu' }));
    const pages = ['Recipients', 'Occasions', 'Plan', 'Wishlists', 'Group Gifts', 'Saved', 'Settings'];
    expect(links('Main')).toEqual(pages);
    expect(links('Menu')).toEqual(pages);
  });

  it('opens and closes the menu, and choosing a link closes it', async () => {
    const { person } = renderApp({ user: ada, api: noIdeas() });
    const inside = await bar();
    await person.click(await inside.findByRole('button', { name: 'Open menu' }));
    const menu = within(inside.getByRole('navigation', { name: 'Menu' }));
    await person.click(menu.getByRole('link', { name: 'Saved' }));
    expect(inside.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'No saved suggestions yet' })).toBeVisible();
    await person.click(inside.getByRole('button', { name: 'Open menu' }));
    await person.keyboard('{Escape}');
    expect(inside.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('hides from wizard-open until wizard-close, and keeps its room', async () => {
    renderApp();
    await bar();
    act(() => void window.dispatchEvent(new Event('wizard-open')));
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.getByRole('banner', { hidden: true })).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('wizard-close')));
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('signs out and forgets what was fetched', async () => {
    const api = noIdeas().on(sessionRoutes.logout, () => ({ ok: true as const }));
    const { person, queryClient } = renderApp({ user: ada, path: '/saved', api });
    await waitFor(() => expect(queryClient.getQueryData(['suggestions', 'saved'])).toEqual([]));
    await person.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(queryClient.getQueryData(['suggestions', 'saved'])).toBeUndefined();
  });

  it('says that a sign-out failed', async () => {
    const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const api = fakeApi().on(sessionRoutes.logout, () => {
      throw unavailable('bad_gateway');
    });
    const { person } = renderApp({ user: ada, api });
    await person.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('You’re still signed in')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Sign-out failed', expect.anything());
    expect(screen.getByText('Welcome, ada')).toBeInTheDocument();
    logged.mockRestore();
  });

  it('switches between light and dark and remembers it', async () => {
    const { person } = renderApp();
    await person.click(await screen.findByRole('button', { name: 'Use dark colors' }));
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    expect(localStorage.getItem('giftwell-scheme')).toBe('dark');
    await person.click(screen.getByRole('button', { name: 'Use light colors' }));
    expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
  });
});

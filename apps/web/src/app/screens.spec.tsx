import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { unavailable } from '@giftwell/contracts/core/error';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../testing/fake-api.js';
import { ada, renderApp } from '../testing/render-app.js';

describe('screens', () => {
  it('answers an unknown path with 404 and a way home', async () => {
    const { person } = renderApp({ path: '/no/such/page' });
    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    expect(document.title).toBe('Page not found · Giftwell');
    await person.click(screen.getByRole('link', { name: 'Go to Giftwell' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Gifts that fit/ })).toBeVisible();
  });

  it('keeps the frame when a page fails, and says so', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = fakeApi().on(suggestionRoutes.listSaved, () => {
      throw unavailable('bad_gateway');
    });
    renderApp({ path: '/saved', user: ada, api });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We couldn’t reach Giftwell' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    quiet.mockRestore();
  });

  it('says that there is no connection where a page cannot load, and stays when trying again fails', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const api = fakeApi().on(suggestionRoutes.listSaved, () => {
      throw unavailable('offline');
    });
    const { person } = renderApp({ path: '/saved', user: ada, api });
    expect(await screen.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    api.offline();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Go to Giftwell' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Gifts that fit/ })).toBeVisible();
    online.mockRestore();
    quiet.mockRestore();
  });

  it('reloads a page that could not load as soon as the server answers again', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const api = fakeApi().on(suggestionRoutes.listSaved, () => {
      throw unavailable('offline');
    });
    renderApp({ path: '/saved', user: ada, api });
    expect(await screen.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    api.offline();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We couldn’t reach Giftwell' }),
    ).toBeVisible();
    errors.mockClear();
    api.offline(false);
    const reload = expect.objectContaining({ message: expect.stringContaining('navigation') });
    await waitFor(() => expect(errors).toHaveBeenCalledWith(reload), { timeout: 5000 });
    online.mockRestore();
    errors.mockRestore();
  });

  it('treats a visitor as a guest when nobody can say who is signed in', async () => {
    const api = fakeApi();
    renderApp({ api });
    api.on(sessionRoutes.current, () => {
      throw unavailable('bad_gateway');
    });
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  it('leads the keyboard past the bar first', async () => {
    const { person } = renderApp();
    await person.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('says when the connection is gone, until it is back', () => {
    renderApp();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/You’re offline/)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
    online.mockRestore();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ada, renderApp } from '../../testing/render-app.js';
import { oauthReturnOf } from './oauth-return.js';

const hostile = '<img src=x onerror=alert(1)> Call +1 555 0100 to unlock your account';

describe('what the address says', () => {
  it.each([
    ['?success=google_login', 'Welcome to Giftwell!'],
    ['?error=oauth_failed', 'Sign-in failed'],
    ['?error=oauth_failed&message=access_denied', 'Sign-in failed'],
    ['?error=calendar_auth_failed', 'Calendar connection failed'],
    ['?calendar_auth_success=true&token_id=a-B_3.9', 'Calendar connected'],
    ['?calendar_auth_success=true', 'Calendar connection failed'],
  ])('%s is told as "%s"', (search, title) => {
    expect(oauthReturnOf(search)?.toast.title).toBe(title);
  });

  it.each(['', '?', '?success=other', '?error=other', '?message=hello', '?calendar_auth_success=1'])(
    '%s is nothing to us',
    (search) => expect(oauthReturnOf(search)).toBeNull(),
  );

  it('gives a known reason its own words, and any other the usual ones', () => {
    const described = (message: string) =>
      oauthReturnOf(`?${new URLSearchParams({ error: 'oauth_failed', message })}`)!.toast.description;
    const usual = described('');
    expect(described('account_exists')).toMatch(/There’s already an account/);
    for (const message of [hostile, 'constructor', '__proto__', 'toString', 'account_exists '])
      expect(described(message)).toBe(usual);
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'a&next=//evil',
    'a#b',
    '../x',
    'a b',
  ])('leads nowhere with the token %s', (token_id) => {
    const back = oauthReturnOf(`?${new URLSearchParams({ calendar_auth_success: 'true', token_id })}`)!;
    expect(back.toast.title).toBe('Calendar connection failed');
    expect(back.calendar).toBeUndefined();
  });

  it('takes the token along and nothing else', () => {
    const search = '?calendar_auth_success=true&token_id=t-1&next=https://evil.example&message=hello';
    expect(oauthReturnOf(search)!.calendar).toBe('?calendar_auth_success=true&token_id=t-1');
  });
});

describe('the start page', () => {
  let address = '';
  const Address = () => {
    const { pathname, search } = useLocation();
    useEffect(() => {
      address = pathname + search;
    });
    return null;
  };

  it.each([
    [`/?error=oauth_failed&message=${encodeURIComponent(hostile)}`, 'Sign-in failed'],
    ['/?error=calendar_auth_failed&message=hello', 'Calendar connection failed'],
  ])('at %s says so once and cleans the address', async (path, title) => {
    renderApp({ path, beside: <Address /> });
    expect(await screen.findByText(title)).toBeVisible();
    await waitFor(() => expect(address).toBe('/'));
    expect(document.body.textContent).not.toMatch(/onerror|555 0100/);
    expect(screen.getAllByText(title)).toHaveLength(1);
  });

  it('greets whoever signed in with Google', async () => {
    renderApp({ path: '/?success=google_login', user: ada, beside: <Address /> });
    expect(await screen.findByText('Welcome to Giftwell!')).toBeVisible();
    await waitFor(() => expect(address).toBe('/'));
  });

  it('greets nobody who is not signed in, whatever the address says', async () => {
    renderApp({ path: '/?success=google_login', beside: <Address /> });
    await waitFor(() => expect(address).toBe('/'));
    expect(screen.queryByText('Welcome to Giftwell!')).not.toBeInTheDocument();
  });

  it.each([
    ['/settings?success=google_linked', 'Google is linked', 'You can now sign in with it.'],
    [
      '/settings?error=oauth_failed&message=google_taken',
      'Google wasn’t linked',
      'This Google account is already linked to another Giftwell account.',
    ],
    [
      `/settings?error=oauth_failed&message=${encodeURIComponent(hostile)}`,
      'Google wasn’t linked',
      'Please try again in a moment.',
    ],
  ])('at %s says in the settings how linking ended', async (path, title, text) => {
    renderApp({ path, user: ada, beside: <Address /> });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    await waitFor(() => expect(address).toBe('/settings'));
  });

  it('goes on to the recipients with a connected calendar', async () => {
    renderApp({ path: '/?calendar_auth_success=true&token_id=t-1', beside: <Address /> });
    expect(await screen.findByText('Calendar connected')).toBeVisible();
    expect(address).toBe('/recipients?calendar_auth_success=true&token_id=t-1');
  });

  it('leaves other parameters to whom they belong', () => {
    renderApp({ path: '/?utm_source=friend' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gifts that fit the person.');
  });
});

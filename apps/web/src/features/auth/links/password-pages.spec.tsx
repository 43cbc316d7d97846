import { passwordRoutes } from '@giftwell/contracts/auth/password';
import { invalid, rateLimited } from '@giftwell/contracts/core/error';
import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fakeApi } from '../../../testing/fake-api.js';
import { ada, renderApp } from '../../../testing/render-app.js';

const ok = { ok: true as const };
const token = 'a-token_0'.padEnd(43, 'x');
const visited: string[] = [];
const Address = () => {
  const { pathname, search, hash } = useLocation();
  useEffect(() => void visited.push(pathname + search + hash), [pathname, search, hash]);
  return null;
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a forgotten password', () => {
  it('is reset from the sign-in dialog', async () => {
    const { person } = renderApp({ beside: <Address /> });
    await person.click(await screen.findByRole('button', { name: 'Sign In' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Giftwell' }));
    await person.click(dialog.getByRole('link', { name: 'Forgot your password?' }));
    expect(await title('Forgot your password?')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(visited.at(-1)).toBe('/forgot-password');
  });

  it('gets a link by mail, and another one to another address', async () => {
    const api = fakeApi().on(passwordRoutes.forgot, () => ok);
    const { person } = renderApp({ api, path: '/forgot-password' });
    await person.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await person.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await title('Check your inbox')).toBeVisible();
    expect(screen.getByText('ada@example.com')).toBeVisible();
    expect(api.inputs(passwordRoutes.forgot)).toEqual([{ email: 'ada@example.com' }]);
    await person.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('');
  });

  it('says what is wrong with the address, and when it was asked too often', async () => {
    const api = fakeApi().on(passwordRoutes.forgot, () => {
      throw rateLimited('rate_limited', 'Please wait a minute.', 60);
    });
    const { person } = renderApp({ api, path: '/forgot-password' });
    const email = await screen.findByLabelText('Email');
    await person.type(email, 'ada');
    await person.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    await person.type(email, '@example.com');
    await person.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.');
  });
});

describe('the link in the mail', () => {
  const choose = async (person: ReturnType<typeof renderApp>['person'], password: string) => {
    await person.type(await screen.findByLabelText('New password'), password);
    await person.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('leaves the address at once, changes the password and leads to signing in', async () => {
    const api = fakeApi().on(passwordRoutes.reset, () => ok);
    const app = renderApp({ api, path: `/reset-password#${token}`, user: ada, beside: <Address /> });
    await title('Choose a new password');
    await waitFor(() => expect(visited.at(-1)).toBe('/reset-password'));
    await choose(app.person, 'daffodils');
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(await screen.findByRole('dialog', { name: 'Welcome to Giftwell' })).toBeVisible();
    expect(api.inputs(passwordRoutes.reset)).toEqual([{ token, password: 'daffodils' }]);
    expect(visited.at(-1)).toBe('/');
  });

  it.each([
    ['link_expired', 'This link has been used', /This link has been used/],
    ['weak_password', 'Too easy to guess', /wasn’t changed/],
  ])('says why it does not work: %s', async (code, message, note) => {
    const api = fakeApi().on(passwordRoutes.reset, () => {
      throw invalid(code, message);
    });
    const { person } = renderApp({ api, path: `/reset-password#${token}` });
    await choose(person, 'daffodils');
    expect(await screen.findByRole('alert')).toHaveTextContent(note);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryAllByLabelText('New password')).toHaveLength(code === 'link_expired' ? 0 : 1);
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it.each(['', '#', '#short', `#${token}x`, '?token=abc'])('is not complete with "%s"', async (rest) => {
    renderApp({ path: `/reset-password${rest}` });
    expect(await title('This link isn’t complete')).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });
});

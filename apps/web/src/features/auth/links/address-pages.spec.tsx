import { addressRoutes, signUpRoutes } from '@giftwell/contracts/auth/address';
import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { invalid, unavailable } from '@giftwell/contracts/core/error';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { renderApp } from '../../../testing/render-app.js';

const token = 'a-token_0'.padEnd(43, 'x');
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each([
  [false, 'ada@example.com is confirmed.', 'link', 'Go to Giftwell'],
  [true, /From now on you sign in with ada@example.com/, 'button', 'Sign In'],
] as const)('confirms an address with one click (changed: %s)', async (changed, words, role, name) => {
  const api = fakeApi().on(addressRoutes.confirm, () => ({ email: 'ada@example.com', changed }));
  const { person } = renderApp({ api, path: `/confirm-address#${token}` });
  await title('Is this your address?');
  expect(api.inputs(addressRoutes.confirm)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Confirm address' }));
  expect(await title('Thank you')).toHaveFocus();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('status')).toHaveTextContent(words);
  expect(main.getByRole(role, { name })).toBeVisible();
  expect(api.inputs(addressRoutes.confirm)).toEqual([{ token }]);
});

it('lets it be tried again when the server is away', async () => {
  const api = fakeApi().on(addressRoutes.confirm, () => {
    throw unavailable('away');
  });
  const { person } = renderApp({ api, path: `/confirm-address#${token}` });
  await person.click(await screen.findByRole('button', { name: 'Confirm address' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm address' })).toBeEnabled();
});

it('says why a link does not work, and leads to the settings, where another can be asked for', async () => {
  const api = fakeApi().on(addressRoutes.confirm, () => {
    throw invalid('link_expired', 'This link has been used');
  });
  const { person } = renderApp({ api, path: `/confirm-address#${token}` });
  await person.click(await screen.findByRole('button', { name: 'Confirm address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used');
  expect(screen.queryByRole('button', { name: 'Confirm address' })).not.toBeInTheDocument();
  expect(await title('Your address wasn’t confirmed')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/settings');
});

it('leads from an expired sign-up to another one', async () => {
  const api = fakeApi().on(signUpRoutes.finish, () => {
    throw invalid('link_expired', 'This link has been used');
  });
  const { person } = renderApp({ api, path: `/finish-sign-up#${token}` });
  await person.click(await screen.findByRole('button', { name: 'Open my account' }));
  await person.click(await screen.findByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByRole('button', { name: 'Create Account' })).toBeVisible();
});

it('opens an account, and leads to signing in', async () => {
  const api = fakeApi().on(signUpRoutes.finish, () => ({ email: 'ada@example.com', renamedTo: null }));
  const { person } = renderApp({ api, path: `/finish-sign-up#${token}` });
  await person.click(await screen.findByRole('button', { name: 'Open my account' }));
  expect(await title('Welcome to Giftwell')).toBeVisible();
  await person.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('dialog', { name: 'Welcome to Giftwell' })).toBeVisible();
});

it('says the new name when the wanted one was taken meanwhile', async () => {
  const api = fakeApi().on(signUpRoutes.finish, () => ({ email: 'ada@example.com', renamedTo: 'ada 1234' }));
  const { person } = renderApp({ api, path: `/finish-sign-up#${token}` });
  await person.click(await screen.findByRole('button', { name: 'Open my account' }));
  expect(await screen.findByText(/so yours is now ada 1234/)).toBeVisible();
});

it.each(['/confirm-address', '/finish-sign-up#short'])('is not complete at %s', async (path) => {
  renderApp({ path });
  expect(await title('This link isn’t complete')).toBeVisible();
});

it('asks to look into the inbox after a sign-up that is finished by mail', async () => {
  const api = fakeApi().on(sessionRoutes.register, () => ({ user: null }));
  const { person } = renderApp({ api });
  await person.click(await screen.findByRole('button', { name: 'Get Started' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Email'), 'ada@example.com');
  await person.type(dialog.getByLabelText('Password'), 'secret-1');
  await person.type(dialog.getByLabelText('Username'), 'ada');
  await person.click(dialog.getByRole('button', { name: 'Create Account' }));
  expect(await dialog.findByRole('status')).toHaveTextContent(/Check your inbox.*ada@example.com/);
  expect(screen.getByRole('button', { name: 'Sign In', hidden: true })).toBeInTheDocument();
});

import { addressRoutes } from '@giftwell/contracts/auth/address';
import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { mailPreferenceRoutes } from '@giftwell/contracts/auth/mail-preferences';
import { invalid } from '@giftwell/contracts/core/error';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { ada, renderApp } from '../../../testing/render-app.js';

const at = '2026-01-05T09:00:00.000Z';
const ok = { ok: true as const };
const session = (id: string, device: string, current: boolean) => ({
  ...{ id, device, current, createdAt: at, lastSeenAt: at },
});
let confirmed: boolean;
let devices: ReturnType<typeof session>[];

function open() {
  const wanted = { reminders: true, upcoming: true, digest: true, group_gifts: true };
  const api = fakeApi()
    .on(addressRoutes.state, () => ({ email: 'ada@example.com', confirmed, hasPassword: true }))
    .on(mailPreferenceRoutes.get, () => wanted)
    .on(mailPreferenceRoutes.change, ({ list, on }) => ({ ...wanted, [list]: on }))
    .on(sessionRoutes.list, () => ({ sessions: devices }))
    .on(sessionRoutes.end, ({ id }) => {
      devices = devices.filter((one) => one.id !== id);
      return ok;
    })
    .on(sessionRoutes.endOthers, () => {
      devices = devices.filter(({ current }) => current);
      return { ended: 2 };
    });
  return renderApp({ api, user: ada, path: '/settings' });
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  confirmed = true;
  devices = [
    session('a'.repeat(12), 'Firefox on Linux', true),
    session('b'.repeat(12), 'Safari on iPhone', false),
  ];
});

it('is reached by the greeting', async () => {
  const { person } = renderApp({ user: ada });
  await person.click(await screen.findByRole('link', { name: 'Welcome, ada' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

it('asks guests to sign in', async () => {
  renderApp({ path: '/settings' });
  expect(await screen.findByRole('heading', { name: 'Sign in to access settings' })).toBeVisible();
});

it('sends the link again that confirms the address', async () => {
  confirmed = false;
  const { api, person } = open();
  api.on(addressRoutes.sendLink, () => ok);
  const address = await part('Email address');
  expect(await address.findByText(/not confirmed yet/)).toBeVisible();
  const again = address.getByRole('button', { name: 'Send the link again' });
  await person.click(again);
  expect(await screen.findByText('The link is on its way.')).toBeVisible();
  expect(again).toBeDisabled();
});

it('changes the address by a link, with the password', async () => {
  const { api, person } = open();
  let isRight = false;
  api.on(addressRoutes.change, () => {
    if (!isRight)
      throw invalid('wrong_password', 'No', { fields: { password: 'That isn’t your password.' } });
    return ok;
  });
  const address = await part('Email address');
  expect(await address.findByText(/· confirmed/)).toBeVisible();
  const changing = () => person.click(address.getByRole('button', { name: 'Change address' }));
  await changing();
  await person.click(address.getByRole('button', { name: 'Cancel' }));
  expect(address.queryByLabelText('New address')).not.toBeInTheDocument();
  await changing();
  await person.type(address.getByLabelText('New address'), 'new@example.com');
  await person.type(address.getByLabelText('Your password'), 'secret-1');
  await person.click(address.getByRole('button', { name: 'Send the link' }));
  expect(await address.findByText('That isn’t your password.')).toBeVisible();
  isRight = true;
  await person.click(address.getByRole('button', { name: 'Send the link' }));
  expect(await address.findByRole('status')).toHaveTextContent(/inbox of new@example.com/);
  expect(api.inputs(addressRoutes.change).at(-1)).toEqual({ email: 'new@example.com', password: 'secret-1' });
});

it('changes the password and empties the form', async () => {
  const { api, person } = open();
  api.on(sessionRoutes.changePassword, () => ({ user: ada }));
  const password = await part('Password');
  await person.type(password.getByLabelText('Current password'), 'secret-1');
  await person.type(password.getByLabelText('New password'), 'daffodils');
  await person.click(password.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('All other devices were signed out.')).toBeVisible();
  expect(password.getByLabelText('Current password')).toHaveValue('');
  expect(api.inputs(sessionRoutes.changePassword)).toEqual([
    { currentPassword: 'secret-1', password: 'daffodils' },
  ]);
});

it('switches a kind of mail off', async () => {
  const { api, person } = open();
  const mails = await part('Emails');
  const digest = await mails.findByRole('switch', { name: 'An overview of each month' });
  expect(digest).toBeChecked();
  await person.click(digest);
  await waitFor(() => expect(digest).not.toBeChecked());
  expect(api.inputs(mailPreferenceRoutes.change)).toEqual([{ list: 'digest', on: false }]);
});

it('signs out one device, or all others', async () => {
  devices.push(session('c'.repeat(12), 'Chrome on Windows', false));
  const { person } = open();
  const list = await part('Where you’re signed in');
  expect(await list.findByText('This browser')).toBeVisible();
  await person.click(list.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(list.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  await person.click(list.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(list.queryByRole('button')).not.toBeInTheDocument();
});

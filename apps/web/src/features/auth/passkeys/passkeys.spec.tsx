import { addressRoutes } from '@giftwell/contracts/auth/address';
import { passkeyRoutes } from '@giftwell/contracts/auth/passkeys';
import { invalid, unavailable } from '@giftwell/contracts/core/error';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { ada, renderApp } from '../../../testing/render-app.js';

const at = '2026-01-05T09:00:00.000Z';
const phone = { id: 'phone', name: 'My phone', createdAt: at, lastUsedAt: at };
const laptop = { id: 'laptop', name: 'My laptop', createdAt: at, lastUsedAt: null };

async function open(hasPassword = true) {
  let passkeys = [phone, laptop];
  const api = fakeApi()
    .on(addressRoutes.state, () => ({ email: ada.email, confirmed: true, refused: false, hasPassword }))
    .on(passkeyRoutes.list, () => ({ passkeys }))
    .on(passkeyRoutes.remove, ({ id, password }) => {
      if (password !== 'secret-1')
        throw invalid('wrong_password', 'No', { fields: { password: 'That isn’t your password.' } });
      passkeys = passkeys.filter((one) => one.id !== id);
      return { ok: true as const };
    });
  const app = renderApp({ path: '/settings', user: ada, api });
  return { ...app, section: within(await screen.findByRole('region', { name: 'Passkeys' })) };
}

it('lists them with their last use', async () => {
  const { section } = await open();
  const [first, second] = section.getAllByRole('listitem');
  expect(first).toHaveTextContent('My phoneLast used Jan 5, 2026');
  expect(second).toHaveTextContent('My laptopAdded Jan 5, 2026, not used yet');
});

it('removes one with the right password', async () => {
  const { section, person } = await open();
  await person.click(section.getByRole('button', { name: 'Remove My phone' }));
  await person.type(section.getByLabelText('Your password'), 'not it at all');
  await person.click(section.getByRole('button', { name: 'Remove passkey' }));
  expect(await section.findByText('That isn’t your password.')).toBeVisible();
  await person.clear(section.getByLabelText('Your password'));
  await person.type(section.getByLabelText('Your password'), 'secret-1');
  await person.click(section.getByRole('button', { name: 'Remove passkey' }));
  await waitFor(() => expect(section.queryByText('My phone')).not.toBeInTheDocument());
  expect(section.getByText('My laptop')).toBeVisible();
});

it('asks for a password first where there is none', async () => {
  const { section } = await open(false);
  expect(section.getByText(/To add a passkey, set a password first\./)).toBeVisible();
  expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Set a password by email',
  ]);
});

it('offers nothing that the browser cannot do', async () => {
  const { section } = await open();
  expect(section.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

it('says when they didn’t load, and tries again', async () => {
  let isAway = true;
  const api = fakeApi()
    .on(addressRoutes.state, () => ({ email: ada.email, confirmed: true, refused: false, hasPassword: true }))
    .on(passkeyRoutes.list, () => {
      if (isAway) throw unavailable('away');
      return { passkeys: [phone] };
    });
  const { person } = renderApp({ path: '/settings', user: ada, api });
  const section = within(await screen.findByRole('region', { name: 'Passkeys' }));
  expect(await section.findByText('We couldn’t load your passkeys.')).toBeVisible();
  isAway = false;
  await person.click(section.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('My phone')).toBeVisible();
});

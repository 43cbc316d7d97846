import { accountDeletionRoutes } from '@giftwell/contracts/auth/account-deletion';
import { addressRoutes } from '@giftwell/contracts/auth/address';
import { conflict, invalid } from '@giftwell/contracts/core/error';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { ada, renderApp } from '../../../testing/render-app.js';

async function openDialog(hasPassword = true) {
  const api = fakeApi()
    .on(addressRoutes.state, () => ({
      email: 'ada@example.com',
      confirmed: true,
      refused: false,
      hasPassword,
    }))
    .on(accountDeletionRoutes.delete, ({ password }) => {
      if (hasPassword && password !== 'tulips and tea') {
        const message = 'That isn’t your password.';
        throw invalid('wrong_password', message, { fields: { password: message } });
      }
      return { ok: true as const };
    });
  const app = renderApp({ api, user: ada, path: '/settings' });
  await app.person.click(await screen.findByRole('button', { name: 'Delete Account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  return { ...app, api, dialog: within(dialog) };
}

it('deletes the account after the password and the word, and shows the first page to a guest', async () => {
  const { api, person, dialog } = await openDialog();
  expect(dialog.getByText('Your wishlists and group gifts')).toBeVisible();
  await person.type(dialog.getByLabelText('Password'), 'tulips and tea');
  await person.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
  await person.click(dialog.getByRole('button', { name: 'Delete Account' }));
  expect(await screen.findByText('Account deleted')).toBeVisible();
  expect(api.inputs(accountDeletionRoutes.delete)).toEqual([
    { password: 'tulips and tea', confirmation: 'DELETE' },
  ]);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Settings' })).not.toBeInTheDocument());
  expect((await screen.findAllByRole('button', { name: 'Sign In' }))[0]).toBeVisible();
});

it('asks for both before it sends anything, and says that the password is wrong', async () => {
  const { api, person, dialog } = await openDialog();
  const remove = dialog.getByRole('button', { name: 'Delete Account' });
  await person.click(remove);
  expect(await dialog.findByText('Enter your password')).toBeVisible();
  expect(dialog.getByText('Type DELETE in capital letters')).toBeVisible();
  expect(api.inputs(accountDeletionRoutes.delete)).toEqual([]);
  await person.type(dialog.getByLabelText('Password'), 'roses and tea');
  await person.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
  await person.click(remove);
  expect(await dialog.findByText('That isn’t your password.')).toBeVisible();
});

it('leads to the group gifts while one of them holds money', async () => {
  const { api, person, dialog } = await openDialog();
  api.on(accountDeletionRoutes.delete, () => {
    throw conflict('open_group_gifts', 'One of your group gifts holds other people’s money.');
  });
  await person.type(dialog.getByLabelText('Password'), 'tulips and tea');
  await person.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
  await person.click(dialog.getByRole('button', { name: 'Delete Account' }));
  expect(await dialog.findByText('One of your group gifts holds other people’s money.')).toBeVisible();
  await person.click(dialog.getByRole('link', { name: 'Go to your group gifts' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Group Gifts' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('needs no password for an account without one', async () => {
  const { api, person, dialog } = await openDialog(false);
  expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
  await person.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
  await person.click(dialog.getByRole('button', { name: 'Delete Account' }));
  expect(await screen.findByText('Account deleted')).toBeVisible();
  expect(api.inputs(accountDeletionRoutes.delete)).toEqual([{ confirmation: 'DELETE' }]);
});

it('deletes nothing when it is closed', async () => {
  const { api, person, dialog } = await openDialog();
  await person.click(dialog.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.inputs(accountDeletionRoutes.delete)).toEqual([]);
});

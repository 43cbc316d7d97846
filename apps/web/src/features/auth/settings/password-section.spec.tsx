import { passwordRoutes } from '@giftwell/contracts/auth/password';
import { addressRoutes } from '@giftwell/contracts/auth/address';
import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { invalid } from '@giftwell/contracts/core/error';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { ada, renderApp } from '../../../testing/render-app.js';

const serving = (hasPassword = true) =>
  fakeApi()
    .on(addressRoutes.state, () => ({ email: ada.email, confirmed: true, refused: false, hasPassword }))
    .on(sessionRoutes.changePassword, () => ({ user: ada }));

async function open(api = serving()) {
  const { person } = renderApp({ path: '/settings', user: ada, api });
  const section = within(await screen.findByRole('region', { name: 'Password' }));
  const change = async (currentPassword: string, password: string, again = password) => {
    for (const [label, text] of [
      ['Current password', currentPassword],
      ['New password', password],
      ['New password again', again],
    ] as const) {
      await person.clear(section.getByLabelText(label));
      await person.type(section.getByLabelText(label), text);
    }
    await person.click(section.getByRole('button', { name: 'Change password' }));
  };
  return { api, section, change };
}

it('changes the password and empties the form', async () => {
  const { api, section, change } = await open();
  await change('tulips and tea', 'daffodils and cake');
  expect(await screen.findByText('All other devices were signed out.')).toBeVisible();
  expect(api.inputs(sessionRoutes.changePassword)).toEqual([
    { currentPassword: 'tulips and tea', password: 'daffodils and cake' },
  ]);
  expect(section.getByLabelText('Current password')).toHaveValue('');
});

it('sends nothing while the new passwords differ', async () => {
  const { api, section, change } = await open();
  await change('tulips and tea', 'daffodils and cake', 'daffodils and bread');
  expect(await screen.findByText('Password mismatch')).toBeVisible();
  expect(section.getByLabelText('New password again')).toHaveAccessibleDescription(
    'New password and confirmation don’t match.',
  );
  expect(api.inputs(sessionRoutes.changePassword)).toEqual([]);
});

it.each([
  ['Current password', 'currentPassword', 'That isn’t your password.'],
  ['New password', 'password', 'This password is on every list of stolen passwords'],
])('shows at "%s" what the server refuses', async (label, field, message) => {
  const { api, section, change } = await open();
  api.on(sessionRoutes.changePassword, () => {
    throw invalid('wrong_password', message, { fields: { [field]: message } });
  });
  await change('tulips and tea', 'daffodils and cake');
  expect(await section.findByText(message)).toBeVisible();
  expect(section.getByLabelText(label)).toHaveAccessibleDescription(message);
});

it('offers a link by mail to those who have no password', async () => {
  const api = serving(false).on(passwordRoutes.forgot, () => ({ ok: true as const }));
  const { person } = renderApp({ path: '/settings', user: ada, api });
  await person.click((await screen.findAllByRole('button', { name: 'Set a password by email' }))[0]!);
  expect((await screen.findAllByText(/^We’ve sent a link to/))[0]).toBeVisible();
  expect(api.inputs(passwordRoutes.forgot)).toEqual([{ email: ada.email }]);
});

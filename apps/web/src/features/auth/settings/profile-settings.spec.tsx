import { addressRoutes } from '@giftwell/contracts/auth/address';
import { profileRoutes } from '@giftwell/contracts/auth/profile';
import { conflict, invalid } from '@giftwell/contracts/core/error';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { ada, renderApp } from '../../../testing/render-app.js';

const serving = (hasPassword = true) =>
  fakeApi()
    .on(addressRoutes.state, () => ({ email: ada.email, confirmed: true, refused: false, hasPassword }))
    .on(profileRoutes.change, ({ username = ada.username }) => ({ user: { ...ada, username } }));

async function open(api = serving()) {
  const app = renderApp({ path: '/settings', user: ada, api });
  const section = within(await screen.findByRole('region', { name: 'Profile Information' }));
  await section.findByLabelText('Username');
  const type = async (label: string, text: string) => {
    await app.person.clear(section.getByLabelText(label));
    await app.person.type(section.getByLabelText(label), text);
  };
  const press = (name: string) => app.person.click(section.getByRole('button', { name }));
  return { ...app, section, type, press };
}

it('sends only what changed, and shows the new name', async () => {
  const { type, press, api, section } = await open();
  await press('Edit Profile');
  expect(section.getByLabelText('Username')).toHaveFocus();
  await type('Username', 'ada the second');
  await press('Save Changes');
  expect(await screen.findByText('Profile updated!')).toBeVisible();
  expect(api.inputs(profileRoutes.change)).toEqual([{ username: 'ada the second' }]);
  expect(within(screen.getByRole('banner')).getByText('Welcome, ada the second')).toBeInTheDocument();
  expect(section.getByLabelText('Username')).toHaveValue('ada the second');
  expect(section.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

it('just closes where nothing changed, and Cancel brings the old values back', async () => {
  const { type, press, api, section } = await open();
  await press('Edit Profile');
  await press('Save Changes');
  expect(await section.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await type('Username', 'someone else');
  await press('Cancel');
  expect(section.getByLabelText('Username')).toHaveValue('ada');
  expect(api.inputs(profileRoutes.change)).toEqual([]);
});

it('asks for the password before it sends a link to a new address', async () => {
  const { type, press, api, section } = await open();
  await type('Email', 'ada@new.example');
  await press('Save Changes');
  expect(await section.findByText('Please enter your current password')).toBeVisible();
  await type('Current password', 'tulips and tea');
  await press('Save Changes');
  expect(await section.findByText(/We’ve sent a link to ada@new.example/)).toBeVisible();
  expect(section.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(section.queryByLabelText('Current password')).not.toBeInTheDocument();
  expect(api.inputs(profileRoutes.change)).toEqual([
    { email: 'ada@new.example', currentPassword: 'tulips and tea' },
  ]);
});

it('shows at the field what the server refuses', async () => {
  const { type, press, api, section } = await open();
  api.on(profileRoutes.change, () => {
    throw conflict('username_taken', 'That username is taken. Please choose another.');
  });
  await type('Username', 'grace');
  await press('Save Changes');
  expect(await section.findByText('That username is taken. Please choose another.')).toBeVisible();
  api.on(profileRoutes.change, () => {
    throw invalid('wrong_password', 'No', { fields: { currentPassword: 'That isn’t your password.' } });
  });
  await type('Email', 'ada@new.example');
  await type('Current password', 'not my password');
  await press('Save Changes');
  expect(await section.findByText('That isn’t your password.')).toBeVisible();
});

it('says why a change failed as a whole', async () => {
  const { type, press, api, section } = await open();
  api.offline();
  await type('Username', 'grace');
  await press('Save Changes');
  expect(await section.findByRole('alert')).toHaveTextContent('Update failed');
});

it('leaves the address alone where there is no password', async () => {
  const { section } = await open(serving(false));
  expect(await section.findByText('Set a password first to change it.')).toBeVisible();
  expect(section.getByLabelText('Email')).toHaveAttribute('readonly');
});

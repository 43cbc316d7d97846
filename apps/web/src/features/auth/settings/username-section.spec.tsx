import { profileRoutes } from '@giftwell/contracts/auth/profile';
import { conflict } from '@giftwell/contracts/core/error';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { ada, renderApp } from '../../../testing/render-app.js';

it('changes the username, and shows at the field that it is taken', async () => {
  const api = fakeApi().on(profileRoutes.change, ({ username = '' }) => {
    if (username === 'grace') throw conflict('username_taken', 'That username is taken');
    return { user: { ...ada, username } };
  });
  const { person } = renderApp({ path: '/settings', user: ada, api });
  const section = within(await screen.findByRole('region', { name: 'Username' }));
  const field = section.getByLabelText('Username');
  const change = async (username: string) => {
    await person.clear(field);
    await person.type(field, username);
    await person.click(section.getByRole('button', { name: 'Change username' }));
  };
  await change('grace');
  expect(await section.findByText('That username is taken')).toBeVisible();
  await change('ada the second');
  expect(await screen.findByText('Profile updated!')).toBeVisible();
  expect(within(screen.getByRole('banner')).getByText('Welcome, ada the second')).toBeInTheDocument();
  expect(api.inputs(profileRoutes.change)).toEqual([{ username: 'grace' }, { username: 'ada the second' }]);
});

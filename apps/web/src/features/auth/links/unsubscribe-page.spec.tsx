import { notificationRoutes } from '@giftwell/contracts/auth/notifications';
import { notFound } from '@giftwell/contracts/core/error';
import { screen } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { renderApp } from '../../../testing/render-app.js';

const token = `7.group_gifts.${'m'.repeat(22)}`;
const button = (name: string) => screen.findByRole('button', { name });

it('stops the mails with one click, and gets them back with another', async () => {
  const api = fakeApi().on(notificationRoutes.byLink, ({ on }) => ({ list: 'group_gifts' as const, on }));
  const { person } = renderApp({ api, path: `/unsubscribe#${token}` });
  const stop = await button('Stop these emails');
  expect(api.inputs(notificationRoutes.byLink)).toEqual([]);
  await person.click(stop);
  expect(await screen.findByText('You won’t get group gift updates by email anymore.')).toBeVisible();
  await person.click(await button('Get them again'));
  expect(await screen.findByText('You get group gift updates by email again.')).toBeVisible();
  expect(api.inputs(notificationRoutes.byLink)).toEqual([
    { token, on: false },
    { token, on: true },
  ]);
});

it('stops the mails to an address without an account', async () => {
  const ofAddress = `${'d'.repeat(22)}.invitations.${'m'.repeat(22)}`;
  const api = fakeApi().on(notificationRoutes.byLink, ({ on }) => ({ list: 'invitations' as const, on }));
  const { person } = renderApp({ api, path: `/unsubscribe#${ofAddress}` });
  await person.click(await button('Stop these emails'));
  expect(await screen.findByText('You won’t get invitations to wishlists by email anymore.')).toBeVisible();
  expect(api.inputs(notificationRoutes.byLink)).toEqual([{ token: ofAddress, on: false }]);
});

it('leads to the settings when a link does not work any more', async () => {
  const api = fakeApi().on(notificationRoutes.byLink, () => {
    throw notFound('link_unknown', 'This link doesn’t work anymore.');
  });
  const { person } = renderApp({ api, path: `/unsubscribe#${token}` });
  await person.click(await button('Stop these emails'));
  const title = await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work anymore' });
  expect(title).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Stop these emails' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/settings');
});

it.each(['', '#7.group_gifts', `#${'x'.repeat(43)}`])('is not complete with "%s"', async (rest) => {
  renderApp({ path: `/unsubscribe${rest}` });
  expect(await screen.findByRole('heading', { name: 'This link isn’t complete' })).toBeVisible();
});

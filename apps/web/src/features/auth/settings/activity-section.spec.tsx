import { activityRoutes, type Activity } from '@giftwell/contracts/auth/audit';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { ada, renderApp } from '../../../testing/render-app.js';

const entry = (id: string, action: Activity['action'], succeeded = true): Activity => ({
  ...{ id, action, succeeded },
  at: '2026-01-05T09:00:00.000Z',
});

it('says in words what happened, page by page', async () => {
  const first = [entry('9', 'sign-in', false), entry('8', 'wishlist-invite')];
  const api = fakeApi().on(activityRoutes.list, ({ before }) =>
    before === undefined
      ? { activities: first, hasMore: true }
      : { activities: [entry('3', 'register')], hasMore: false },
  );
  const { person } = renderApp({ path: '/settings', user: ada, api });
  const section = within(await screen.findByRole('region', { name: 'Recent activity' }));
  expect(await section.findByText('Failed sign-in: wrong password')).toBeVisible();
  expect(section.getByText('Someone invited to a wishlist')).toBeVisible();
  await person.click(section.getByRole('button', { name: 'Show more' }));
  expect(await section.findByText('Account created')).toBeVisible();
  expect(section.getAllByRole('listitem')).toHaveLength(3);
  await waitFor(() => expect(section.queryByRole('button')).not.toBeInTheDocument());
  expect(api.inputs(activityRoutes.list)).toEqual([{}, { before: '8' }]);
});

it('says when it didn’t load', async () => {
  const { api } = renderApp({ path: '/settings', user: ada });
  const section = within(await screen.findByRole('region', { name: 'Recent activity' }));
  expect(await section.findByText('We couldn’t load your recent activity.')).toBeVisible();
  expect(api.inputs(activityRoutes.list)).toEqual([]);
});

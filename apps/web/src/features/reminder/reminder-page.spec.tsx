import { notFound } from '@giftwell/contracts/core/error';
import { reminderRoutes, type Reminder } from '@giftwell/contracts/dates/reminders';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { renderApp } from '../../testing/render-app.js';

const code = 'c'.repeat(22);
const reminder: Reminder = {
  ...{ recipientId: 1, recipientName: 'Hanna', occasion: 'Birthday', date: '2026-12-06', daysLeft: 14 },
  ...{ isBought: false, snoozedUntil: null, canSnooze: true },
  ideas: ['Baking class', 'Cake tin'].map((name, index) => ({
    ...{
      name,
      price: '$40',
      category: 'Food & Drink',
      description: 'Good.',
      reason: 'She bakes.',
      picture: null,
    },
    ...{ amazonLink: 'https://a.example/', etsyLink: 'https://e.example/' },
    orderBy: index === 1 ? '2026-12-01' : null,
  })),
};
const withReminder = (more: Partial<Reminder> = {}) =>
  fakeApi().on(reminderRoutes.get, () => ({ reminder: { ...reminder, ...more } }));
const dialog = (name: string) => screen.findByRole('dialog', { name });

it('shows the date and its ideas, and changes nothing when it is opened', async () => {
  const api = withReminder();
  renderApp({ api, path: `/reminder?idea=2#${code}` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hanna: Birthday' })).toBeVisible();
  expect(screen.getByText('December 6, 2026, in 14 days')).toBeVisible();
  expect(screen.getByText('To be safe, order by December 1, 2026 (an estimate).')).toBeVisible();
  const wanted = screen.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'true');
  expect(wanted.map((item) => within(item).getByRole('heading').textContent)).toEqual(['Cake tin']);
  expect(api.inputs(reminderRoutes.get)).toEqual([{ code }]);
});

it('puts the reminder off after a confirmation', async () => {
  const api = withReminder().on(reminderRoutes.snooze, () => ({
    reminder: { ...reminder, snoozedUntil: '2026-11-29' },
  }));
  const { person } = renderApp({ api, path: `/reminder?do=snooze#${code}` });
  const confirm = await dialog('Remind me later');
  expect(api.inputs(reminderRoutes.snooze)).toEqual([]);
  await person.click(within(confirm).getByRole('button', { name: 'Remind me' }));
  expect(await screen.findByText('We’ll remind you again on November 29, 2026.')).toBeVisible();
  expect(api.inputs(reminderRoutes.snooze)).toEqual([{ code }]);
});

it.each([
  ['Cake tin', { code, title: 'Cake tin' }],
  ['', { code }],
])('says that there is a gift, called "%s"', async (title, input) => {
  const api = withReminder().on(reminderRoutes.addGift, () => ({
    reminder: { ...reminder, isBought: true, canSnooze: false },
  }));
  const { person } = renderApp({ api, path: `/reminder?do=gift#${code}` });
  const confirm = await dialog('A gift for Hanna');
  if (title) await person.type(within(confirm).getByRole('textbox'), title);
  await person.click(within(confirm).getByRole('button', { name: 'I have it' }));
  expect(await screen.findByText(/^You have a gift for Hanna/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I have a gift' })).toBeNull();
  expect(api.inputs(reminderRoutes.addGift)).toEqual([input]);
});

it('asks for nothing that is done or too late', async () => {
  renderApp({
    api: withReminder({ isBought: true, canSnooze: false }),
    path: `/reminder?do=gift#${code}`,
  });
  expect(await screen.findByText(/^You have a gift/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([`#${code}`, '', '#short'])('is out of date at "%s"', async (hash) => {
  const api = fakeApi().on(reminderRoutes.get, () => {
    throw notFound('reminder_not_found', 'This date has passed, or it changed.');
  });
  renderApp({ api, path: `/reminder${hash}` });
  expect(await screen.findByRole('heading', { name: 'This reminder is out of date' })).toBeVisible();
});

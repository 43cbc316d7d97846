import { addressRoutes } from '@giftwell/contracts/auth/address';
import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { notificationRoutes, webPushRoutes } from '@giftwell/contracts/auth/notifications';
import { unavailable } from '@giftwell/contracts/core/error';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';

const at = '2026-01-05T09:00:00.000Z';
const ok = { ok: true as const };
const session = (id: string, device: string, current: boolean) => ({
  ...{ id, device, current, createdAt: at, lastSeenAt: at },
});
let confirmed: boolean;
let refused: boolean;
let devices: ReturnType<typeof session>[];

function open() {
  const wanted = {
    ...{ emailReminders: true, upcomingOccasions: true, orderByHints: true },
    ...{ groupPurchaseUpdates: true, monthlyDigest: true },
  };
  const api = fakeApi()
    .on(addressRoutes.state, () => ({ email: 'ada@example.com', confirmed, refused, hasPassword: true }))
    .on(notificationRoutes.get, () => wanted)
    .on(notificationRoutes.change, (changes) => ({ ...wanted, ...changes }))
    .on(sessionRoutes.list, () => ({ sessions: devices }))
    .on(sessionRoutes.end, ({ id }) => {
      devices = devices.filter((one) => one.id !== id);
      return ok;
    })
    .on(sessionRoutes.endOthers, () => {
      devices = devices.filter(({ current }) => current);
      return { ended: 2 };
    })
    .on(webPushRoutes.turnOffOthers, () => ({ publicKey: '', isOn: false, others: 0 }));
  return renderApp({ api, user: ada, path: '/settings' });
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  confirmed = true;
  refused = false;
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

it('links to each part, which has its heading', async () => {
  open();
  const links = within(await screen.findByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    headings.map(({ textContent, id }) => [textContent, `#${id}`]),
  );
  expect(headings.length).toBeGreaterThan(3);
});

it('moves the focus to the part of the address', async () => {
  window.location.hash = '#notifications';
  open();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Notification Preferences' })).toHaveFocus(),
  );
  window.location.hash = '';
});

it('says when the signed-in devices didn’t load', async () => {
  const { api, person } = renderApp({ user: ada, path: '/settings' });
  const section = await part('Where you’re signed in');
  expect(await section.findByText('We couldn’t load your devices.')).toBeVisible();
  api.on(sessionRoutes.list, () => ({ sessions: devices }));
  await person.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText('Firefox on Linux')).toBeVisible();
});

it('says that mail to the address is refused, and sends a link again', async () => {
  refused = true;
  const { api, person } = open();
  api.on(addressRoutes.sendLink, () => {
    refused = false;
    return ok;
  });
  const notice = await screen.findByText('We can’t reach you at this address.');
  await person.click(screen.getByRole('button', { name: 'Send the link again' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(api.inputs(addressRoutes.sendLink)).toEqual([{}]);
});

it('sends the link again that confirms the address', async () => {
  confirmed = false;
  const { api, person } = open();
  api.on(addressRoutes.sendLink, () => ok);
  const again = await screen.findByRole('button', { name: 'Send the link again' });
  await person.click(again);
  expect(await screen.findByText('The link is on its way.')).toBeVisible();
  expect(again).toBeDisabled();
});

it('switches one kind of mail off', async () => {
  const { api, person } = open();
  const mails = await part('Notification Preferences');
  const digest = await mails.findByRole('switch', { name: 'Monthly digest' });
  expect(digest).toBeChecked();
  await person.click(digest);
  await waitFor(() => expect(digest).not.toBeChecked());
  expect(await screen.findByText('Notification preferences updated!')).toBeVisible();
  expect(api.inputs(notificationRoutes.change)).toEqual([{ monthlyDigest: false }]);
});

it('says when the choice of mails didn’t load, and asks again', async () => {
  const { api, person } = open();
  const wanted = { emailReminders: false, upcomingOccasions: true, orderByHints: true };
  api.on(notificationRoutes.get, () => {
    throw unavailable('busy');
  });
  const mails = await part('Notification Preferences');
  const again = await mails.findByRole('button', { name: 'Try again' });
  api.on(notificationRoutes.get, () => ({ ...wanted, groupPurchaseUpdates: true, monthlyDigest: true }));
  await person.click(again);
  expect(await mails.findByRole('switch', { name: 'Email reminders' })).not.toBeChecked();
});

it('signs out one device, or all others, which then show no notifications', async () => {
  devices.push(session('c'.repeat(12), 'Chrome on Windows', false));
  const { api, person } = open();
  const list = await part('Where you’re signed in');
  expect(await list.findByText('This browser')).toBeVisible();
  await person.click(list.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(list.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(api.inputs(webPushRoutes.turnOffOthers)).toEqual([]);
  await person.click(list.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(api.inputs(webPushRoutes.turnOffOthers)).toEqual([{ endpoint: null }]);
  expect(list.queryByRole('button')).not.toBeInTheDocument();
});

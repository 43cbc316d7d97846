import { addressRoutes } from '@giftwell/contracts/auth/address';
import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { notificationRoutes, webPushRoutes } from '@giftwell/contracts/auth/notifications';
import { unavailable } from '@giftwell/contracts/core/error';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { installPush, type FakePush } from '../../../testing/fake-push.js';
import { ada, renderApp } from '../../../testing/render-app.js';

const publicKey = `B${'p'.repeat(86)}`;
const label = 'Notifications on this device';
let push: FakePush | undefined;
let devices: string[];

/** The settings of a user, with a server that knows these endpoints. */
function open() {
  const all = {
    emailReminders: true,
    upcomingOccasions: true,
    orderByHints: true,
    groupPurchaseUpdates: true,
    monthlyDigest: true,
  };
  const state = (endpoint: string | null) => {
    const others = devices.filter((one) => one !== endpoint).length;
    return { publicKey, isOn: others < devices.length, others };
  };
  const api = fakeApi()
    .on(addressRoutes.state, () => ({
      email: 'ada@example.com',
      confirmed: true,
      refused: false,
      hasPassword: true,
    }))
    .on(sessionRoutes.list, () => ({ sessions: [] }))
    .on(sessionRoutes.logout, () => ({ ok: true as const }))
    .on(notificationRoutes.get, () => all)
    .on(webPushRoutes.state, ({ endpoint }) => state(endpoint))
    .on(webPushRoutes.turnOn, ({ endpoint }) => {
      devices.push(endpoint);
      return state(endpoint);
    })
    .on(webPushRoutes.turnOff, ({ endpoint }) => {
      devices = devices.filter((one) => one !== endpoint);
      return state(endpoint);
    })
    .on(webPushRoutes.turnOffOthers, ({ endpoint }) => {
      devices = devices.filter((one) => one === endpoint);
      return state(endpoint);
    });
  return renderApp({ api, user: ada, path: '/settings' });
}
const section = async () => within(await screen.findByRole('region', { name: 'On this device' }));

beforeEach(() => {
  devices = [];
});
afterEach(() => {
  push?.remove();
  push = undefined;
});

it('asks for permission only after a click, and subscribes this browser', async () => {
  push = installPush();
  const { api, person } = open();
  const toggle = await (await section()).findByRole('switch', { name: label });
  expect(toggle).not.toBeChecked();
  expect([push.asked, push.workers]).toEqual([0, []]);
  await person.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  expect([push.asked, push.workers]).toEqual([1, ['/service-worker.js']]);
  expect(push.keys).toEqual([publicKey]);
  expect(api.inputs(webPushRoutes.turnOn).map(({ endpoint }) => endpoint)).toEqual([push.endpoint]);

  await person.click(toggle);
  await waitFor(() => expect(devices).toEqual([]));
  expect(toggle).not.toBeChecked();
  expect(push.endpoint).toBeNull();
});

it('says how to allow what was refused', async () => {
  push = installPush({ answer: 'denied' });
  const { api, person } = open();
  await person.click(await (await section()).findByRole('switch', { name: label }));
  expect(await (await section()).findByText(/are blocked in this browser/)).toBeVisible();
  expect((await section()).queryByRole('switch')).not.toBeInTheDocument();
  expect(api.inputs(webPushRoutes.turnOn)).toEqual([]);
});

it('stays off when the question is closed without an answer', async () => {
  push = installPush({ answer: 'default' });
  const { person } = open();
  const toggle = await (await section()).findByRole('switch', { name: label });
  await person.click(toggle);
  await waitFor(() => expect(push!.asked).toBe(1));
  expect(toggle).not.toBeChecked();
});

it('says when the browser can’t show notifications', async () => {
  open();
  expect(await (await section()).findByText('This browser can’t show notifications.')).toBeVisible();
});

it('turns off the other devices of the user', async () => {
  push = installPush();
  devices = ['https://push.example/phone', 'https://push.example/tablet'];
  const { person } = open();
  await person.click(
    await (await section()).findByRole('button', { name: 'Turn off on my 2 other devices' }),
  );
  await waitFor(() => expect(devices).toEqual([]));
  expect((await section()).queryByRole('button')).not.toBeInTheDocument();
});

it('says when turning it on failed', async () => {
  push = installPush();
  const { api, person } = open();
  api.on(webPushRoutes.turnOn, () => {
    throw unavailable('busy');
  });
  const toggle = await (await section()).findByRole('switch', { name: label });
  await person.click(toggle);
  expect(await screen.findByText('Couldn’t change notifications')).toBeVisible();
  expect(toggle).not.toBeChecked();
});

it('ends when the user signs out', async () => {
  push = installPush();
  const { person } = open();
  await person.click(await (await section()).findByRole('switch', { name: label }));
  await waitFor(() => expect(push!.endpoint).not.toBeNull());
  await person.click((await screen.findAllByRole('button', { name: 'Sign Out' }))[0]!);
  await waitFor(() => expect(push!.endpoint).toBeNull());
});

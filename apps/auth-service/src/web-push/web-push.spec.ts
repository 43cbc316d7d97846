import { addressRoutes } from '@giftwell/contracts/auth/address';
import { credentialRoutes } from '@giftwell/contracts/auth/auth';
import { googleAccountRoutes } from '@giftwell/contracts/auth/google';
import { mailRequested } from '@giftwell/contracts/auth/mail';
import {
  pushDevicesMax,
  webPushRoutes,
  type PushSubscriptionKeys,
} from '@giftwell/contracts/auth/notifications';
import { Clock, Events, Internet, PersonalRows } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { mailFolder, memberPassword, newMember, startAuth } from '../testing/auth.js';
import { openPushService, senderOf, type PushService } from '../testing/push-service.js';
import { mailsTo, tokenIn } from '../testing/sent-mails.js';

let service: TestService;
let push: PushService;
let ada: number;
let ben: number;
let mails = 0;
const code = 'k'.repeat(22);
const dayMs = 86_400_000;

beforeAll(async () => {
  service = await startAuth();
  push = await openPushService(service);
  ada = (await newMember(service)).id;
  ben = (await newMember(service)).id;
});
afterAll(async () => {
  await push.close();
  await service.close();
});
beforeEach(async () => {
  await service.settle();
  await service.db.query('DELETE FROM push_devices');
  push.taken.length = 0;
  push.statuses.length = 0;
  push.connections = 0;
});

const as = (userId: number | null) => service.client(webPushRoutes, userId);
/** What the routes about a browser take. */
const at = ({ endpoint }: PushSubscriptionKeys) => ({ endpoint });
const turnOn = async (userId: number, host?: string): Promise<PushSubscriptionKeys> => {
  const browser = push.subscribe(host);
  await as(userId).turnOn(browser);
  return browser;
};
const day = (recipientName: string) => ({
  ...{ recipientName, occasion: 'Birthday', date: '2026-12-06', daysLeft: 14 },
  ...{ code, orderBy: null, ideas: [] },
});

/** Mails a reminder about these people; `key` is new unless it is given. */
async function remind(
  userId: number,
  names = ['Hanna'],
  key = `test:reminder:${(mails += 1)}`,
): Promise<void> {
  const validUntil = new Date(service.get(Clock).now().getTime() + 3 * dayMs).toISOString();
  const mail = { userId, key, template: 'gift-reminder', list: 'reminders', validUntil } as const;
  await service.db.transaction((tx) =>
    service.get(Events).publish(tx, mailRequested, { ...mail, data: { days: names.map(day) } }),
  );
  await service.settle();
}

it('shows a reminder on each browser of its user, in words that spoil nothing', async () => {
  const [phone, laptop] = [await turnOn(ada), await turnOn(ada)];
  await turnOn(ben);
  await remind(ada);
  expect(push.taken.map(({ path }) => path).sort()).toEqual(
    [phone, laptop].map(({ endpoint }) => new URL(endpoint).pathname).sort(),
  );
  const [message] = push.taken;
  expect(message!.content).toEqual({
    title: 'A date is coming up',
    body: 'Tap to see whose, with gift ideas.',
    path: `/reminder#${code}`,
    tag: expect.stringMatching(/^[\w-]{32}$/) as unknown,
  });
  await remind(ada, ['Hanna', 'Tom']);
  expect(push.taken.at(-1)!.content).toMatchObject({ title: '2 dates are coming up', path: '/plan' });
  expect(JSON.stringify(push.taken.map(({ content }) => content))).not.toMatch(/Hanna|Tom|Birthday/);
});

it('identifies the sender to the push service, and says how long the message is useful', async () => {
  await turnOn(ada);
  await remind(ada);
  const [message] = push.taken;
  const { publicKey, claims } = senderOf(message!);
  expect(publicKey).toBe((await as(ada).state({ endpoint: null })).publicKey);
  expect(claims).toMatchObject({ aud: 'https://push.example', sub: 'https://giftwell.example' });
  expect(message!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', host: 'push.example' });
  const ttl = Number(message!.headers.ttl) * 1_000;
  expect([ttl > 2 * dayMs, ttl <= 3 * dayMs]).toEqual([true, true]);
});

it('shows nothing twice, and nothing about other mails', async () => {
  await turnOn(ada);
  await remind(ada, ['Hanna'], 'test:same');
  await remind(ada, ['Hanna'], 'test:same');
  expect(push.taken).toHaveLength(1);
  const data = { days: [{ recipientName: 'Bo', occasion: 'Birthday', date: '2026-12-06', daysLeft: 14 }] };
  const digest = {
    userId: ada,
    key: 'test:digest',
    template: 'upcoming-days',
    list: 'digest',
    data,
  } as const;
  await service.db.transaction((tx) => service.get(Events).publish(tx, mailRequested, digest));
  await service.settle();
  expect(push.taken).toHaveLength(1);
});

it.each([404, 410])('forgets a browser when its push service answers %i', async (status) => {
  const browser = await turnOn(ada);
  push.statuses.push(status);
  await remind(ada);
  expect(await as(ada).state(at(browser))).toMatchObject({ isOn: false, others: 0 });
});

it('tries again later when the push service fails, until the dates are over', async () => {
  const browser = await turnOn(ada);
  push.statuses.push(503, 429);
  await remind(ada);
  expect(push.taken).toHaveLength(0);
  await service.runDelayedJobs();
  await service.runDelayedJobs();
  expect(push.taken).toHaveLength(1);
  expect(await as(ada).state(at(browser))).toMatchObject({ isOn: true });

  push.statuses.push(500);
  await remind(ada);
  service.clock.advance(3 * dayMs);
  await service.runDelayedJobs();
  expect(push.taken).toHaveLength(1);
});

it('keeps a browser whose push service refuses one message', async () => {
  const browser = await turnOn(ada);
  push.statuses.push(413);
  await remind(ada);
  await service.runDelayedJobs();
  expect([push.connections, push.taken.length]).toEqual([1, 0]);
  expect(await as(ada).state(at(browser))).toMatchObject({ isOn: true });
});

it('asks no server inside our own network', async () => {
  const inside = await turnOn(ada, 'intranet.example');
  const internet = service.get(Internet);
  const outside = internet.resolve;
  internet.resolve = () => Promise.resolve(['93.184.215.14', '169.254.169.254']);
  try {
    await remind(ada);
  } finally {
    internet.resolve = outside;
  }
  expect(push.connections).toBe(0);
  expect(await as(ada).state(at(inside))).toMatchObject({ isOn: false });
});

it.each([
  'http://push.example/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://push.example:8443/x',
  'https://me:secret@push.example/x',
  `https://push.example/${'x'.repeat(1_000)}`,
])('refuses %s as a push service', async (endpoint) => {
  const { keys } = push.subscribe();
  await expect(as(ada).turnOn({ endpoint, keys })).rejects.toMatchObject({ kind: 'invalid' });
});

it('is turned off for this browser, or for all others', async () => {
  const [phone, laptop, tablet] = [await turnOn(ada), await turnOn(ada), await turnOn(ada)];
  expect(await as(ada).state(at(phone))).toMatchObject({ isOn: true, others: 2 });
  expect(await as(ada).turnOff(at(laptop))).toMatchObject({ isOn: false, others: 2 });
  expect(await as(ada).turnOffOthers(at(phone))).toMatchObject({ isOn: true, others: 0 });
  expect(await as(ada).state(at(tablet))).toMatchObject({ isOn: false, others: 1 });
  expect(await as(ada).turnOffOthers({ endpoint: null })).toMatchObject({ isOn: false, others: 0 });
});

it('neither shows nor ends what others have turned on', async () => {
  const browser = await turnOn(ada);
  expect(await as(ben).state(at(browser))).toMatchObject({ isOn: false, others: 0 });
  await as(ben).turnOff(at(browser));
  await as(ben).turnOffOthers({ endpoint: null });
  expect(await as(ada).state(at(browser))).toMatchObject({ isOn: true });
  await expect(as(null).state({ endpoint: null })).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(as(null).turnOn(browser)).rejects.toMatchObject({ kind: 'unauthenticated' });
});

it('follows a browser to the next user who signs in there, but not to one who knows only its address', async () => {
  const browser = await turnOn(ada);
  const { keys } = push.subscribe();
  expect(await as(ben).turnOn({ ...browser, keys })).toMatchObject({ isOn: false });
  expect(await as(ada).state(at(browser))).toMatchObject({ isOn: true });
  expect(await as(ben).turnOn(browser)).toMatchObject({ isOn: true });
  expect(await as(ada).state(at(browser))).toMatchObject({ isOn: false });
});

it('keeps only so many browsers, the newest', async () => {
  const first = await turnOn(ada);
  for (let n = 0; n < pushDevicesMax; n += 1) {
    service.clock.advance(1_000);
    await turnOn(ada);
  }
  expect(await as(ada).state(at(first))).toMatchObject({ isOn: false, others: pushDevicesMax });
});

it('ends with a new password', async () => {
  const { id } = await newMember(service);
  const browser = await turnOn(id);
  await service
    .client(credentialRoutes, id)
    .changePassword({ currentPassword: memberPassword, password: 'daffodils and cake', from: '192.0.2.1' });
  expect(await as(id).state(at(browser))).toMatchObject({ isOn: false, others: 0 });
});

it('ends with a new address', async () => {
  const { id, email } = await newMember(service);
  const browser = await turnOn(id);
  await service.client(addressRoutes, id).change({ email: `new-${email}`, password: memberPassword });
  await service.settle();
  const token = tokenIn((await mailsTo(`new-${email}`, mailFolder)).at(-1)!, 'confirm-address');
  await service.client(addressRoutes, null).confirm({ token });
  expect(await as(id).state(at(browser))).toMatchObject({ isOn: false, others: 0 });
});

it('ends when the owner of an unconfirmed address comes with Google', async () => {
  const { id, email } = await newMember(service);
  const browser = await turnOn(id);
  const identity = { issuer: 'https://accounts.google.com', subject: 'owner', email, emailVerified: true };
  await service
    .client(googleAccountRoutes, null)
    .signIn({ identity: { ...identity, name: 'Owner' }, timeZone: null });
  expect(await as(id).state(at(browser))).toMatchObject({ isOn: false, others: 0 });
});

it('is in the export without its secrets, and deleted with the account', async () => {
  const { id } = await newMember(service);
  await turnOn(id);
  const { rows } = await service.get(PersonalRows).page(id, { table: 'push_devices', after: null });
  expect(rows.map((row) => Object.keys(row))).toEqual([['id', 'userId', 'createdAt']]);
  await service.db.query('DELETE FROM users WHERE id = $1', [id]);
  expect(await service.db.query('SELECT id FROM push_devices WHERE "userId" = $1', [id])).toEqual([]);
});

import { mailRequested } from '@giftwell/contracts/auth/mail';
import { Events } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { mailFolder, startAuth, visitor } from '../testing/auth.js';
import { startMailServer } from '../testing/mail-server.js';
import { mailsTo } from '../testing/sent-mails.js';
import { withInvitations } from '../testing/with-invitations.js';
import { MailsService } from './mails.service.js';

let service: TestService;
afterEach(() => service.close());

const request = (n: number) =>
  service.db.transaction((tx) =>
    service.get(MailsService).request(tx, {
      ...{ key: `limits:${n}`, to: { address: `somebody${n}@example.com` }, template: 'password-changed' },
    }),
  );
const states = async () =>
  (await service.db.query<{ state: string }[]>('SELECT state FROM mails ORDER BY id')).map(
    ({ state }) => state,
  );

it('waits for a mail server that is away, and gives up after days', async () => {
  service = await startAuth({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await request(1);
  for (let attempt = 2; attempt <= 9; attempt += 1) await service.runDelayedJobs();
  expect(await states()).toEqual(['waiting']);
  await service.runDelayedJobs();
  expect(await states()).toEqual(['failed']);
  const log = service.logLines.join('\n');
  expect(log).toContain('Mail not sent after its last attempt');
  expect(log).not.toContain('somebody');
});

const invite = (n: number, address: string, senderId?: number) =>
  service.db.transaction((tx) =>
    service.get(Events).publish(tx, mailRequested, {
      ...{ key: `invite:${n}`, to: { address }, template: 'wishlist-invitation' },
      ...{ senderId, data: { code: 'A'.repeat(22), from: 'Ada', listTitle: 'Birthday' } },
    }),
  );
const sentTo = async () =>
  (
    await service.db.query<{ sentTo: string }[]>(
      `SELECT "sentTo" FROM mails WHERE state = 'sent' ORDER BY id`,
    )
  ).map((mail) => mail.sentTo);

it('sends the mails of an account, however many mails others cause to its address', async () => {
  service = await withInvitations({ MAILS_PER_ADDRESS: '2', MAILS_PER_GUEST: '2' });
  for (let n = 0; n < 4; n += 1) {
    await invite(n, 'Ada@example.com');
    await service.settle();
  }
  expect(await sentTo()).toHaveLength(2);
  await visitor(service).register({ username: 'Ada', email: 'ada@example.com', password: 'tulips and tea' });
  await service.settle();
  expect((await mailsTo('ada@example.com', mailFolder)).map(({ subject }) => subject)).toEqual([
    'Confirm your email address',
  ]);
});

it('lets only so many mails go to a guest in a day, and gives up after some days', async () => {
  service = await withInvitations({ MAILS_PER_GUEST: '2' });
  for (let n = 0; n < 3; n += 1) {
    await invite(n, 'bea@example.com');
    await service.settle();
  }
  expect(await states()).toEqual(['sent', 'sent', 'waiting']);
  service.clock.advance(86_400_001);
  await service.runDelayedJobs();
  expect(await states()).toEqual(['sent', 'sent', 'sent']);
  for (let n = 3; n < 5; n += 1) {
    await invite(n, 'bea@example.com');
    await service.settle();
  }
  service.clock.advance(4 * 86_400_000);
  await service.runDelayedJobs();
  expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent', 'expired']);
});

it('sends no invitation whose link ended while its mail waited', async () => {
  const ended = new Set<string>();
  service = await withInvitations({ MAILS_PER_GUEST: '1' }, ended);
  for (let n = 0; n < 2; n += 1) {
    await invite(n, 'bea@example.com');
    await service.settle();
  }
  expect(await states()).toEqual(['sent', 'waiting']);
  ended.add('A'.repeat(22));
  service.clock.advance(86_400_001);
  await service.runDelayedJobs();
  expect(await states()).toEqual(['sent', 'expired']);
});

it('lets one user cause only so many mails to guests in a day', async () => {
  service = await withInvitations({ MAILS_PER_SENDER: '2' });
  for (let n = 0; n < 4; n += 1) {
    await invite(n, `guest${n}@example.com`, n === 3 ? 8 : 7);
    await service.settle();
  }
  expect(await sentTo()).toEqual(['guest0@example.com', 'guest1@example.com', 'guest3@example.com']);
  service.clock.advance(86_400_001);
  await service.runDelayedJobs();
  expect(await sentTo()).toContain('guest2@example.com');
});

it('lets only so many mails leave in a minute', async () => {
  const server = await startMailServer();
  try {
    service = await startAuth({ SMTP_URL: server.url, MAILS_PER_MINUTE: '2' });
    for (let n = 0; n < 4; n += 1) {
      await request(n);
      await service.settle();
    }
    expect(server.taken).toHaveLength(2);
    await service.runDelayedJobs();
    expect(server.taken).toHaveLength(2);
    service.clock.advance(60_001);
    await service.runDelayedJobs();
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(server.taken).toHaveLength(4);
  } finally {
    await server.close();
  }
});

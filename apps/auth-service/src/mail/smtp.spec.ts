import { addressRoutes } from '@giftwell/contracts/auth/address';
import type { TestService } from '@giftwell/server-kit/testing';
import { startAuth } from '../testing/auth.js';
import { startMailServer, type MailServer, type Reaction } from '../testing/mail-server.js';
import { MailsService, type WantedMail } from './mails.service.js';

let service: TestService;
let server: MailServer;
let reader: number;
let count = 0;

const env = {
  ...{
    MAIL_FROM: 'Giftwell <hello@giftwell.example>',
    MAILS_PER_MINUTE: '100000',
    MAILS_PER_ADDRESS: '1000',
  },
};

beforeAll(async () => {
  server = await startMailServer();
  service = await startAuth({ SMTP_URL: server.url, ...env });
});
afterAll(async () => {
  await service.close();
  await server.close();
});
beforeEach(async () => {
  count += 1;
  Object.assign(server, { taken: [], begun: 0, react: () => 'take' });
  [{ id: reader }] = await service.db.query<[{ id: number }]>(
    `INSERT INTO users (username, "usernameKey", email) VALUES ($1, $1, $2) RETURNING id`,
    [`Reader ${count}`, `reader${count}@example.com`],
  );
});

const want = (key: string, to: WantedMail['to'] = { userId: reader }): WantedMail => ({
  ...{ key: `smtp:${count}:${key}`, to, template: 'password-changed' },
});
const request = (...wanted: WantedMail[]) =>
  service.db.transaction(async (tx) => {
    for (const one of wanted) await service.get(MailsService).request(tx, one);
  });
const states = async () => {
  const rows = await service.db.query<{ key: string; state: string }[]>(
    'SELECT key, state FROM mails WHERE key LIKE $1',
    [`smtp:${count}:%`],
  );
  return Object.fromEntries(rows.map(({ key, state }) => [key.split(':')[2]!, state]));
};
const subjects = () => server.taken.map(({ subject }) => subject);

it('hands a mail to the server', async () => {
  await request(want('one'));
  await service.settle();
  expect(server.taken).toMatchObject([
    { from: { text: '"Giftwell" <hello@giftwell.example>' }, to: { text: `reader${count}@example.com` } },
  ]);
  expect(server.taken[0]!.messageId).toMatch(/@giftwell\.example>$/);
  expect(await states()).toEqual({ one: 'sent' });
});

it.each<[string, Reaction]>([
  ['a full mailbox', { at: 'RCPT', code: 452 }],
  ['a busy server', { at: 'DATA', code: 451 }],
  ['a broken connection', 'break before it is taken'],
])('tries again after %s', async (_, reaction) => {
  server.react = () => reaction;
  await request(want('one'));
  await service.settle();
  expect(await states()).toEqual({ one: 'waiting' });
  server.react = () => 'take';
  await service.runDelayedJobs();
  expect(await states()).toEqual({ one: 'sent' });
  expect(server.taken).toHaveLength(1);
});

it('sends the same mail again, by its Message-ID, when the answer was lost', async () => {
  server.react = () => 'take and break';
  await request(want('one'));
  await service.settle();
  server.react = () => 'take';
  await service.runDelayedJobs();
  expect(subjects()).toHaveLength(2);
  expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await states()).toEqual({ one: 'sent' });
});

it.each<[string, Reaction]>([
  ['an unknown mailbox', { at: 'RCPT', code: 550 }],
  ['a moved mailbox', { at: 'RCPT', code: 551, says: '5.1.6 The mailbox has moved' }],
])('sends nothing more to an address after %s', async (_, reaction) => {
  server.react = () => reaction;
  await request(want('one'));
  await service.settle();
  server.react = () => 'take';
  const sameAddress = { address: `Reader${count}@EXAMPLE.com` };
  await request(want('two'), want('three', sameAddress), want('four', { address: 'other@example.com' }));
  await service.settle();
  await service.runDelayedJobs();
  expect(await states()).toEqual({ one: 'suppressed', two: 'suppressed', three: 'suppressed', four: 'sent' });
  expect(server.begun).toBe(2);
});

it.each<[string, Reaction]>([
  ['a mail that looks like spam', { at: 'DATA', code: 554 }],
  ['a mailbox that is full for days', { at: 'RCPT', code: 552 }],
  ['a policy of the reader’s server', { at: 'RCPT', code: 550, says: '5.7.1 Not from this sender' }],
])('gives up one mail, but not its address, after %s', async (_, reaction) => {
  server.react = () => reaction;
  await request(want('one'));
  await service.settle();
  server.react = () => 'take';
  await request(want('two'));
  await service.settle();
  await service.runDelayedJobs();
  expect(await states()).toEqual({ one: 'failed', two: 'sent' });
  expect((await service.client(addressRoutes, reader).state({})).refused).toBe(false);
});

it('sends to a refused address again once its owner asks for a link', async () => {
  server.react = () => ({ at: 'RCPT', code: 550 });
  await request(want('one'));
  await service.settle();
  const { state, sendLink } = service.client(addressRoutes, reader);
  expect((await state({})).refused).toBe(true);
  await service.db.query('UPDATE users SET "emailConfirmedAt" = now() WHERE id = $1', [reader]);
  server.react = () => 'take';
  await sendLink({});
  await request(want('two'));
  await service.settle();
  expect(subjects().toSorted()).toEqual(['Confirm your email address', 'Your Giftwell password was changed']);
  expect((await state({})).refused).toBe(false);
  await sendLink({});
  await service.settle();
  expect(subjects()).toHaveLength(2);
});

const mails = 200;
/** Fewer than the attempts that a mail has. */
const failedAttempts = 6;
const failures: Reaction[] = [
  ...([421, 450, 452] as const).map((code) => ({ at: 'RCPT' as const, code })),
  ...([421, 451] as const).map((code) => ({ at: 'DATA' as const, code })),
  ...(['break before it is sent', 'break before it is taken', 'take and break'] as const),
];

it('delivers each of 200 mails once through a server that fails at random, and loses none', async () => {
  const attempts = new Map<string, number>();
  // Whose mail was accepted without an answer; it isn't known that it arrived, so it is sent again.
  const unanswered: string[] = [];
  server.react = (to) => {
    attempts.set(to, (attempts.get(to) ?? 0) + 1);
    if (attempts.get(to)! > failedAttempts || Math.random() >= 0.25) return 'take';
    const reaction = failures[Math.floor(Math.random() * failures.length)]!;
    if (reaction === 'take and break') unanswered.push(to);
    return reaction;
  };
  const wanted = Array.from({ length: mails }, (_, n) => want(`m${n}`, { address: `r${n}@example.com` }));
  for (let from = 0; from < mails; from += 100) {
    await request(...wanted.slice(from, from + 100));
    await service.settle();
  }
  // As if a service repeated its request because the answer was lost.
  await request(...wanted.slice(0, 100));
  for (let round = 0; round < failedAttempts; round += 1) await service.runDelayedJobs();
  const sent = Object.values(await states());
  expect(sent).toHaveLength(mails);
  expect(new Set(sent)).toEqual(new Set(['sent']));
  const copies = server.taken.map(({ messageId, to }) => ({ messageId, to: (to as { text: string }).text }));
  expect(unanswered.length).toBeGreaterThan(0);
  expect(copies.map(({ to }) => to).toSorted()).toEqual(
    [...wanted.map((_, n) => `r${n}@example.com`), ...unanswered].toSorted(),
  );
  // Copies have the same Message-ID, by which mail programs recognize them.
  expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(mails);
  expect(new Set(copies.map(({ messageId, to }) => `${messageId} ${to}`)).size).toBe(mails);
}, 120_000);

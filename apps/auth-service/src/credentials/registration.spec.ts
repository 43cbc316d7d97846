import { accountRoutes } from '@giftwell/contracts/auth/auth';
import { userRegistered } from '@giftwell/contracts/auth/events';
import { Clock } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { mock } from 'node:test';
import { usernameKey } from '../accounts/username-key.js';
import { startAuth, visitor } from '../testing/auth.js';
import { PasswordHasher } from './password-hasher.js';

let service: TestService;
let guest: ReturnType<typeof visitor>;
let count = 0;

const newcomer = () => {
  count += 1;
  return { username: `Person ${count}`, email: `Person.${count}@Example.com`, password: 'tulips and tea' };
};
const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((end) =>
    end.status === 'fulfilled' ? 'ok' : (end.reason as { code: string }).code,
  );
const users = async (where: string, value: string) =>
  service.db.query<{ id: number }[]>(`SELECT id FROM users WHERE ${where} = $1`, [value]);

beforeAll(async () => {
  // Without workers, so that the outbox keeps its rows.
  service = await startAuth({ ROLE: 'rpc' });
  guest = visitor(service);
});
afterAll(() => service.close());

it('opens an account with what was given and nothing else comes back', async () => {
  const input = {
    ...newcomer(),
    username: '  Zoë Quinn  ',
    phoneNumber: '+1 (555) 010-9999',
    timeZone: 'Europe/Berlin',
  };
  const answer = await guest.register(input);
  expect(answer).toEqual({
    user: {
      id: expect.any(Number) as number,
      username: 'Zoë Quinn',
      email: input.email,
      phoneNumber: '+1 (555) 010-9999',
      profilePicture: null,
      authProvider: 'email',
      timeZone: 'Europe/Berlin',
      createdAt: service.get(Clock).now().toISOString(),
    },
    sessionEpoch: 0,
  });
  expect((await service.client(accountRoutes, answer.user.id).me({})).user).toEqual(answer.user);
});

it('keeps an argon2id hash and never the password', async () => {
  const { user } = await guest.register(newcomer());
  const [row] = await service.db.query<object[]>('SELECT * FROM users WHERE id = $1', [user.id]);
  expect(row).toMatchObject({
    passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) as string,
  });
  expect(JSON.stringify(row)).not.toContain('tulips');
});

it.each([
  [{ phoneNumber: '' }, { phoneNumber: null }],
  [{ phoneNumber: null }, { phoneNumber: null }],
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'UTC' }],
  [{ timeZone: '+02:00' }, { timeZone: 'UTC' }],
])('takes %j as %j', async (given, kept) => {
  expect((await guest.register({ ...newcomer(), ...given })).user).toMatchObject(kept);
});

it('tells the other services in the same transaction', async () => {
  const { user } = await guest.register({ ...newcomer(), timeZone: 'Asia/Kathmandu' });
  const rows = (await service.outbox()).filter((row) => (row.data as { userId: number }).userId === user.id);
  const said = { name: userRegistered.name, data: { userId: user.id, timeZone: 'Asia/Kathmandu' } };
  expect(rows).toMatchObject([
    { ...said, queue: 'event.auth.user-registered.gift-ai' },
    { ...said, queue: 'event.auth.user-registered.planning' },
  ]);
});

it('tells nobody when the registration fails', async () => {
  const input = newcomer();
  await guest.register(input);
  const before = await service.outbox();
  await expect(guest.register({ ...newcomer(), email: input.email })).rejects.toMatchObject({
    code: 'email_taken',
  });
  expect(await service.outbox()).toEqual(before);
});

it('refuses an e-mail address in use, in whatever case, without saying that it is in use', async () => {
  const input = newcomer();
  await guest.register(input);
  for (const email of [input.email, input.email.toUpperCase()]) {
    await expect(guest.register({ ...newcomer(), email })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'email_taken',
      message: 'That email address can’t be used. Please choose another.',
    });
  }
});

it('hashes the password before it refuses an address, so that the response time says nothing', async () => {
  const { email } = await guest.register(newcomer()).then(({ user }) => user);
  const hashing = mock.method(PasswordHasher.prototype, 'hash');
  await expect(guest.register({ ...newcomer(), email })).rejects.toMatchObject({ code: 'email_taken' });
  expect(hashing.mock.callCount()).toBe(1);
  expect(await hashing.mock.calls[0]?.result).toMatch(/^\$argon2id\$/);
  hashing.mock.restore();
});

it('refuses a username that reads like one in use', async () => {
  const input = newcomer();
  await guest.register(input);
  for (const username of [input.username, input.username.toUpperCase(), input.username.replace(' ', '  ')]) {
    await expect(guest.register({ ...newcomer(), username })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'username_taken',
      message: 'That username is taken. Please choose another.',
    });
  }
});

it('lets one of two simultaneous registrations win', async () => {
  const [one, two] = [newcomer(), newcomer()];
  const sameEmail = [guest.register(one), guest.register({ ...two, email: one.email.toLowerCase() })];
  expect((await outcomes(sameEmail)).sort()).toEqual(['email_taken', 'ok']);
  expect(await users('lower(email)', one.email.toLowerCase())).toHaveLength(1);

  const [three, four] = [newcomer(), newcomer()];
  const sameName = [
    guest.register(three),
    guest.register({ ...four, username: three.username.toUpperCase() }),
  ];
  expect((await outcomes(sameName)).sort()).toEqual(['ok', 'username_taken']);
  expect(await users('"usernameKey"', usernameKey(three.username))).toHaveLength(1);
});

it.each([
  ['123456', /first that others would try/],
  ['Password1', /first that others would try/],
  ['Person 1000', /isn’t your name/],
  ['person@example.com', /isn’t your name/],
])('refuses the weak password %s beside its field', async (password, message) => {
  const input = { username: 'Person 1000', email: 'person@example.com', password };
  await expect(guest.register(input)).rejects.toMatchObject({
    kind: 'invalid',
    code: 'weak_password',
    message: expect.stringMatching(message) as string,
    details: { fields: { password: expect.stringMatching(message) as string } },
  });
});

it.each([
  [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
  [{ username: '\u200b\u200b\u200b\u3164' }, 'username', 'Username must be at least 3 characters'],
  [{ email: 'not an address' }, 'email', 'Invalid email address'],
  [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
  [{ phoneNumber: 'call me' }, 'phoneNumber', 'Invalid phone number'],
])('refuses %j in the words of the form', async (wrong, field, message) => {
  await expect(guest.register({ ...newcomer(), ...wrong })).rejects.toMatchObject({
    kind: 'invalid',
    details: { fields: { [field]: message } },
  });
});

it('refuses hostile input and stores none of it', async () => {
  const good = newcomer();
  const hostile: object[] = [
    { ...good, username: 'a\0bcd' },
    { ...good, username: 'abc\ud800' },
    { ...good, username: '<b>bold</b>' },
    { ...good, username: 'x'.repeat(51) },
    { ...good, email: 'a\0b@example.com' },
    { ...good, email: `${'x'.repeat(250)}@example.com` },
    { ...good, email: ['a@example.com'] },
    { ...good, password: 'tulips\0and tea' },
    { ...good, password: 'tulips \udc00' },
    { ...good, password: 'x'.repeat(10_000) },
    { ...good, password: { $ne: '' } },
    { ...good, id: 1 },
    { ...good, sessionEpoch: -1, authProvider: 'google' },
    { ...good, timeZone: 'x'.repeat(61) },
    { username: good.username, email: good.email },
    [],
  ];
  for (const input of hostile) {
    await expect(guest.register(input as typeof good)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'invalid_input',
    });
  }
  expect(await users('lower(email)', good.email.toLowerCase())).toEqual([]);
});

it.each(['李小龙', 'Мария', 'عائشة', '🎁🎁🎁', "O'Neil; DROP TABLE users", '__proto__'])(
  'welcomes %s',
  async (username) => {
    expect((await guest.register({ ...newcomer(), username })).user.username).toBe(username);
  },
);

it('answers busy when too many hashes wait, and does not count those attempts', async () => {
  const crowd = Array.from({ length: 70 }, newcomer);
  const ends = await outcomes(crowd.map((input) => guest.register(input)));
  const refused = crowd.filter((_, index) => ends[index] === 'busy');
  expect(new Set(ends)).toEqual(new Set(['ok', 'busy']));
  expect(ends.filter((end) => end === 'ok').length).toBeGreaterThanOrEqual(42);
  await expect(guest.register(refused[0]!)).resolves.toMatchObject({ user: { email: refused[0]!.email } });
});

it('allows ten attempts in ten minutes for an address', async () => {
  const { username } = await guest.register(newcomer()).then(({ user }) => user);
  const { email } = newcomer();
  const attempt = () => guest.register({ ...newcomer(), username, email });
  for (let n = 0; n < 10; n += 1) await expect(attempt()).rejects.toMatchObject({ code: 'username_taken' });
  await expect(attempt()).rejects.toMatchObject({
    kind: 'rate_limited',
    message: 'Too many attempts. Please try again in 10 minutes.',
    details: { retryAfterSeconds: 600 },
  });
  service.clock.advance(600_000);
  await expect(guest.register({ ...newcomer(), email })).resolves.toBeDefined();
});

it('writes no address, name or password into the log', async () => {
  const input = {
    ...newcomer(),
    username: 'Canary McBird',
    email: 'canary@example.com',
    password: 'canary in a mine',
  };
  await guest.register(input);
  await guest.register(input).catch(() => undefined);
  expect(service.logLines.join('\n')).not.toMatch(/canary/i);
});

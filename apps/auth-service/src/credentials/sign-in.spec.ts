import { unavailable } from '@giftwell/contracts/core/error';
import type { TestService } from '@giftwell/server-kit/testing';
import { hash } from '@node-rs/argon2';
import { mock } from 'node:test';
import { startAuth, visitor } from '../testing/auth.js';
import { AttemptLimit } from './attempt-limit.js';
import { HashQueue } from './hash-queue.js';
import { PasswordHasher } from './password-hasher.js';

let service: TestService;
let guest: ReturnType<typeof visitor>;
let count = 0;

const password = '  Tulips & tea, ünïcode 🎁  ';
const wrong = {
  kind: 'unauthenticated',
  code: 'wrong_credentials',
  message: 'Email or password isn’t right.',
};
const start = (env: Record<string, string> = {}) => startAuth({ ROLE: 'rpc', ...env });

async function member(): Promise<{ id: number; email: string }> {
  count += 1;
  return (await guest.register({ username: `member${count}`, email: `Member${count}@example.com`, password }))
    .user;
}
async function withoutPassword(): Promise<string> {
  const { id, email } = await member();
  await service.db.query('UPDATE users SET "passwordHash" = NULL WHERE id = $1', [id]);
  return email;
}
const fail = (email: string) =>
  expect(guest.verify({ email, password: 'not it at all' })).rejects.toMatchObject(wrong);

beforeAll(async () => {
  service = await start();
  guest = visitor(service);
});
afterAll(() => service.close());

it('knows the user by address and password, whatever the case of the address', async () => {
  const { id, email } = await member();
  for (const written of [email, email.toLowerCase(), email.toUpperCase(), ` ${email} `]) {
    const answer = await guest.verify({ email: written, password });
    expect(answer).toMatchObject({ user: { id, email }, sessionEpoch: 0 });
    expect(Object.keys(answer)).toEqual(['user', 'sessionEpoch']);
  }
});

it('takes the password exactly as it was chosen', async () => {
  const { email } = await member();
  for (const near of [password.trim(), password.toLowerCase(), password.normalize('NFD')]) {
    await expect(guest.verify({ email, password: near })).rejects.toMatchObject(wrong);
  }
});

it('answers an unknown address, a wrong password and an account without one alike', async () => {
  const { email } = await member();
  const errors = [];
  for (const asked of [email, 'nobody@example.com', await withoutPassword()]) {
    errors.push(
      await guest
        .verify({ email: asked, password: 'not it at all' })
        .catch((error: Error) => ({ ...error, message: error.message })),
    );
  }
  expect(errors[0]).toMatchObject(wrong);
  expect(errors[1]).toEqual(errors[0]);
  expect(errors[2]).toEqual(errors[0]);
});

it('checks a hash with the same parameters for each of them, so that the response time says nothing', async () => {
  const asked = [(await member()).email, 'nobody-here@example.com', await withoutPassword()];
  const checks = mock.method(HashQueue.prototype, 'run');
  const checking = mock.method(PasswordHasher.prototype, 'matches');
  for (const email of asked) await fail(email);
  expect(checks.mock.callCount()).toBe(3);
  const [known, ...others] = checking.mock.calls.map(({ arguments: [stored] }) => stored);
  expect(known).toContain('m=19456,t=2,p=1');
  // Without a hash, the hasher uses one that it made at the start with its parameters.
  expect(others).toEqual([null, null]);
  mock.restoreAll();
});

it('hashes again at sign-in when the parameters have risen, and only then', async () => {
  const { id, email } = await member();
  const stored = async () =>
    (
      await service.db.query<[{ passwordHash: string }]>('SELECT "passwordHash" FROM users WHERE id = $1', [
        id,
      ])
    )[0].passwordHash;
  const old = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await service.db.query('UPDATE users SET "passwordHash" = $2 WHERE id = $1', [id, old]);
  await fail(email);
  expect(await stored()).toBe(old);
  await guest.verify({ email, password });
  const risen = await stored();
  expect(risen).toMatch(/m=19456,t=2,p=1/);
  await guest.verify({ email, password });
  expect(await stored()).toBe(risen);
});

describe('after failed attempts', () => {
  it('pauses grow from the sixth on, and the eleventh waits for the window, even with the right password', async () => {
    const { email } = await member();
    for (let n = 0; n < 5; n += 1) await fail(email);
    for (const seconds of [1, 2, 4, 8, 16]) {
      const refused = guest.verify({ email: email.toUpperCase(), password });
      const message = `Too many attempts. Please try again in ${seconds} second${seconds === 1 ? '' : 's'}.`;
      const details = { retryAfterSeconds: seconds };
      await expect(refused).rejects.toMatchObject({
        kind: 'rate_limited',
        code: 'too_many_attempts',
        message,
        details,
      });
      service.clock.advance(seconds * 1_000);
      await fail(email);
    }
    const refused = { kind: 'rate_limited', details: { retryAfterSeconds: 600 - 31 } };
    await expect(guest.verify({ email, password })).rejects.toMatchObject(refused);
    service.clock.advance((600 - 31) * 1_000);
    await expect(guest.verify({ email, password })).resolves.toBeDefined();
  });

  it('an unknown address is slowed down alike', async () => {
    for (let n = 0; n < 5; n += 1) await fail('ghost@example.com');
    const asked = guest.verify({ email: 'ghost@example.com', password });
    await expect(asked).rejects.toMatchObject({ kind: 'rate_limited', details: { retryAfterSeconds: 1 } });
  });

  it('the right password resets the failure count, and other accounts are not touched', async () => {
    const [one, two] = [await member(), await member()];
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) await fail(one.email);
      await guest.verify({ email: one.email, password });
    }
    for (let n = 0; n < 5; n += 1) await fail(one.email);
    await expect(guest.verify({ email: two.email, password })).resolves.toBeDefined();
  });

  it('asking many times at once gains no attempts', async () => {
    const { email } = await member();
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, () => guest.verify({ email, password: 'not it at all' })),
    );
    const codes = all.map((end) =>
      end.status === 'rejected' ? (end.reason as { code: string }).code : 'in',
    );
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(25);
  });

  it('an outage of ours is not held against anybody', async () => {
    const limit = service.get(AttemptLimit);
    const ann = { action: 'sign-in', email: 'ann@example.com', from: '192.0.2.1', device: null } as const;
    const broken = () => limit.run(ann, () => Promise.reject(unavailable('busy')));
    for (let n = 0; n < 12; n += 1) await expect(broken()).rejects.toMatchObject({ code: 'busy' });
    await expect(limit.run(ann, () => Promise.resolve('in'))).resolves.toBe('in');
  });

  it('Redis holds hashes that expire, and no address', async () => {
    await fail('canary@example.com');
    const keys = (await service.redis.keys('*')).filter((key) => key.startsWith('auth:attempts:'));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toMatch(/canary|example|@/);
    for (const key of keys) expect(await service.redis.pttl(key)).toBeGreaterThan(0);
  });
});

it('checks no password while Redis is away, where nobody could count attempts', async () => {
  const cutOff = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
  const refused = { kind: 'unavailable', code: 'sign_in_unavailable' };
  try {
    const lee = visitor(cutOff);
    const email = 'lee@example.com';
    await expect(lee.register({ username: 'Lee', email, password })).rejects.toMatchObject(refused);
    await expect(lee.verify({ email, password })).rejects.toMatchObject(refused);
    expect(await cutOff.db.query('SELECT id FROM users')).toEqual([]);
  } finally {
    await cutOff.close();
  }
});

it('refuses hostile input with a clear answer', async () => {
  const { email } = await member();
  const hostile: object[] = [
    { email: `${email}\0`, password },
    { email: `\ud800${email}`, password },
    { email: `${email}' OR '1'='1`, password },
    { email: { $gt: '' }, password },
    { email, password: 'x'.repeat(10_000) },
    { email, password: 'x\0xxxxxxx' },
    { email, password: 'xxxxxx\udfff' },
    { email, password: ['tulips'] },
    { email, password, admin: true },
    { email },
    {},
  ];
  for (const input of hostile) {
    await expect(guest.verify(input as { email: string; password: string })).rejects.toMatchObject({
      kind: 'invalid',
    });
  }
});

import { credentialRoutes } from '@giftwell/contracts/auth/auth';
import { passwordRoutes } from '@giftwell/contracts/auth/password';
import { userKeys } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { mailFolder, startAuth, visitor } from '../testing/auth.js';
import { mailsTo, tokenIn } from '../testing/sent-mails.js';
import { linkExpired } from '../tokens/tokens.service.js';

let service: TestService;
let count = 0;
const old = 'tulips and tea';
const chosen = 'daffodils and cake';
const expired = { kind: 'invalid', code: 'link_expired', message: linkExpired().message };

beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

const passwords = () => service.client(passwordRoutes, null);
async function member() {
  count += 1;
  const account = { username: `Member ${count}`, email: `member${count}@example.com`, password: old };
  const { user } = await visitor(service, `192.0.2.${count}`).register(account);
  return { id: user.id, email: user.email };
}
const verify = (email: string, password: string) =>
  visitor(service, `198.51.100.${(count += 1) % 250}`).verify({ email, password });
async function resetMails(email: string) {
  await service.settle();
  return (await mailsTo(email, mailFolder)).filter(
    ({ subject }) => subject === 'Reset your Giftwell password',
  );
}
/** Requests a link and returns its secret. */
async function forgotten(email: string, written = email): Promise<string> {
  await passwords().forgot({ email: written });
  return tokenIn((await resetMails(email)).at(-1)!, 'reset-password');
}
const epochOf = async (id: number) => (await service.client(credentialRoutes, id).epoch({})).sessionEpoch;

it('lets the owner of the address choose a new password, ends all sessions and says so by mail', async () => {
  const { id, email } = await member();
  const token = await forgotten(email, email.toUpperCase());
  await service.redis.set(userKeys.sessionEpoch + id, '0:1');
  expect(await passwords().reset({ token, password: chosen })).toEqual({ ok: true });
  await expect(verify(email, old)).rejects.toMatchObject({ code: 'wrong_credentials' });
  expect((await verify(email, chosen)).sessionEpoch).toBe(1);
  expect(await epochOf(id)).toBe(1);
  expect(await service.redis.exists(userKeys.sessionEpoch + id)).toBe(0);
  await service.settle();
  expect((await mailsTo(email, mailFolder)).map(({ subject }) => subject)).toContain(
    'Your Giftwell password was changed',
  );
  const [{ emailConfirmedAt }] = await service.db.query<[{ emailConfirmedAt: Date | null }]>(
    'SELECT "emailConfirmedAt" FROM users WHERE id = $1',
    [id],
  );
  expect(emailConfirmedAt).not.toBeNull();
});

it('answers an unknown address alike, and sends nothing', async () => {
  const { email } = await member();
  const before = (await service.db.query<object[]>('SELECT id FROM mails')).length;
  expect(await passwords().forgot({ email: 'nobody-at-all@example.com' })).toEqual({ ok: true });
  await service.settle();
  expect(await service.db.query('SELECT id FROM mails')).toHaveLength(before);
  expect(await passwords().forgot({ email })).toEqual({ ok: true });
  expect(await resetMails(email)).toHaveLength(1);
});

it('does the same work before it answers, whether the address is known or not', async () => {
  const quiet = await startAuth({ ROLE: 'rpc' });
  try {
    const { user } = await visitor(quiet).register({
      username: 'Lee',
      email: 'lee@example.com',
      password: old,
    });
    const forgot = (email: string) => quiet.client(passwordRoutes, null).forgot({ email });
    const rowsBy = async (email: string) => {
      const before = (await quiet.outbox()).length;
      await forgot(email);
      return (await quiet.outbox()).slice(before).map(({ queue, data }) => ({ queue, data }));
    };
    const queue = 'auth.send-reset';
    expect(await rowsBy('lee@example.com')).toEqual([{ queue, data: { userId: user.id } }]);
    expect(await rowsBy('nobody@example.com')).toEqual([{ queue, data: { userId: null } }]);
    expect(await quiet.db.query("SELECT id FROM account_tokens WHERE purpose = 'reset-password'")).toEqual(
      [],
    );
  } finally {
    await quiet.close();
  }
});

it('takes a link once', async () => {
  const { email } = await member();
  const token = await forgotten(email);
  await passwords().reset({ token, password: chosen });
  for (let n = 0; n < 3; n += 1)
    await expect(passwords().reset({ token, password: 'something else' })).rejects.toMatchObject(expired);
  await expect(verify(email, chosen)).resolves.toBeDefined();
});

it('lets one of 50 simultaneous uses win', async () => {
  const { id, email } = await member();
  const token = await forgotten(email);
  const all = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => passwords().reset({ token, password: `daffodils number ${n}` })),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await epochOf(id)).toBe(1);
  const winner = all.findIndex(({ status }) => status === 'fulfilled');
  await expect(verify(email, `daffodils number ${winner}`)).resolves.toBeDefined();
});

it('takes no link that was open before the password was changed with another', async () => {
  const { id, email } = await member();
  const [first, second] = [await forgotten(email), await forgotten(email)];
  expect(first).not.toBe(second);
  await passwords().reset({ token: second, password: chosen });
  await expect(passwords().reset({ token: first, password: 'something else' })).rejects.toMatchObject(
    expired,
  );
  expect(await epochOf(id)).toBe(1);
});

it('lets one of two links win when both are used at once', async () => {
  const { id, email } = await member();
  const tokens = [await forgotten(email), await forgotten(email)];
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => passwords().reset({ token: tokens[n % 2]!, password: chosen })),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await epochOf(id)).toBe(1);
});

it('takes a link for an hour', async () => {
  const { email } = await member();
  const token = await forgotten(email);
  service.clock.advance(3_600_000);
  await expect(passwords().reset({ token, password: chosen })).rejects.toMatchObject(expired);
  await expect(verify(email, old)).resolves.toBeDefined();
});

it('keeps the link when the new password is too weak', async () => {
  const { email } = await member();
  const token = await forgotten(email);
  for (const weak of ['password123', email])
    await expect(passwords().reset({ token, password: weak })).rejects.toMatchObject({
      code: 'weak_password',
      details: { fields: { password: expect.any(String) as string } },
    });
  await expect(passwords().reset({ token, password: chosen })).resolves.toEqual({ ok: true });
});

it('sends three links in an hour at most', async () => {
  const { email } = await member();
  for (let n = 0; n < 6; n += 1) {
    await passwords().forgot({ email });
    await service.settle();
  }
  expect(await resetMails(email)).toHaveLength(3);
  service.clock.advance(3_600_001);
  await passwords().forgot({ email });
  expect(await resetMails(email)).toHaveLength(4);
});

it('refuses tokens that it did not make', async () => {
  const { email } = await member();
  const token = await forgotten(email);
  const [{ id, tokenHash }] = await service.db.query<[{ id: string; tokenHash: string }]>(
    'SELECT id, "tokenHash" FROM account_tokens ORDER BY "createdAt" DESC LIMIT 1',
  );
  for (const wrong of ['A'.repeat(43), tokenHash, `${token.slice(0, -2)}AA`])
    await expect(passwords().reset({ token: wrong, password: chosen })).rejects.toMatchObject(expired);
  for (const wrong of ['', id, `${token}A`, `${token.slice(0, 42)}\0`, { $ne: '' }])
    await expect(passwords().reset({ token: wrong as string, password: chosen })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'invalid_input',
    });
});

it('keeps no token that could be used, neither in the database, in Redis nor in the log', async () => {
  const { email } = await member();
  const token = await forgotten(email);
  const rows = await service.db.query<object[]>(
    `SELECT row_to_json(t) FROM account_tokens t UNION ALL SELECT row_to_json(m) FROM mails m`,
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(service.logLines.join('\n')).not.toContain(token);
  for (const key of await service.redis.keys('bull:auth.*')) {
    if ((await service.redis.type(key)) !== 'hash') continue;
    expect(JSON.stringify(await service.redis.hgetall(key))).not.toContain(token);
  }
});

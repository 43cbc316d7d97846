import { addressRoutes } from '@giftwell/contracts/auth/address';
import { credentialRoutes } from '@giftwell/contracts/auth/auth';
import { passwordRoutes } from '@giftwell/contracts/auth/password';
import { userKeys } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { mailFolder, startAuth, visitor, memberPassword as password, newMember } from '../testing/auth.js';
import { mailsTo, tokenIn } from '../testing/sent-mails.js';

let service: TestService;
const expired = { kind: 'invalid', code: 'link_expired' };

beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

const member = () => newMember(service);
const as = (userId: number | null) => service.client(addressRoutes, userId);
const confirm = (token: string) => as(null).confirm({ token });
async function linksTo(address: string): Promise<string[]> {
  await service.settle();
  const mails = await mailsTo(address, mailFolder);
  return mails
    .filter(({ text }) => text?.includes('/confirm-address#'))
    .map((m) => tokenIn(m, 'confirm-address'));
}
const subjectsTo = async (address: string) => {
  await service.settle();
  return (await mailsTo(address, mailFolder)).map(({ subject }) => subject);
};
const epochOf = async (id: number) => (await service.client(credentialRoutes, id).epoch({})).sessionEpoch;

it('mails a link after the sign-up, which confirms the address once', async () => {
  const { id, email } = await member();
  expect(await as(id).state({})).toEqual({ email, confirmed: false, refused: false, hasPassword: true });
  const [token, ...more] = await linksTo(email);
  expect(more).toEqual([]);
  expect(await confirm(token!)).toEqual({ email, changed: false });
  expect((await as(id).state({})).confirmed).toBe(true);
  expect(await epochOf(id)).toBe(0);
  await expect(confirm(token!)).rejects.toMatchObject(expired);
  await as(id).sendLink({});
  expect(await linksTo(email)).toHaveLength(1);
});

it('mails the link again, three in an hour at most', async () => {
  const { id, email } = await member();
  for (let n = 0; n < 5; n += 1) await as(id).sendLink({});
  expect(await linksTo(email)).toHaveLength(3);
});

it('changes the address when the link to the new one is used, ends all sessions and tells the old one', async () => {
  const { id, email } = await member();
  const next = `next${id}@example.com`;
  await as(id).change({ email: next, password });
  const [token] = await linksTo(next);
  expect((await as(id).state({})).email).toBe(email);
  const [ofOld] = await linksTo(email);
  await service.client(passwordRoutes, null).forgot({ email });
  await service.settle();

  await service.redis.set(userKeys.sessionEpoch + id, '0:1');
  expect(await confirm(token!)).toEqual({ email: next, changed: true });
  expect(await service.redis.exists(userKeys.sessionEpoch + id)).toBe(0);
  expect(await as(id).state({})).toEqual({ email: next, confirmed: true, refused: false, hasPassword: true });
  expect(await epochOf(id)).toBe(1);
  expect(await subjectsTo(email)).toContain('Your Giftwell email address was changed');
  const signIn = (address: string) => visitor(service, '198.51.100.1').verify({ email: address, password });
  await expect(signIn(next)).resolves.toMatchObject({ user: { id }, sessionEpoch: 1 });
  await expect(signIn(email)).rejects.toMatchObject({ code: 'wrong_credentials' });
  // Links mailed to the old address no longer work.
  await expect(confirm(ofOld!)).rejects.toMatchObject(expired);
  const reset = (await mailsTo(email, mailFolder)).find(({ subject }) => subject?.startsWith('Reset'));
  const old = tokenIn(reset!, 'reset-password');
  await expect(
    service.client(passwordRoutes, null).reset({ token: old, password: 'daffodils and cake' }),
  ).rejects.toMatchObject(expired);
});

it('asks for the password before it changes anything, and slows down whoever guesses', async () => {
  const { id } = await member();
  const guess = () => as(id).change({ email: `stolen${id}@example.com`, password: 'not it at all' });
  for (let n = 0; n < 5; n += 1)
    await expect(guess()).rejects.toMatchObject({
      kind: 'invalid',
      code: 'wrong_password',
      details: { fields: { password: 'That isn’t your password.' } },
    });
  await expect(guess()).rejects.toMatchObject({ kind: 'rate_limited', code: 'too_many_attempts' });
  expect(await linksTo(`stolen${id}@example.com`)).toEqual([]);
});

it('gives the same answer for an address that another account has, and tells only its owner', async () => {
  const [one, other] = [await member(), await member()];
  expect(await as(one.id).change({ email: other.email.toUpperCase(), password })).toEqual({ ok: true });
  expect(await as(one.id).change({ email: `free${one.id}@example.com`, password })).toEqual({ ok: true });
  expect(await subjectsTo(other.email)).toContain('You already have a Giftwell account');
  // Only the link of the sign-up.
  expect(await linksTo(other.email)).toHaveLength(1);
  expect(await linksTo(`free${one.id}@example.com`)).toHaveLength(1);
});

it('lets one account win an address that two want', async () => {
  const [one, other] = [await member(), await member()];
  const wanted = `wanted${one.id}@example.com`;
  await as(one.id).change({ email: wanted, password });
  await as(other.id).change({ email: wanted, password });
  const tokens = await linksTo(wanted);
  expect(tokens).toHaveLength(2);
  const ends = await Promise.allSettled(tokens.map(confirm));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = ends.find((end) => end.status === 'rejected')!.reason as object;
  expect(refused).toMatchObject({ kind: 'conflict', code: 'email_taken' });
});

it('lets one of 20 simultaneous uses win', async () => {
  const { id, email } = await member();
  const [token] = await linksTo(email);
  const ends = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(token!)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await as(id).state({})).confirmed).toBe(true);
});

it('takes a link for an hour', async () => {
  const { email } = await member();
  const [token] = await linksTo(email);
  service.clock.advance(3_600_000);
  await expect(confirm(token!)).rejects.toMatchObject(expired);
});

it.each(['state', 'sendLink', 'change'] as const)('refuses %s to guests', async (name) => {
  const input = name === 'change' ? { email: 'a@example.com', password } : {};
  const asking = (as(null)[name] as (given: object) => Promise<unknown>)(input);
  await expect(asking).rejects.toMatchObject({ kind: 'unauthenticated' });
});

it('does not take a link for another purpose', async () => {
  const { email } = await member();
  await service.client(passwordRoutes, null).forgot({ email });
  const [confirmation] = await linksTo(email);
  const reset = (await mailsTo(email, mailFolder)).find(({ subject }) => subject?.startsWith('Reset'));
  await expect(confirm(tokenIn(reset!, 'reset-password'))).rejects.toMatchObject(expired);
  await expect(
    service.client(passwordRoutes, null).reset({ token: confirmation!, password: 'daffodils and cake' }),
  ).rejects.toMatchObject(expired);
});

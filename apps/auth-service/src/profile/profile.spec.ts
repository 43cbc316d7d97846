import { accountRoutes, credentialRoutes } from '@giftwell/contracts/auth/auth';
import { userRenamed } from '@giftwell/contracts/auth/events';
import { profileChangeRoutes } from '@giftwell/contracts/auth/profile';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { TestService } from '@giftwell/server-kit/testing';
import { mailFolder, startAuth, visitor } from '../testing/auth.js';
import { mailsTo } from '../testing/sent-mails.js';

let service: TestService;
let count = 0;
const currentPassword = 'tulips and tea';

beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

async function member() {
  count += 1;
  const account = {
    username: `Member ${count}`,
    email: `member${count}@example.com`,
    password: currentPassword,
  };
  return (await visitor(service, `192.0.2.${count}`).register(account)).user;
}
const from = '192.0.2.200';
type Change = Omit<HandlerInput<typeof profileChangeRoutes.change>, 'from'>;
const as = (userId: number | null) => {
  const { change } = service.client(profileChangeRoutes, userId);
  return { change: (changes: Change) => change({ ...changes, from }) };
};
const me = async (id: number) => (await service.client(accountRoutes, id).me({})).user;
const subjectsTo = async (address: string) => {
  await service.settle();
  return (await mailsTo(address, mailFolder)).map(({ subject }) => subject);
};

it('changes the username alone, without a password', async () => {
  const { id, email } = await member();
  const answer = await as(id).change({ username: '  Ada Lovelace ' });
  expect(answer.user).toMatchObject({ id, username: 'Ada Lovelace', email });
  expect(answer.sessionEpoch).toBeNull();
  expect((await me(id)).username).toBe('Ada Lovelace');
  // The same name in another spelling is still the user's own.
  expect((await as(id).change({ username: 'ADA LOVELACE' })).user.username).toBe('ADA LOVELACE');
});

it('tells payments-service the new name', async () => {
  const { id } = await member();
  await as(id).change({ username: `Renamed ${id}` });
  await service.settle();
  const keys = await service.redis.keys(`bull:event.${userRenamed.name}.payments:*`);
  const jobs = await Promise.all(
    keys.filter((key) => /:e?[0-9a-z-]{10,}$/.test(key)).map((key) => service.redis.hget(key, 'data')),
  );
  expect(jobs.map((data) => userRenamed.data.parse(JSON.parse(data!)))).toContainEqual(
    expect.objectContaining({ userId: id, username: `Renamed ${id}` }),
  );
});

it('refuses a name that reads like that of another account', async () => {
  const [first, second] = [await member(), await member()];
  await expect(as(second.id).change({ username: first.username.toUpperCase() })).rejects.toMatchObject({
    kind: 'conflict',
    code: 'username_taken',
  });
  expect((await me(second.id)).username).toBe(second.username);
});

it('changes nothing where the current password is wrong', async () => {
  const { id, email } = await member();
  const next = `other${id}@example.com`;
  await expect(
    as(id).change({ username: 'Other name', email: next, currentPassword: 'not mine' }),
  ).rejects.toMatchObject({
    code: 'wrong_password',
    details: { fields: { currentPassword: 'That isn’t your password.' } },
  });
  await expect(as(id).change({ email: next })).rejects.toMatchObject({
    kind: 'invalid',
    details: { fields: { currentPassword: 'Please enter your current password' } },
  });
  expect(await me(id)).toMatchObject({ email, username: `Member ${count}` });
  expect(await subjectsTo(next)).toEqual([]);
});

it('mails a link to a new address, which is used only after that', async () => {
  const { id, email } = await member();
  const next = `next${id}@example.com`;
  const answer = await as(id).change({ email: next, currentPassword });
  expect(answer.user.email).toBe(email);
  expect(await subjectsTo(next)).toHaveLength(1);
});

it('changes the password with the current one, and ends all sessions', async () => {
  const { id, email } = await member();
  const newPassword = 'daffodils and cake';
  const answer = await as(id).change({ username: `New ${id}`, currentPassword, newPassword });
  expect(answer).toMatchObject({ user: { id, username: `New ${id}` }, sessionEpoch: 1 });
  expect(await service.client(credentialRoutes, id).epoch({})).toEqual({ sessionEpoch: 1 });
  const guest = visitor(service, '192.0.2.201');
  expect((await guest.verify({ email, password: newPassword })).user.id).toBe(id);
  await expect(guest.verify({ email, password: currentPassword })).rejects.toMatchObject({
    code: 'wrong_credentials',
  });
});

it('changes nothing where the new password is weak, or comes without the current one', async () => {
  const { id, username } = await member();
  await expect(
    as(id).change({ username: `Other ${id}`, currentPassword, newPassword: 'password' }),
  ).rejects.toMatchObject({
    code: 'weak_password',
    details: { fields: { newPassword: expect.any(String) as string } },
  });
  await expect(as(id).change({ newPassword: 'daffodils and cake' })).rejects.toMatchObject({
    kind: 'invalid',
    details: { fields: { currentPassword: 'Please enter your current password' } },
  });
  expect((await me(id)).username).toBe(username);
});

it('asks guests to sign in', async () => {
  await expect(as(null).change({ username: 'Nobody' })).rejects.toMatchObject({ kind: 'unauthenticated' });
});

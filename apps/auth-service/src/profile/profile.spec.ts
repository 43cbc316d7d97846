import { accountRoutes } from '@giftwell/contracts/auth/auth';
import { profileRoutes } from '@giftwell/contracts/auth/profile';
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
const as = (userId: number | null) => service.client(profileRoutes, userId);
const me = async (id: number) => (await service.client(accountRoutes, id).me({})).user;
const subjectsTo = async (address: string) => {
  await service.settle();
  return (await mailsTo(address, mailFolder)).map(({ subject }) => subject);
};

it('changes the username alone, without a password', async () => {
  const { id, email } = await member();
  const answer = await as(id).change({ username: '  Ada Lovelace ' });
  expect(answer.user).toMatchObject({ id, username: 'Ada Lovelace', email });
  expect((await me(id)).username).toBe('Ada Lovelace');
  // The same name in another spelling is still the user's own.
  expect((await as(id).change({ username: 'ADA LOVELACE' })).user.username).toBe('ADA LOVELACE');
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

it('asks guests to sign in', async () => {
  await expect(as(null).change({ username: 'Nobody' })).rejects.toMatchObject({ kind: 'unauthenticated' });
});

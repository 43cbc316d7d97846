import { signUpRoutes } from '@giftwell/contracts/auth/address';
import type { TestService } from '@giftwell/server-kit/testing';
import { startAuth, visitor } from '../testing/auth.js';
import { startMailServer, type MailServer } from '../testing/mail-server.js';
import { tokenIn } from '../testing/sent-mails.js';

let service: TestService;
let server: MailServer;
let count = 0;
const password = 'tulips and tea';

beforeAll(async () => {
  server = await startMailServer();
  service = await startAuth({ SMTP_URL: server.url, MAIL_FROM: 'hello@giftwell.example' });
});
afterAll(async () => {
  await service.close();
  await server.close();
});

const newcomer = () => {
  count += 1;
  return { username: `Person ${count}`, email: `person${count}@example.com`, password };
};
const guest = () => visitor(service, `192.0.2.${(count % 250) + 1}`);
const finish = (token: string) => service.client(signUpRoutes, null).finish({ token });
async function mailsTo(address: string) {
  await service.settle();
  return server.taken.filter(({ to }) => (to as { text: string }).text === address);
}
async function linkTo(address: string): Promise<string> {
  return tokenIn((await mailsTo(address)).at(-1)!, 'finish-sign-up');
}
async function opened() {
  const account = newcomer();
  await guest().signUp(account);
  await finish(await linkTo(account.email));
  return account;
}
const users = (email: string) => service.db.query<object[]>('SELECT id FROM users WHERE email = $1', [email]);

it('opens no account before the link in the mail is used', async () => {
  const account = newcomer();
  expect(await guest().signUp({ ...account, timeZone: 'Europe/Berlin' })).toBeNull();
  const token = await linkTo(account.email);
  expect(await users(account.email)).toEqual([]);
  await expect(guest().verify({ email: account.email, password })).rejects.toMatchObject({
    code: 'wrong_credentials',
  });
  expect(await finish(token)).toEqual({ email: account.email, renamedTo: null });
  const { user } = await guest().verify({ email: account.email, password });
  expect(user).toMatchObject({ username: account.username, timeZone: 'Europe/Berlin' });
  await expect(finish(token)).rejects.toMatchObject({ code: 'link_expired' });
});

it('answers an address that has an account alike, and tells its owner once an hour', async () => {
  const { email } = await opened();
  for (let n = 0; n < 3; n += 1) expect(await guest().signUp({ ...newcomer(), email })).toBeNull();
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'You already have a Giftwell account')).toHaveLength(1);
  expect(subjects.filter((subject) => subject === 'Finish signing up for Giftwell')).toHaveLength(1);
  expect(await users(email)).toHaveLength(1);
  expect(await service.db.query('SELECT id FROM pending_registrations WHERE email = $1', [email])).toEqual(
    [],
  );
});

it('does not tell by a second attempt whether the first one met an account', async () => {
  const taken = await opened();
  for (const email of [taken.email, newcomer().email]) {
    const { username } = newcomer();
    for (let n = 0; n < 2; n += 1) expect(await guest().signUp({ username, email, password })).toBeNull();
  }
});

it('says at once that a username is taken, whatever the address', async () => {
  const taken = await opened();
  for (const email of [taken.email, newcomer().email])
    await expect(guest().signUp({ ...newcomer(), username: taken.username, email })).rejects.toMatchObject({
      code: 'username_taken',
    });
});

it('gives the second of two with one name a number, and opens one account for one address', async () => {
  const [one, two] = [newcomer(), newcomer()];
  await guest().signUp(one);
  await guest().signUp({ ...two, username: one.username });
  const [first, second] = [await linkTo(one.email), await linkTo(two.email)];
  await finish(first);
  const { email, renamedTo } = await finish(second);
  expect([email, renamedTo]).toEqual([two.email, expect.stringMatching(`^${one.username} \\d+$`)]);
  const { user } = await guest().verify({ email, password });
  expect(user.username).toBe(renamedTo);

  const three = newcomer();
  await guest().signUp(three);
  const early = await linkTo(three.email);
  await guest().signUp({ ...newcomer(), email: three.email });
  const late = await linkTo(three.email);
  await finish(late);
  await expect(finish(early)).rejects.toMatchObject({ kind: 'conflict', code: 'email_taken' });
});

it('lets one of 20 simultaneous uses win', async () => {
  const account = newcomer();
  await guest().signUp(account);
  const token = await linkTo(account.email);
  const ends = await Promise.allSettled(Array.from({ length: 20 }, () => finish(token)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await users(account.email)).toHaveLength(1);
});

it('forgets those who never used the link', async () => {
  await guest().signUp(newcomer());
  await service.settle();
  service.clock.advance(2 * 3_600_000 + 1);
  const last = newcomer();
  await guest().signUp(last);
  await service.settle();
  const kept = await service.db.query<{ email: string }[]>('SELECT email FROM pending_registrations');
  expect(kept).toEqual([{ email: last.email }]);
});

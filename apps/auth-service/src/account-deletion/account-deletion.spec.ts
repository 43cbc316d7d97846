import { deletedAccountRoutes } from '@giftwell/contracts/auth/account-deletion';
import { accountRoutes, credentialRoutes } from '@giftwell/contracts/auth/auth';
import { notificationRoutes } from '@giftwell/contracts/auth/notifications';
import { passwordRoutes } from '@giftwell/contracts/auth/password';
import { forgetUserKeys, userKeys } from '@giftwell/server-kit';
import { classificationProblems, everythingIn, type TestService } from '@giftwell/server-kit/testing';
import { FolderTransport } from '../mail/folder-transport.js';
import type { OutgoingMail } from '../mail/mail-transport.js';
import { MailsService } from '../mail/mails.service.js';
import { mock } from 'node:test';
import { mailFolder, memberPassword as password, ownerContext, startAuth, visitor } from '../testing/auth.js';
import { mailsTo } from '../testing/sent-mails.js';

let service: TestService;
let count = 0;

beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

function newcomer() {
  count += 1;
  return {
    ...{ username: `Planted ${count}`, email: `Planted.${count}@example.com`, password },
    phoneNumber: `+1 555 010 ${1_000 + count}`,
  };
}
const register = async (account = newcomer()) => ({ account, ...(await visitor(service).register(account)) });
const remove = (id: number | null) =>
  service
    .client(deletedAccountRoutes, id)
    .delete({ confirmation: 'DELETE', password, ...ownerContext(service) });

it('classifies every column', async () => {
  expect(await classificationProblems(service.db)).toEqual([]);
});

it('deletes everything about the account here, tells the other services, and says goodbye', async () => {
  const { account, user } = await register();
  const { id, email } = user;
  await service.client(notificationRoutes, id).change({ monthlyDigest: false });
  await service.client(passwordRoutes, null).forgot({ email });
  await service.db.query("INSERT INTO suppressed_addresses VALUES (lower($1), '550', now())", [
    `other-${email}`,
  ]);
  await service.settle();
  expect(await everythingIn(service.db)).toContain(email);
  expect((await mailsTo(email, mailFolder)).length).toBeGreaterThan(1);

  await remove(id);
  await service.settle();

  const left = await everythingIn(service.db);
  for (const planted of [account.username, email.toLowerCase(), account.phoneNumber])
    expect(left.toLowerCase().replace(`other-${email.toLowerCase()}`, '')).not.toContain(
      planted.toLowerCase(),
    );
  expect((await mailsTo(email, mailFolder)).map(({ subject }) => subject)).toEqual([
    'Your Giftwell account is deleted',
  ]);
  await expect(service.client(accountRoutes, id).me({})).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(service.client(credentialRoutes, id).epoch({})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  const entries = await service.db.query<object[]>(
    `SELECT actor, action, object, result FROM audit_log WHERE actor = $1 ORDER BY id`,
    [id],
  );
  expect(entries.at(-1)).toEqual({
    ...{ actor: id, action: 'account-delete', object: `user:${id}`, result: 'ok' },
  });
});

it('removes what is known by the address alone, and nothing of others', async () => {
  const { user } = await register();
  const other = `other-${user.email}`;
  const inCapitals = user.email.replace(/^[^@]+/, (name) => name.toUpperCase());
  const wanted = (address: string) => ({ key: `test:${address}`, to: { address } });
  await service.db.transaction(async (tx) => {
    for (const address of [inCapitals, other])
      await service.get(MailsService).request(tx, { ...wanted(address), template: 'password-changed' });
  });
  await service.settle();
  await service.db.query(
    "INSERT INTO suppressed_addresses VALUES (lower($1), '550', now()), (lower($2), '550', now())",
    [...[user.email, other]],
  );
  expect(await mailsTo(inCapitals, mailFolder)).toHaveLength(1);
  await remove(user.id);
  await service.settle();
  expect(await mailsTo(inCapitals, mailFolder)).toEqual([]);
  expect(await mailsTo(other, mailFolder)).toHaveLength(1);
  const rows = await service.db.query<object[]>(
    `SELECT 1 FROM mails WHERE key IN ($1, $2)
     UNION ALL SELECT 1 FROM suppressed_addresses WHERE address IN (lower($3), lower($4))`,
    [`test:${inCapitals}`, `test:${other}`, user.email, other],
  );
  expect(rows).toHaveLength(2);
});

it('removes a mail that is written after the others were removed', async () => {
  const { user } = await register();
  await service.settle();
  const { send, deleteCopies } = FolderTransport.prototype;
  let deleted = () => undefined as void;
  const firstDeletion = new Promise<void>((done) => (deleted = done));
  const sending = mock.method(
    FolderTransport.prototype,
    'send',
    async function (this: FolderTransport, mail: OutgoingMail) {
      sending.mock.restore();
      await remove(user.id);
      await firstDeletion;
      await send.call(this, mail);
    },
  );
  const deleting = mock.method(
    FolderTransport.prototype,
    'deleteCopies',
    async function (this: FolderTransport, ids: string[]) {
      await deleteCopies.call(this, ids);
      deleted();
    },
  );
  await service.client(passwordRoutes, null).forgot({ email: user.email });
  await service.settle();
  deleting.mock.restore();
  expect((await mailsTo(user.email, mailFolder)).map(({ subject }) => subject)).toEqual([
    'Your Giftwell account is deleted',
  ]);
});

it('publishes the deletion in its transaction, without identity', async () => {
  const quiet = await startAuth({ ROLE: 'rpc' });
  const { user } = await visitor(quiet).register(newcomer());
  const { delete: removeIt } = quiet.client(deletedAccountRoutes, user.id);
  await removeIt({ password, confirmation: 'DELETE', ...ownerContext(service) });
  const rows = (await quiet.outbox()).filter(({ name }) => name === 'auth.user-deleted');
  expect(rows.map(({ queue, data }) => [queue, data])).toEqual(
    ['gift-ai', 'planning', 'payments'].map((to) => [`event.auth.user-deleted.${to}`, { userId: user.id }]),
  );
  await quiet.close();
});

it('lets the address and the name be used again, by an account with nothing in it', async () => {
  const { account, user } = await register();
  await remove(user.id);
  const again = await visitor(service).register(account);
  expect(again.user.id).not.toBe(user.id);
  await expect(visitor(service).verify({ email: account.email, password })).resolves.toMatchObject({
    user: { id: again.user.id },
  });
});

it('ends the sessions also if the gateway could not', async () => {
  const { user } = await register();
  const { redis } = service;
  await redis.hset(`${userKeys.session}a`, 'user', user.id);
  await redis.zadd(userKeys.sessions + user.id, 1, 'a');
  await redis.set(userKeys.sessionEpoch + user.id, '0:1');
  await remove(user.id);
  await service.settle();
  expect(await redis.exists(`${userKeys.session}a`, userKeys.sessions + user.id)).toBe(0);
  expect(await redis.exists(userKeys.sessionEpoch + user.id)).toBe(0);
  await expect(forgetUserKeys(redis, user.id)).resolves.toBeUndefined();
});

it('deletes once if it is asked twice at the same time', async () => {
  const { user } = await register();
  // The mail about the new account is sent by then.
  await service.settle();
  const ends = await Promise.allSettled([remove(user.id), remove(user.id)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await service.settle();
  expect(await mailsTo(user.email, mailFolder)).toHaveLength(1);
});

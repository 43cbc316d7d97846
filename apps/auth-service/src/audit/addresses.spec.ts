import { auditRoutes } from '@giftwell/contracts/auth/audit';
import { credentialRoutes } from '@giftwell/contracts/auth/auth';
import { deletedAccountRoutes } from '@giftwell/contracts/auth/account-deletion';
import { passwordRoutes } from '@giftwell/contracts/auth/password';
import { shareChanged } from '@giftwell/contracts/gift-ai/events';
import { Events, PersonalRows } from '@giftwell/server-kit';
import { everythingIn, type TestService } from '@giftwell/server-kit/testing';
import { mailFolder, memberPassword as password, ownerContext, startAuth, visitor } from '../testing/auth.js';
import { mailsTo, tokenIn } from '../testing/sent-mails.js';
import { AddressTruncationsService } from './address-truncations.service.js';

const dayMs = 86_400_000;
let service: TestService;
let members = 0;

beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());
beforeEach(() => service.clock.set(new Date()));

/** A new account, opened from this address. */
async function member(from: string) {
  members += 1;
  const account = { username: `Member ${members}`, email: `member${members}@example.com`, password };
  return (await visitor(service, from).register(account)).user;
}
/** The newest entries, oldest first. */
async function newest(count: number) {
  const rows = await service.db.query<{ action: string; result: string; address: string | null }[]>(
    'SELECT action, result, address FROM audit_log ORDER BY id DESC LIMIT $1',
    [count],
  );
  return rows.toReversed().map(({ action, result, address }) => `${action} ${result} ${address}`);
}
const truncate = () => service.get(AddressTruncationsService).run();
const at = (days: number) => service.clock.set(new Date(Date.now() + days * dayMs));

it('holds from which address an account was opened, and who could sign in or could not', async () => {
  const { email } = await member('203.0.113.1');
  await visitor(service, '203.0.113.2').verify({ email, password });
  const wrong = { email, password: 'not the password' };
  await expect(visitor(service, '2001:db8:1:2::/64').verify(wrong)).rejects.toThrow();
  for (let tries = 0; tries < 6; tries += 1)
    await visitor(service, '203.0.113.3')
      .verify(wrong)
      .catch(() => undefined);
  expect((await newest(9)).filter((one, index, all) => one !== all[index - 1])).toEqual([
    'register ok 203.0.113.1',
    'sign-in ok 203.0.113.2',
    'sign-in wrong_credentials 2001:db8:1:2::/64',
    'sign-in wrong_credentials 203.0.113.3',
    'sign-in too_many_attempts 203.0.113.3',
  ]);
});

it('holds from which address a password was reset, or wasn’t confirmed', async () => {
  const { id, email } = await member('203.0.113.4');
  await service.client(passwordRoutes, null).forgot({ email });
  await service.settle();
  const mails = await mailsTo(email, mailFolder);
  const mail = mails.find(({ subject }) => subject === 'Reset your Giftwell password')!;
  const token = tokenIn(mail, 'reset-password');
  const { reset } = service.client(passwordRoutes, null, undefined, '203.0.113.5');
  await reset({ token, password: 'daffodils and cake' });
  const { changePassword } = service.client(credentialRoutes, id, undefined, '203.0.113.6');
  const change = { currentPassword: 'not mine', password: 'roses and bread', from: '203.0.113.6' };
  await expect(changePassword(change)).rejects.toMatchObject({ code: 'wrong_password' });
  await changePassword({ ...change, currentPassword: 'daffodils and cake' });
  expect(await newest(3)).toEqual([
    'password-reset ok 203.0.113.5',
    're-authenticate wrong_password 203.0.113.6',
    'password-change ok 203.0.113.6',
  ]);
});

it('holds the address of what the gateway notes, and none for an event or for what is no address', async () => {
  const { id } = await member('203.0.113.7');
  const note = (address?: string) =>
    service
      .client(auditRoutes, id, undefined, address)
      .note({ action: 'sign-out', object: null, result: 'ok' });
  await note('203.0.113.8');
  await note('unknown');
  await note();
  const event = { action: 'share-create', actor: id, shareId: 7, requestId: 'request' } as const;
  await service.db.transaction((tx) => service.get(Events).publish(tx, shareChanged, event));
  await service.settle();
  expect(await newest(4)).toEqual([
    'sign-out ok 203.0.113.8',
    'sign-out ok null',
    'sign-out ok null',
    'share-create ok null',
  ]);
});

it('truncates addresses after 30 days by the clock, and not before', async () => {
  at(-31);
  const old = await member('203.0.113.77');
  at(-29);
  const young = await member('203.0.113.77');
  const addressesOf = async () => {
    const rows = await service.db.query<{ address: string }[]>(
      `SELECT address FROM audit_log WHERE actor IN ($1, $2) AND action = 'register' ORDER BY id`,
      [old.id, young.id],
    );
    return rows.map(({ address }) => address);
  };
  at(-1.01);
  await truncate();
  expect(await addressesOf()).toEqual(['203.0.113.77', '203.0.113.77']);
  at(-0.99);
  await truncate();
  expect(await addressesOf()).toEqual(['203.0.113.0/24', '203.0.113.77']);
});

it('tells of a failure in the log, and tries again', async () => {
  await service.db.query('ALTER TABLE audit_log RENAME address TO away');
  await truncate();
  await service.db.query('ALTER TABLE audit_log RENAME away TO address');
  expect(service.logLines.join('')).toContain('Audit log: IP address truncation failed');
  await expect(truncate()).resolves.toBeUndefined();
});

it('is in an export, and removed with the account, while the entries stay', async () => {
  const { id, email } = await member('203.0.113.91');
  const other = await member('203.0.113.99');
  const wrong = { email, password: 'not the password' };
  await expect(visitor(service, '203.0.113.92').verify(wrong)).rejects.toThrow();
  const { rows } = await service.get(PersonalRows).page(id, { table: 'audit_log', after: null });
  expect(rows.map(({ address }) => address)).toEqual(['203.0.113.91', '203.0.113.92']);

  const remove = service.client(deletedAccountRoutes, id, undefined, '203.0.113.93').delete;
  const proof = { password, ...ownerContext(service) };
  await expect(remove({ ...proof, confirmation: 'DELETE', password: 'not mine' })).rejects.toThrow();
  await remove({ ...proof, confirmation: 'DELETE' });
  await service.settle();
  const left = await everythingIn(service.db);
  for (const planted of ['203.0.113.91', '203.0.113.92', '203.0.113.93']) expect(left).not.toContain(planted);
  const entries = await service.db.query<object[]>(
    `SELECT action, result, address FROM audit_log WHERE actor = $1 OR object = 'user:' || $1::int ORDER BY id`,
    [id],
  );
  expect(entries).toEqual([
    { action: 'register', result: 'ok', address: null },
    { action: 'sign-in', result: 'wrong_credentials', address: null },
    { action: 're-authenticate', result: 'wrong_password', address: null },
    { action: 'account-delete', result: 'ok', address: null },
  ]);
  const [ofOther] = await service.db.query<object[]>('SELECT address FROM audit_log WHERE actor = $1', [
    other.id,
  ]);
  expect(ofOther).toEqual({ address: '203.0.113.99' });
});

it('is not in the entry of the deletion, which is written after the others were emptied', async () => {
  const quiet = await startAuth({ ROLE: 'rpc' });
  const { user } = await visitor(quiet, '203.0.113.96').register({
    ...{ username: 'Quiet', email: 'quiet@example.com', password },
  });
  const { delete: remove } = quiet.client(deletedAccountRoutes, user.id, undefined, '203.0.113.97');
  await remove({ confirmation: 'DELETE', password, ...ownerContext(quiet) });
  expect(await quiet.db.query<object[]>('SELECT action, address FROM audit_log ORDER BY id')).toEqual([
    { action: 'register', address: null },
    { action: 'account-delete', address: null },
  ]);
  await quiet.close();
});

it('is removed a second time later, for requests that were under way', async () => {
  const { id } = await member('203.0.113.94');
  await service
    .client(deletedAccountRoutes, id)
    .delete({ confirmation: 'DELETE', password, ...ownerContext(service) });
  await service.settle();
  await service
    .client(auditRoutes, id, undefined, '203.0.113.95')
    .note({ action: 'access-denied', object: null, result: '401' });
  expect(await everythingIn(service.db)).toContain('203.0.113.95');
  await service.runDelayedJobs();
  expect(await everythingIn(service.db)).not.toContain('203.0.113.95');
});

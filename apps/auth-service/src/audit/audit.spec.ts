import { auditRoutes } from '@giftwell/contracts/auth/audit';
import { wishlistSharingChanged } from '@giftwell/contracts/planning/events';
import { Clock, Events } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { startAuth, visitor } from '../testing/auth.js';

let service: TestService;
const rows = () => service.db.query<object[]>('SELECT * FROM audit_log ORDER BY id');

beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

it('holds registrations, sign-ins and limits that were hit, and no values', async () => {
  const guest = visitor(service);
  const canary = { email: 'canary@example.com', password: 'canary in a mine' };
  const { user } = await guest.register({ ...canary, username: 'Canary' });
  await guest.register({ ...canary, username: 'Canary two' }).catch(() => undefined);
  await guest.verify(canary);
  for (let n = 0; n < 6; n += 1)
    await guest.verify({ ...canary, password: 'canary outside' }).catch(() => undefined);
  await guest.verify({ ...canary, email: 'canary-unknown@example.com' }).catch(() => undefined);

  const account = `user:${user.id}`;
  const failed = { action: 'sign-in', actor: null, object: account, result: 'wrong_credentials' };
  const found = await rows();
  expect(found).toMatchObject([
    { action: 'register', actor: user.id, object: account, result: 'ok' },
    { action: 'register', actor: null, object: null, result: 'email_taken' },
    { action: 'sign-in', actor: user.id, object: account, result: 'ok' },
    ...Array.from({ length: 5 }, () => failed),
    { action: 'sign-in', actor: null, object: null, result: 'too_many_attempts' },
    { action: 'sign-in', actor: null, object: null, result: 'wrong_credentials' },
  ]);
  for (const row of found) {
    expect(row).toMatchObject({
      at: service.get(Clock).now(),
      requestId: expect.stringMatching(/^[\w-]{36}$/) as string,
    });
  }
  expect(JSON.stringify(found)).not.toMatch(/canary|example/i);
});

it('holds what the gateway notes, by whoever did it', async () => {
  const entry = { action: 'access-denied', object: 'GET /api/recipients/:id', result: '401' } as const;
  await service.client(auditRoutes, null).note(entry);
  await service.client(auditRoutes, 7).note({ action: 'sign-out', object: null, result: 'ok' });
  expect((await rows()).slice(-2)).toMatchObject([
    { ...entry, actor: null },
    { action: 'sign-out', actor: 7, object: null, result: 'ok' },
  ]);
});

it('holds who shares a wishlist', async () => {
  const event = { action: 'wishlist-share', actor: 7, wishlistId: 12, requestId: 'request' } as const;
  await service.db.transaction((tx) => service.get(Events).publish(tx, wishlistSharingChanged, event));
  await service.settle();
  expect((await rows()).at(-1)).toMatchObject({
    ...{ action: 'wishlist-share', actor: 7, object: 'wishlist:12', result: 'ok', requestId: 'request' },
  });
});

it.each(["UPDATE audit_log SET result = 'ok'", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
  'refuses %s',
  async (sql) => {
    const before = await rows();
    await expect(service.db.query(sql)).rejects.toThrow('audit_log is append-only');
    expect(await rows()).toEqual(before);
  },
);

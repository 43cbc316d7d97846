import { activityRoutes, auditRoutes } from '@giftwell/contracts/auth/audit';
import { credentialRoutes } from '@giftwell/contracts/auth/auth';
import { profileChangeRoutes } from '@giftwell/contracts/auth/profile';
import { shareChanged } from '@giftwell/contracts/gift-ai/events';
import { wishlistSharingChanged } from '@giftwell/contracts/planning/events';
import { Events } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { startAuth, visitor } from '../testing/auth.js';
import { AuditService } from './audit.service.js';

let service: TestService;
let ada: number;
let ben: number;
const password = 'tulips and tea';

beforeAll(async () => {
  service = await startAuth();
  const register = async (username: string) =>
    (await visitor(service).register({ username, email: `${username}@example.com`, password })).user.id;
  ada = await register('ada');
  ben = await register('ben');
});
afterAll(() => service.close());

const listOf = (userId: number | null) => service.client(activityRoutes, userId).list;
const said = async (userId: number) =>
  (await listOf(userId)({})).activities.map(({ action, succeeded }) => `${action} ${succeeded}`);

it('lists what happened to the account, newest first, refused attempts included', async () => {
  const guest = visitor(service);
  await guest.verify({ email: 'ada@example.com', password: 'not mine' }).catch(() => undefined);
  await guest.verify({ email: 'ada@example.com', password });
  await service.client(profileChangeRoutes, ada).change({ username: 'Ada Lovelace', from: '192.0.2.1' });
  const change = { currentPassword: password, password: 'daffodils and cake', from: '192.0.2.1' };
  await service.client(credentialRoutes, ada).changePassword(change);
  await service.client(auditRoutes, ada).note({ action: 'sign-out', object: null, result: 'ok' });
  expect(await said(ada)).toEqual([
    'sign-out true',
    'password-change true',
    'username-change true',
    'sign-in true',
    'sign-in false',
    'register true',
  ]);
});

it('lists exports and what is shared, of whoever shared it', async () => {
  const carl = (await visitor(service).register({ username: 'carl', email: 'carl@example.com', password }))
    .user.id;
  const change = { actor: carl, requestId: 'request' };
  const call = { userId: carl, requestId: 'request' };
  await service.get(AuditService).write({ action: 'data-export', user: carl, call, result: 'ok' });
  await service.db.transaction(async (tx) => {
    const events = service.get(Events);
    await events.publish(tx, shareChanged, { ...change, action: 'share-create', shareId: 7 });
    await events.publish(tx, wishlistSharingChanged, { ...change, action: 'wishlist-invite', wishlistId: 8 });
  });
  await service.settle();
  const all = await said(carl);
  expect(all.toSorted()).toEqual([
    'data-export true',
    'register true',
    'share-create true',
    'wishlist-invite true',
  ]);
});

it('shows nobody else’s, and no refused requests', async () => {
  const denied = { action: 'access-denied', object: 'GET /api/recipients/:id', result: '404' } as const;
  await service.client(auditRoutes, ben).note(denied);
  expect(await said(ben)).toEqual(['register true']);
  await expect(listOf(null)({})).rejects.toMatchObject({ kind: 'unauthenticated' });
});

it('comes in pages', async () => {
  for (let n = 0; n < 12; n += 1)
    await service
      .client(auditRoutes, ben)
      .note({ action: 'sessions-end', object: 'sessions:1', result: 'ok' });
  const first = await listOf(ben)({});
  expect(first).toMatchObject({ hasMore: true });
  expect(first.activities).toHaveLength(10);
  const rest = await listOf(ben)({ before: first.activities.at(-1)!.id });
  expect(rest.hasMore).toBe(false);
  expect(rest.activities.map(({ action }) => action)).toEqual(['sessions-end', 'sessions-end', 'register']);
  await expect(listOf(ben)({ before: '1; DROP TABLE users' })).rejects.toMatchObject({ kind: 'invalid' });
});

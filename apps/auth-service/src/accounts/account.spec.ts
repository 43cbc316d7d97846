import { accountRoutes, credentialRoutes } from '@giftwell/contracts/auth/auth';
import type { TestService } from '@giftwell/server-kit/testing';
import { startAuth, visitor } from '../testing/auth.js';

let service: TestService;
let ada: number;
let ben: number;

beforeAll(async () => {
  service = await startAuth();
  const register = async (username: string) => {
    const { user } = await visitor(service).register({
      username,
      email: `${username}@example.com`,
      password: 'tulips and tea',
    });
    return user.id;
  };
  ada = await register('ada');
  ben = await register('ben');
});
afterAll(() => service.close());

it('tells a signed-in user who they are, and only them', async () => {
  const { user } = await service.client(accountRoutes, ada).me({});
  expect(user).toMatchObject({ id: ada, username: 'ada', email: 'ada@example.com' });
  expect((await service.client(accountRoutes, ben).me({})).user.username).toBe('ben');
});

it('does not answer about somebody else', async () => {
  const asking = service.client(accountRoutes, ada).me({ userId: ben } as object as Record<string, never>);
  await expect(asking).rejects.toMatchObject({ kind: 'invalid' });
});

it.each([null, 999_999])('asks user %p to sign in', async (userId) => {
  const refused = { kind: 'unauthenticated', code: 'sign_in_required' };
  await expect(service.client(accountRoutes, userId).me({})).rejects.toMatchObject(refused);
  await expect(service.client(credentialRoutes, userId).epoch({})).rejects.toMatchObject(refused);
});

it("answers the caller's own session epoch", async () => {
  expect(await service.client(credentialRoutes, ben).epoch({})).toEqual({ sessionEpoch: 0 });
  await service.db.query('UPDATE users SET "sessionEpoch" = 3 WHERE id = $1', [ben]);
  expect(await service.client(credentialRoutes, ben).epoch({})).toEqual({ sessionEpoch: 3 });
  expect(await service.client(credentialRoutes, ada).epoch({})).toEqual({ sessionEpoch: 0 });
});

it('shows a Google account without a password as it is', async () => {
  const [{ id }] = await service.db.query<[{ id: number }]>(
    `INSERT INTO users (username, "usernameKey", email, "googleIssuer", "googleId", "profilePicture", "authProvider")
     VALUES ('Gus', 'gus', 'gus@example.com', 'https://accounts.google.com', 'g-1', 'https://example.com/gus.png', 'google') RETURNING id`,
  );
  const { user } = await service.client(accountRoutes, id).me({});
  expect(Object.keys(user).sort()).toEqual(
    [
      'id',
      'username',
      'email',
      'phoneNumber',
      'profilePicture',
      'authProvider',
      'timeZone',
      'createdAt',
    ].sort(),
  );
  expect(user).toMatchObject({ authProvider: 'google', timeZone: 'UTC', phoneNumber: null });
});

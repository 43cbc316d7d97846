import { hintRoutes, hintsMax } from '@giftwell/contracts/auth/hints';
import type { TestService } from '@giftwell/server-kit/testing';
import { startAuth, visitor } from '../testing/auth.js';

let service: TestService;
let ada: number;
let ben: number;

beforeAll(async () => {
  service = await startAuth();
  const register = async (username: string) =>
    (
      await visitor(service).register({
        username,
        email: `${username}@example.com`,
        password: 'tulips and tea',
      })
    ).user.id;
  ada = await register('Ada');
  ben = await register('Ben');
});
afterAll(() => service.close());

const as = (userId: number | null) => service.client(hintRoutes, userId);

it('stores each hint once, for its user only', async () => {
  await as(ada).add({ hint: 'budget-1' });
  await as(ada).add({ hint: 'budget-1' });
  await as(ada).add({ hint: 'wizard-hints' });
  expect((await as(ada).list({})).hints.sort()).toEqual(['budget-1', 'wizard-hints']);
  expect(await as(ben).list({})).toEqual({ hints: [] });
});

it('refuses guests and names that no hint has', async () => {
  await expect(as(null).list({})).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(as(ada).add({ hint: 'Read <this>' })).rejects.toMatchObject({ kind: 'invalid' });
});

it('stores only so many', async () => {
  for (let count = 0; count < hintsMax + 5; count += 1) await as(ben).add({ hint: `hint-${count}` });
  expect((await as(ben).list({})).hints).toHaveLength(hintsMax);
});

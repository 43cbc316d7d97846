import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { expect, test } from '@playwright/test';
import { treatments, type Treatment } from './auth-routes.js';
import { declaredRoutes } from './declared-routes.js';
import { arrive, send, signedUp, type Visitor } from './visitors.js';

type Of<K extends Treatment['kind']> = Extract<Treatment, { kind: K }>;

const routes = (await declaredRoutes('auth/auth')).filter(({ path }) => !path.startsWith('/internal/'));
const treated = <K extends Treatment['kind']>(kind: K) =>
  routes.flatMap((route) => {
    const treatment = treatments[route.name];
    return treatment?.kind === kind ? [{ route, treatment: treatment as Of<K> }] : [];
  });

/** Everything that the account of a visitor shows. */
const accountOf = (visitor: Visitor) =>
  Promise.all(
    ['/api/auth/me', '/api/auth/address', '/api/user/notifications'].map(async (path) =>
      (await visitor.get(path)).json(),
    ),
  );
const sessionsOf = async (visitor: Visitor) =>
  sessionRoutes.list.output.parse(await (await visitor.get('/api/auth/sessions')).json()).sessions;

test.describe('the account of somebody else', () => {
  test('is thought of for every route that there is', () => {
    const missing = routes.filter(({ name }) => !treatments[name]).map(({ name }) => name);
    expect(missing, 'say in auth-routes.ts how these treat strangers').toEqual([]);
    const gone = Object.keys(treatments).filter((name) => !routes.some((route) => route.name === name));
    expect(gone, 'these are routes no more').toEqual([]);
  });

  test('is neither seen nor changed by strangers and guests', async ({ playwright, baseURL }) => {
    const arriving = () => arrive(playwright, baseURL!);
    const [owner, stranger, guest] = [await arriving(), await arriving(), await arriving()];
    const another = await arriving();
    for (const visitor of [owner, stranger, another]) await signedUp(visitor);
    const before = await accountOf(owner);
    const [session] = await sessionsOf(owner);
    const { email } = (before[0] as { user: { email: string } }).user;

    let refusals = 0;
    for (const { route, treatment } of treated('own')) {
      const refused = await send(guest, route, treatment.input);
      expect(refused.status(), `${route.name} by a guest`).toBe(401);
      // In turn, because after a few wrong passwords an account has to wait.
      if (treatment.status !== 200) refusals += 1;
      const answer = await send(refusals % 2 ? stranger : another, route, treatment.input);
      expect(answer.status(), `${route.name} by a stranger`).toBe(treatment.status);
      expect(await answer.text(), route.name).not.toContain(email);
    }
    for (const { route, treatment } of treated('addressed')) {
      const input = treatment.input(session!.id);
      expect((await send(stranger, route, input)).status(), `${route.name} by a stranger`).toBe(404);
      expect((await send(guest, route, input)).status(), `${route.name} by a guest`).toBe(401);
    }
    expect(await accountOf(owner)).toEqual(before);
    expect(await sessionsOf(owner)).toHaveLength(1);
    for (const { route, treatment } of treated('addressed'))
      expect((await send(owner, route, treatment.input(session!.id))).status(), route.name).toBe(200);
  });
});

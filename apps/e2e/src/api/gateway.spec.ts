import { expect, test } from '@playwright/test';
import { declaredRoutes } from './declared-routes.js';
import { treatments } from './gateway-routes.js';
import { arrive, send, signedUp } from './visitors.js';

const routes = await declaredRoutes('gateway/uploads');

test.describe('what the gateway itself answers', () => {
  test('is thought of for every route that there is', () => {
    expect(
      routes.map(({ name }) => name).sort(),
      'say in gateway-routes.ts how these treat visitors',
    ).toEqual(Object.keys(treatments).sort());
    const open = routes.filter(({ access }) => access === 'public').map(({ name }) => name);
    expect(open.filter((name) => treatments[name]?.kind !== 'open')).toEqual([]);
  });

  test('is refused to guests where it is for users', async ({ playwright, baseURL }) => {
    const [guest, user] = [await arrive(playwright, baseURL!), await arrive(playwright, baseURL!)];
    await signedUp(user);
    for (const route of routes) {
      const treatment = treatments[route.name]!;
      if (treatment.kind === 'open') continue;
      const input = treatment.kind === 'own' ? treatment.input : {};
      expect((await send(guest, route, input)).status(), `${route.name} by a guest`).toBe(401);
      if (treatment.kind === 'own')
        expect((await send(user, route, input)).status(), `${route.name} by a user`).toBe(treatment.status);
    }
  });
});

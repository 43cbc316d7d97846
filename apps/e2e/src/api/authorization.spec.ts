import { isPublic } from '@giftwell/contracts/core/route';
import { generateOutput } from '@giftwell/contracts/gift-ai/wizard';
import { expect, test } from '@playwright/test';
import { declaredRoutes } from './declared-routes.js';
import { treatments, type Belongings, type Treatment } from './gift-ai-routes.js';
import { expectRefused } from './refusals.js';
import { rowsOf } from './rows.js';
import { arrive, send, signedUp, type Visitor } from './visitors.js';

type Of<K extends Treatment['kind']> = Extract<Treatment, { kind: K }>;

const routes = await declaredRoutes('gift-ai/suggestions');
const treated = <K extends Treatment['kind']>(kind: K) =>
  routes.flatMap((route) => {
    const treatment = treatments[route.name];
    return treatment?.kind === kind ? [{ route, treatment: treatment as Of<K> }] : [];
  });

async function recipientOf(visitor: Visitor): Promise<number> {
  const data = { name: 'Bo', relationship: 'friend', interests: ['music'], personality: ['funny'] };
  const response = await visitor.post('/api/recipients', { data });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { recipient: { id: number } }).recipient.id;
}

/** A user with nine ideas: one saved, rated and shared, which also creates learning data. */
async function settleIn(visitor: Visitor): Promise<Belongings & { name: string }> {
  const run = 'authorized-1';
  const wizard = { recipientName: 'Ada', interests: ['cooking'], personality: ['creative'], run };
  const answer = await visitor.post('/api/wizard/generate-suggestions', { data: wizard });
  const { id, name } = generateOutput.parse(await answer.json()).suggestions[0]!;
  for (const [act, data] of [
    ['save', {}],
    ['rate', { rating: 5 }],
  ] as const)
    expect((await visitor.post(`/api/suggestions/${id}/${act}`, { data })).status()).toBe(200);
  const share = { suggestionId: id, suggestionData: { name } };
  const shared = await visitor.post('/api/suggestions/share', { data: share });
  return { id: id!, name, run, ...((await shared.json()) as { shareCode: string }) };
}

test.describe('what belongs to somebody else', () => {
  test('is thought of for every route that there is', async ({ request }) => {
    const { paths } = (await (await request.get('/api/openapi.json')).json()) as { paths: object };
    const open = new Set(Object.keys(paths).map((path) => path.replace(/^\/api/, '')));
    const reachable = routes.filter(({ path }) => open.has(path.replace(/:(\w+)/g, '{$1}')));
    expect(reachable.length).toBeGreaterThan(10);
    const missing = reachable.filter(({ name }) => !treatments[name]).map(({ name }) => name);
    expect(missing, 'say in gift-ai-routes.ts how these treat strangers').toEqual([]);
    const gone = Object.keys(treatments).filter((name) => !routes.some((route) => route.name === name));
    expect(gone, 'these are routes no more').toEqual([]);
  });

  test('is not found by strangers and guests, and stays as it is', async ({ playwright, baseURL }) => {
    const arriving = () => arrive(playwright, baseURL!);
    const [owner, stranger, guest] = [await arriving(), await arriving(), await arriving()];
    const users = [await signedUp(owner), await signedUp(stranger)];
    const theirs = await settleIn(owner);
    const [recipient, strangersRecipient] = [await recipientOf(owner), await recipientOf(stranger)];
    const before = await rowsOf('gift_ai', ...users);
    expect(before['suggestions']).toHaveLength(9);
    expect(before['shared_suggestions']).toHaveLength(1);
    expect(Object.values(before).flat().length, 'what was learned, too').toBeGreaterThan(10);

    for (const { route, treatment } of treated('addressed')) {
      const input = treatment.input(theirs, strangersRecipient);
      expect(route.input.safeParse(input).error, `${route.name} understands this input`).toBeUndefined();
      for (const [who, visitor] of [
        ['a stranger', stranger],
        ['a guest', guest],
      ] as const) {
        const response = await send(visitor, route, input);
        const status = visitor === guest && !isPublic(route) ? 401 : 404;
        await expectRefused(response, status, `${route.name} by ${who}`);
        expect(await rowsOf('gift_ai', ...users), `${route.name} by ${who} changed nothing`).toEqual(before);
      }
    }

    // The same input works for its owner; links are revoked last.
    for (const { route, treatment } of treated('addressed'))
      expect((await send(owner, route, treatment.input(theirs, recipient))).status(), route.name).toBe(200);
  });

  test('is in no answer that a stranger gets', async ({ playwright, baseURL }) => {
    const arriving = () => arrive(playwright, baseURL!);
    const [owner, stranger, guest] = [await arriving(), await arriving(), await arriving()];
    const ownerId = await signedUp(owner);
    await signedUp(stranger);
    const theirs = await settleIn(owner);
    const before = await rowsOf('gift_ai', ownerId);
    for (const { route, treatment } of treated('own')) {
      expect((await send(guest, route, treatment.input)).status(), `${route.name} by a guest`).toBe(401);
      const response = await send(stranger, route, treatment.input);
      expect(response.status(), route.name).toBe(200);
      const text = await response.text();
      expect(text, route.name).not.toContain(theirs.name);
      expect(text, route.name).not.toContain(`"id":${theirs.id},`);
    }
    expect(await (await stranger.get('/api/ml/insights')).json()).toMatchObject({ totalRatings: 0 });
    expect(await rowsOf('gift_ai', ownerId)).toEqual(before);
  });

  test('is not asked for on the web where only services ask', async ({ playwright, baseURL }) => {
    const owner = await arrive(playwright, baseURL!);
    await signedUp(owner);
    for (const { route } of treated('inside'))
      expect((await send(owner, route, { recipientName: 'Bo', seed: 1 })).status(), route.name).toBe(404);
  });
});

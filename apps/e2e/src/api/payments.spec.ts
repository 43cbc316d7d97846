import type { Route } from '@giftwell/contracts/core/route';
import { expect, test } from '@playwright/test';
import { newPerson } from '../person.js';
import { declaredRoutes } from './declared-routes.js';
import {
  newGroup,
  somebody,
  treatments,
  type Group,
  type Statuses,
  type Treatment,
} from './payments-routes.js';
import { expectRefused } from './refusals.js';
import { rowsOf } from './rows.js';
import { arrive, send, signedUp, type Visitor } from './visitors.js';

type Of<K extends Treatment['kind']> = Extract<Treatment, { kind: K }>;

const routes = await declaredRoutes('payments/paypal');
const treated = <K extends Treatment['kind']>(kind: K) =>
  routes.flatMap((route) => {
    const treatment = treatments[route.name];
    return treatment?.kind === kind ? [{ route, treatment: treatment as Of<K> }] : [];
  });
const named = (name: string): Route => routes.find((route) => route.name === `payments.${name}`)!;

async function done(visitor: Visitor, name: string, input: object = {}): Promise<unknown> {
  const response = await send(visitor, named(name), input);
  expect(response.status(), `${name}: ${await response.text()}`).toBe(200);
  return response.json();
}

interface Details {
  contributions: { id: number }[];
  ideas: { id: number }[];
}
const detailsOf = async (owner: Visitor, id: number) =>
  (await done(owner, 'group-purchases.get', { id })) as Details;

/** An organizer with cash and an idea in one group gift, and a pledge and an idea in another. */
async function settleIn(owner: Visitor, fields: object = {}): Promise<Group> {
  const start = async (more: object) => {
    const input = { ...newGroup, title: 'Wilhelmina’s bike', ideas: [{ title: 'Red' }], ...fields, ...more };
    const answer = await done(owner, 'group-purchases.create', input);
    return (answer as { groupPurchase: { id: number; shareCode: string } }).groupPurchase;
  };
  const { id, shareCode } = await start({});
  const pledging = await start({ collects: 'pledges' });
  await done(owner, 'public-groups.contribute', { id, ...somebody });
  const { contribution } = (await done(owner, 'public-groups.pledge', {
    ...{ shareCode: pledging.shareCode, ...somebody, contributorEmail: 'bea@example.com' },
  })) as { contribution: { code: string } };
  const order = (await done(owner, 'paypal.order', { shareCode, ...somebody })) as { id: string };
  const [{ contributions, ideas }, other] = [await detailsOf(owner, id), await detailsOf(owner, pledging.id)];
  return {
    ...{ id, shareCode, contributionId: contributions[0]!.id, ideaId: ideas[0]!.id, orderId: order.id },
    ...{ pledging, code: contribution.code, pledgeId: other.contributions[0]!.id },
    pledgingIdeaId: other.ideas[0]!.id,
  };
}

/** The owner's open order would hold money back. */
const withoutOrder = async (owner: Visitor, group: Group): Promise<Group> => {
  await done(owner, 'paypal.cancel', { orderId: group.orderId });
  return group;
};

test.describe('group gifts of somebody else', () => {
  test('are covered for every route', () => {
    const missing = routes.filter(({ name }) => !treatments[name]).map(({ name }) => name);
    expect(missing, 'say in payments-routes.ts how these treat strangers').toEqual([]);
    const gone = Object.keys(treatments).filter((name) => !routes.some((route) => route.name === name));
    expect(gone, 'these are routes no more').toEqual([]);
  });

  test('are not found by strangers and guests, and stay as they are', async ({ playwright, baseURL }) => {
    const arriving = () => arrive(playwright, baseURL!);
    const [owner, stranger, guest] = [await arriving(), await arriving(), await arriving()];
    const users = [await signedUp(owner), await signedUp(stranger)];
    const [theirs, mine] = [await settleIn(owner), await settleIn(stranger)];
    const state = async () => [
      await rowsOf('payments', ...users),
      await detailsOf(owner, theirs.id),
      await detailsOf(owner, theirs.pledging.id),
    ];
    const before = await state();
    expect((before[0] as Record<string, string[]>)['group_purchases']).toHaveLength(4);
    expect((before[0] as Record<string, string[]>)['contributions']).toHaveLength(6);

    for (const { route, treatment } of treated('addressed')) {
      for (const input of treatment.inputs(theirs, mine)) {
        const what = `${route.name} ${JSON.stringify(input)}`;
        expect(route.input.safeParse(input).error, `${what} is understood`).toBeUndefined();
        await expectRefused(await send(stranger, route, input), 404, `${what} by a stranger`);
        await expectRefused(await send(guest, route, input), 401, `${what} by a guest`);
        expect(await state(), `${what} changed nothing`).toEqual(before);
      }
    }
  });

  test('are changed by their owner with the very same input', async ({ playwright, baseURL }) => {
    const owner = await arrive(playwright, baseURL!);
    await signedUp(owner);
    for (const { route, treatment } of treated('addressed')) {
      for (let at = 0; ; at += 1) {
        const theirs = await withoutOrder(owner, await settleIn(owner));
        const input = treatment.inputs(theirs, theirs)[at];
        if (!input) break;
        const response = await send(owner, route, input);
        expect(response.status(), `${route.name} ${JSON.stringify(input)}`).toBe(200);
      }
    }
  });

  test('are open to everyone with the link or a code, as far as each route says', async ({
    playwright,
    baseURL,
  }) => {
    const arriving = () => arrive(playwright, baseURL!);
    const [stranger, guest, hidden] = [await arriving(), await arriving(), await arriving()];
    // One user has at most a hundred group gifts.
    const owners = [await arriving(), await arriving()];
    for (const visitor of [...owners, stranger]) await signedUp(visitor);
    const person = newPerson();
    expect((await hidden.post('/api/auth/register', { data: person })).status()).toBe(200);
    for (const [at, { route, treatment }] of treated('open').entries()) {
      const owner = owners[at % owners.length]!;
      const visitors: Record<keyof Statuses, Visitor> = { owner, stranger, guest, hidden };
      for (const [who, visitor] of Object.entries(visitors)) {
        const group = await settleIn(owner, { hiddenFrom: [person.email] });
        const isAboutOrder = ['payments.paypal.capture', 'payments.paypal.cancel'].includes(route.name);
        if (!isAboutOrder) await withoutOrder(owner, group);
        const what = `${route.name} by ${who}`;
        const input = treatment.input(group);
        expect(route.input.safeParse(input).error, `${what} is understood`).toBeUndefined();
        const response = await send(visitor, route, input);
        const text = await response.text();
        expect(response.status(), `${what}: ${text}`).toBe(treatment.statuses[who as keyof Statuses]);
        if (visitor !== owner) expect(text, what).not.toMatch(/bea@example|contributorEmail|hiddenFrom/);
        if (visitor === hidden) expect(text, what).not.toContain('Wilhelmina');
        if (isAboutOrder) await withoutOrder(owner, group);
        if (route.name === 'payments.public-groups.mine' && response.ok())
          expect(JSON.parse(text), what).toMatchObject({ isOrganizer: visitor === owner });
      }
    }
  });

  test('are in no answer that a stranger gets', async ({ playwright, baseURL }) => {
    const arriving = () => arrive(playwright, baseURL!);
    const [owner, stranger, guest] = [await arriving(), await arriving(), await arriving()];
    const ownerId = await signedUp(owner);
    await signedUp(stranger);
    await settleIn(owner);
    const before = await rowsOf('payments', ownerId);
    for (const { route, treatment } of treated('own')) {
      await expectRefused(await send(guest, route, treatment.input), 401, `${route.name} by a guest`);
      const response = await send(stranger, route, treatment.input);
      expect(response.status(), route.name).toBe(200);
      expect(await response.text(), route.name).not.toContain('Wilhelmina');
    }
    expect(await rowsOf('payments', ownerId)).toEqual(before);
  });

  test('are not on the web where only services ask', async ({ playwright, baseURL }) => {
    const owner = await arrive(playwright, baseURL!);
    await signedUp(owner);
    await settleIn(owner);
    for (const { route } of treated('inside')) {
      const response = await send(owner, route, { headers: {}, body: '{}' });
      expect(response.status(), route.name).toBe(404);
      expect(await response.text(), route.name).not.toContain('"ok"');
    }
  });
});

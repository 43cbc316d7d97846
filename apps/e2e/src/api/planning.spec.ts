import type { Route } from '@giftwell/contracts/core/route';
import { expect, test } from '@playwright/test';
import { declaredRoutes } from './declared-routes.js';
import { treatments, webp, type Plans, type Treatment } from './planning-routes.js';
import { expectRefused } from './refusals.js';
import { rowsOf } from './rows.js';
import { arrive, send, signedUp, type Visitor } from './visitors.js';

type Of<K extends Treatment['kind']> = Extract<Treatment, { kind: K }>;

const contracts = ['planning/recipients', 'wishes/photos', 'dates/reminders', 'calendar/calendar-import'];
const routes = (await Promise.all(contracts.map(declaredRoutes))).flat();
const treated = <K extends Treatment['kind']>(kind: K) =>
  routes.flatMap((route) => {
    const treatment = treatments[route.name];
    return treatment?.kind === kind ? [{ route, treatment: treatment as Of<K> }] : [];
  });
const named = (name: string): Route => routes.find((route) => route.name === `planning.${name}`)!;

async function done(visitor: Visitor, name: string, input: object = {}): Promise<unknown> {
  const response = await send(visitor, named(name), input);
  expect(response.status(), name).toBe(200);
  return response.json();
}

interface Kept {
  recipient: { id: number; occasions: { id: number }[] };
}

/**
 * A user with a friend who has a birthday, an anniversary and a picture, with data deleted a moment ago, and with the scan
 * of a calendar unless none is wanted: each scan starts a thread.
 */
async function settleIn(visitor: Visitor, name: string, wantsScan = true): Promise<Plans> {
  const anniversary = { type: 'anniversary', date: '2015-05-05' };
  const fields = { name, relationship: 'friend', birthdate: '1990-01-01', occasions: [anniversary] };
  const meet = async (more: object = {}) =>
    ((await done(visitor, 'recipients.create', { ...fields, ...more })) as Kept).recipient;
  const { id, occasions } = await meet();
  await done(visitor, 'recipients.setPicture', { id, picture: webp });
  const deleted = await meet({ name: `${name}, long gone` });
  await done(visitor, 'recipients.remove', { id: deleted.id });
  await done(visitor, 'occasions.remove', { id: occasions[0]!.id });
  const give = async (title: string) =>
    ((await done(visitor, 'gifts.create', { recipientId: id, title })) as { gift: { id: number } }).gift.id;
  const [giftId, deletedGiftId] = [await give(`Scarf for ${name}`), await give('Gone')];
  await done(visitor, 'gifts.remove', { id: deletedGiftId });
  const { wishlist } = (await done(visitor, 'wishlists.create', {
    ...{ title: `Wishes of ${name}`, items: [{ name: 'Kite' }] },
  })) as { wishlist: { id: number; items: { id: number }[] } };
  const { invitations } = (await done(visitor, 'wishlist-invitations.invite', {
    ...{ id: wishlist.id, email: 'friend@example.com', from: name },
  })) as { invitations: { id: number }[] };
  await done(visitor, 'calendar-settings.change', { timeZone: 'Europe/Berlin', country: 'DE' });
  const { importId } = (await done(visitor, 'recipients.bulkAdd', {
    ...{ recipients: [{ name, date: '2015-06-06', occasionType: 'promotion' }], importedFrom: 'text' },
  })) as { importId: number };
  const scan = () => done(visitor, 'calendar-import.extract', { calendarData: `${name}, May 3` });
  const { scanId } = wantsScan ? ((await scan()) as { scanId: string }) : { scanId: 'none' };
  return {
    ...{ importId, scanId },
    recipientId: id,
    occasionId: occasions[1]!.id,
    giftId,
    deletedGiftId,
    wishlistId: wishlist.id,
    wishlistItemId: wishlist.items[0]!.id,
    invitationId: invitations[0]!.id,
    deletedRecipientId: deleted.id,
    deletedOccasionId: occasions[0]!.id,
  };
}

test.describe('people and dates of somebody else', () => {
  test('are covered for every route', () => {
    const missing = routes.filter(({ name }) => !treatments[name]).map(({ name }) => name);
    expect(missing, 'say in planning-routes.ts how these treat strangers').toEqual([]);
    const gone = Object.keys(treatments).filter((name) => !routes.some((route) => route.name === name));
    expect(gone, 'these are routes no more').toEqual([]);
  });

  test('are not found by strangers and guests, and stay as they are', async ({ playwright, baseURL }) => {
    const arriving = () => arrive(playwright, baseURL!);
    const [owner, stranger, guest] = [await arriving(), await arriving(), await arriving()];
    const users = [await signedUp(owner), await signedUp(stranger)];
    const theirs = await settleIn(owner, 'Wilhelmina Oak');
    const own = await settleIn(stranger, 'Somebody Else');
    const picture = `/api/recipients/${theirs.recipientId}/picture?v=1`;
    const shown = async () => (await (await owner.get(picture)).body()).toString('base64');
    // The server re-encodes it.
    const kept = await shown();
    expect(kept).toMatch(/^UklGR/);
    const before = await rowsOf('planning', ...users);
    expect(before['recipients']).toHaveLength(4);
    expect(before['occasions']).toHaveLength(10);
    expect(before['recipient_pictures']).toHaveLength(2);
    expect(before['gifts']).toHaveLength(4);

    for (const { route, treatment } of treated('addressed')) {
      for (const input of treatment.inputs(theirs, own)) {
        const what = `${route.name} ${JSON.stringify(input)}`;
        expect(route.input.safeParse(input).error, `${what} is understood`).toBeUndefined();
        await expectRefused(await send(stranger, route, input), 404, `${what} by a stranger`);
        await expectRefused(await send(guest, route, input), 401, `${what} by a guest`);
        expect(await rowsOf('planning', ...users), `${what} changed nothing`).toEqual(before);
      }
    }
    await expectRefused(await stranger.get(picture), 404, 'the picture for a stranger');
    await expectRefused(await guest.get(picture), 401, 'the picture for a guest');
    expect(await shown()).toBe(kept);
  });

  test('are changed by their owner with the very same input', async ({ playwright, baseURL }) => {
    for (const { route, treatment } of treated('addressed')) {
      const owner = await arrive(playwright, baseURL!);
      await signedUp(owner);
      const theirs = await settleIn(owner, 'Wilhelmina Oak', route.name.includes('calendar-import'));
      for (const input of treatment.inputs(theirs, theirs)) {
        expect((await send(owner, route, input)).status(), `${route.name} ${JSON.stringify(input)}`).toBe(
          200,
        );
      }
      await owner.dispose();
    }
  });

  test('are in no answer that a stranger gets', async ({ playwright, baseURL }) => {
    const arriving = () => arrive(playwright, baseURL!);
    const [owner, stranger, guest] = [await arriving(), await arriving(), await arriving()];
    const ownerId = await signedUp(owner);
    await signedUp(stranger);
    const theirs = await settleIn(owner, 'Wilhelmina Oak');
    const before = await rowsOf('planning', ownerId);
    for (const { route, treatment } of treated('own')) {
      await expectRefused(await send(guest, route, treatment.input), 401, `${route.name} by a guest`);
      const response = await send(stranger, route, treatment.input);
      expect(response.status(), route.name).toBe(200);
      const text = await response.text();
      expect(text, route.name).not.toContain('Wilhelmina');
    }
    for (const query of [`recipientId=${theirs.recipientId}`, 'search=wilhelmina']) {
      expect(await (await stranger.get(`/api/occasions?${query}`)).json()).toMatchObject({ total: 0 });
    }
    expect(await (await stranger.get('/api/recipients?search=oak')).json()).toMatchObject({ total: 0 });
    expect(await rowsOf('planning', ownerId)).toEqual(before);
  });

  test('are not on the web where only services ask', async ({ playwright, baseURL }) => {
    const owner = await arrive(playwright, baseURL!);
    await signedUp(owner);
    const { recipientId } = await settleIn(owner, 'Wilhelmina Oak');
    for (const { route } of treated('inside')) {
      const response = await send(owner, route, { id: recipientId });
      expect(response.status(), route.name).toBe(404);
      expect(await response.text(), route.name).not.toContain('"ok"');
    }
  });
});

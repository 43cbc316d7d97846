import type { EventData } from '@giftwell/contracts/core/event';
import { suggestionKept } from '@giftwell/contracts/gift-ai/events';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import type { TestService } from '@giftwell/server-kit/testing';
import { replayKept } from '../migrations/1764700000000-gift-record.js';
import { suggestedTo } from '../testing/gift-ai.js';
import { withPlanning } from '../testing/with-planning.js';

let service: TestService;
let planning: TestService;
const user = 300;
const mia = 3_000;

beforeAll(async () => {
  ({ service, planning } = await withPlanning());
});
afterAll(async () => {
  await service.close();
  await planning.close();
});
beforeEach(() => service.clock.set('2026-06-15T12:00:00Z'));

const mine = () => service.client(suggestionRoutes, user);

/** The events that planning-service got about a suggestion, in order. */
async function told(suggestionId: number): Promise<EventData<typeof suggestionKept>[]> {
  await service.settle();
  const keys = await service.redis.keys(`bull:event.${suggestionKept.name}.planning:o-*`);
  const jobs = await Promise.all(keys.map((key) => service.redis.hget(key, 'data')));
  return jobs
    .map((job) => suggestionKept.data.parse(JSON.parse(job!)))
    .filter((one) => one.suggestionId === suggestionId)
    .sort((one, other) => one.at.localeCompare(other.at));
}

describe('The gift record', () => {
  it('is told what is saved, purchased and dismissed, and since when', async () => {
    const [idea] = await suggestedTo(service, user, { recipientId: mia });
    const { id, name: title, priceMinCents, priceMaxCents, amazonLink: link, picture } = idea!;
    await mine().save({ id });
    service.clock.set('2026-06-15T12:01:00Z');
    await mine().purchase({ id, purchased: true });
    service.clock.set('2026-06-15T12:02:00Z');
    await mine().dismiss({ id });
    const is = {
      userId: user,
      suggestionId: id,
      recipientId: mia,
      title,
      priceMinCents,
      priceMaxCents,
      link,
      picture,
      occasion: 'birthday',
    };
    const at = (minute: number) => `2026-06-15T12:0${minute}:00.000Z`;
    const bought = { purchased: true, purchasedAt: at(1) };
    expect(await told(id)).toEqual([
      { ...is, saved: true, savedAt: at(0), purchased: false, purchasedAt: at(0), at: at(0) },
      { ...is, saved: true, savedAt: at(0), ...bought, at: at(1) },
      { ...is, saved: false, savedAt: at(2), ...bought, at: at(2) },
    ]);
  });

  it('is told nothing of ratings and of ideas for nobody, until these are linked to a recipient', async () => {
    const [one, other] = await suggestedTo(service, user);
    await mine().rate({ id: one!.id, rating: 5 });
    await mine().save({ id: one!.id });
    expect(await told(one!.id)).toEqual([]);
    await mine().assign({ ids: [one!.id, other!.id], recipientId: mia });
    expect(await told(one!.id)).toMatchObject([{ saved: true, recipientId: mia }]);
    expect(await told(other!.id)).toEqual([]);
  });

  it('is told once of what was saved before there was one', async () => {
    const [saved, passed] = await suggestedTo(service, user, { recipientId: mia });
    await service.db.query(
      `UPDATE suggestions SET saved = true, "savedAt" = $2, "savedSince" = $2 WHERE id = $1`,
      [saved!.id, new Date('2026-01-02T03:04:05Z')],
    );
    await service.db.query(replayKept);
    expect(await told(saved!.id)).toMatchObject([
      { saved: true, savedAt: '2026-01-02T03:04:05.000Z', purchased: false, recipientId: mia },
    ]);
    expect(await told(passed!.id)).toEqual([]);
  });
});

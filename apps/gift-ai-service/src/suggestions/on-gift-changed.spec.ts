import type { EventData } from '@giftwell/contracts/core/event';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { giftChanged, recipientDeleted } from '@giftwell/contracts/planning/events';
import { Events } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { MlModelEntity } from '../learning/ml-model.entity.js';
import { suggestedTo } from '../testing/gift-ai.js';
import { withPlanning } from '../testing/with-planning.js';
import { RecordedGiftEntity } from './recorded-gift.entity.js';

type GiftEvent = EventData<typeof giftChanged>;
let service: TestService;
let planning: TestService;
let user = 400;
let ada: number;

beforeAll(async () => {
  ({ service, planning } = await withPlanning());
});
afterAll(async () => {
  await service.close();
  await planning.close();
});
beforeEach(() => {
  user += 1;
  ada = user * 10;
  service.clock.set('2026-06-15T12:00:00Z');
});

const at = (minute: number) => `2026-06-15T12:${String(minute).padStart(2, '0')}:00.000Z`;
const mine = () => service.client(suggestionRoutes, user);
const saved = async () => (await mine().listSaved({})).suggestions;

async function hear(...events: GiftEvent[]): Promise<void> {
  for (const event of events) {
    await service.db.transaction((tx) => service.get(Events).publish(tx, giftChanged, event));
    await service.settle();
  }
}
async function loseRecipient(recipientId: number): Promise<void> {
  await service.db.transaction((tx) =>
    service.get(Events).publish(tx, recipientDeleted, { userId: user, recipientId }),
  );
  await service.settle();
}

/** An event about Ada's own entry in the record. */
const scarf = (changes: Partial<GiftEvent> = {}): GiftEvent => ({
  ...{
    userId: user,
    giftId: user,
    recipientId: ada,
    recipientName: 'Ada',
    suggestionId: null,
    title: 'Scarf',
  },
  ...{ priceMinCents: 4_000, priceMaxCents: 4_000, state: 'idea', outcome: null },
  ...{ kept: true, keptAt: at(0), boughtAt: at(0), revision: 1 },
  ...changes,
});
const names = async (more: { recipientId?: number; generationRound?: number } = {}) =>
  (
    await service.client(wizardRoutes, user).generate({
      ...{ recipientName: 'Ada', interests: ['cooking', 'travel'], personality: ['creative'], seed: 7 },
      ...more,
    })
  ).suggestions.map(({ name }) => name);
const outcomes = async () => {
  const rows = await service.db.getRepository(MlModelEntity).findBy({ userId: user });
  return rows.flatMap(({ recipientId, trainingData }) =>
    trainingData.acts.flatMap(({ outcome }) => (outcome ? [[recipientId, outcome]] : [])),
  );
};

describe('The saved list', () => {
  it('shows the state of the gift in the record, and none of what was deleted there', async () => {
    const [idea] = await suggestedTo(service, user, { recipientId: ada });
    await mine().save({ id: idea!.id });
    expect(await saved()).toMatchObject([{ gift: null }]);
    const gift = scarf({ suggestionId: idea!.id, title: idea!.name });
    await hear({ ...gift, state: 'decided' });
    expect(await saved()).toMatchObject([{ gift: { recipientId: ada, state: 'decided' }, purchased: false }]);
    await hear({ ...gift, state: 'given', boughtAt: at(1), revision: 2 });
    expect(await saved()).toMatchObject([{ gift: { recipientId: ada, state: 'given' }, purchased: true }]);
    await hear({ ...gift, kept: false, keptAt: at(2), boughtAt: at(1), revision: 3 });
    expect(await saved()).toEqual([]);
    await hear({ ...gift, state: 'given', keptAt: at(3), boughtAt: at(1), revision: 4 });
    expect(await saved()).toMatchObject([{ gift: { state: 'given' }, purchased: true, savedAt: at(3) }]);
  });

  it('keeps what was said there later, whatever the record said before', async () => {
    const [idea] = await suggestedTo(service, user, { recipientId: ada });
    await mine().save({ id: idea!.id });
    service.clock.set(at(5));
    await mine().purchase({ id: idea!.id, purchased: true });
    const gift = scarf({ suggestionId: idea!.id });
    await hear({ ...gift, boughtAt: at(4) });
    expect(await saved()).toMatchObject([{ purchased: true }]);
    await hear({ ...gift, boughtAt: at(6), revision: 2 });
    expect(await saved()).toMatchObject([{ purchased: false }]);
  });

  it('is not changed by an event about an earlier state, nor by a repeated one', async () => {
    const [idea] = await suggestedTo(service, user, { recipientId: ada });
    await mine().save({ id: idea!.id });
    const gift = scarf({ suggestionId: idea!.id });
    const later = { ...gift, state: 'bought' as const, boughtAt: at(2), revision: 3 };
    await hear(later, { ...gift, state: 'decided', boughtAt: at(1), revision: 2 }, later);
    expect(await saved()).toMatchObject([{ gift: { state: 'bought' }, purchased: true }]);
  });

  it('belongs to its user: a gift of somebody else changes nothing', async () => {
    const [idea] = await suggestedTo(service, user, { recipientId: ada });
    await mine().save({ id: idea!.id });
    const foreign = { userId: user + 500, giftId: user + 500, suggestionId: idea!.id, boughtAt: at(9) };
    await hear(scarf({ ...foreign, state: 'bought' }));
    expect(await saved()).toMatchObject([{ gift: null, purchased: false }]);
  });
});

describe('Suggestions', () => {
  it('never repeat what is in the record, in the first nine and in those after', async () => {
    const [first] = await names({ recipientId: ada });
    const [second] = await names({ recipientId: ada, generationRound: 2 });
    await hear(scarf({ title: first!.toUpperCase() }), scarf({ giftId: user + 10_000, title: second! }));
    for (const generationRound of [1, 2, 3]) {
      const shown = await names({ recipientId: ada, generationRound });
      expect(shown).toHaveLength(9);
      expect(shown).not.toContain(first);
      expect(shown).not.toContain(second);
    }
    expect(await names()).not.toContain(first);
    expect(await names({ recipientId: ada + 1 })).toContain(first);
  });

  it('may come again when the gift was deleted', async () => {
    const [first] = await names({ recipientId: ada });
    await hear(scarf({ title: first! }), scarf({ kept: false, keptAt: at(1), revision: 2 }));
    expect(await names({ recipientId: ada })).toContain(first);
  });
});

describe('How a gift was received', () => {
  it('is learned once, replaced, and forgotten when it is taken back or the gift deleted', async () => {
    const given = scarf({ state: 'given' });
    await hear({ ...given, outcome: 'loved' }, { ...given, outcome: 'loved', revision: 2 });
    expect(await outcomes()).toEqual([[ada, 'loved']]);
    await hear({ ...given, outcome: 'not_theirs', revision: 3 });
    expect(await outcomes()).toEqual([[ada, 'not_theirs']]);
    await hear({ ...given, outcome: null, revision: 4 });
    expect(await outcomes()).toEqual([]);
    await hear({ ...given, outcome: 'fine', revision: 5 });
    await hear({ ...given, outcome: 'fine', kept: false, keptAt: at(1), revision: 6 });
    expect(await outcomes()).toEqual([]);
    await hear({ ...given, outcome: 'fine', keptAt: at(2), revision: 7 });
    expect(await outcomes()).toEqual([[ada, 'fine']]);
  });

  it('counts for the recipient of the gift, also when that is another one later', async () => {
    await hear(scarf({ state: 'given', outcome: 'loved' }));
    await hear(scarf({ recipientId: ada + 1, state: 'given', outcome: 'loved', revision: 2 }));
    expect(await outcomes()).toEqual([[ada + 1, 'loved']]);
  });

  it('stands beside what the giver said of the suggestion', async () => {
    const [idea] = await suggestedTo(service, user, { recipientId: ada });
    await mine().rate({ id: idea!.id, rating: 2 });
    await hear(scarf({ suggestionId: idea!.id, state: 'given', outcome: 'loved' }));
    await mine().rate({ id: idea!.id, rating: 3 });
    expect(await outcomes()).toEqual([[ada, 'loved']]);
  });
});

describe('When the recipient is gone', () => {
  it('the record of them is, also what is heard of it afterwards', async () => {
    const [first] = await names({ recipientId: ada });
    await hear(scarf({ title: first!, state: 'given', outcome: 'loved' }));
    await loseRecipient(ada);
    await hear(scarf({ title: first!, state: 'given', outcome: 'fine', revision: 2 }));
    expect(await service.db.getRepository(RecordedGiftEntity).countBy({ userId: user })).toBe(0);
    expect(await outcomes()).toEqual([]);
  });
});

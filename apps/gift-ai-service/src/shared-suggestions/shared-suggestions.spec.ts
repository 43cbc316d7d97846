import type { Client } from '@giftwell/contracts/core/client';
import { shareChanged } from '@giftwell/contracts/gift-ai/events';
import { sharedSuggestionRoutes } from '@giftwell/contracts/gift-ai/shared-suggestions';
import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import type { TestService } from '@giftwell/server-kit/testing';
import { startGiftAi } from '../testing/gift-ai.js';
import { SuggestionEntity } from '../suggestions/suggestion.entity.js';
import { SharedSuggestionEntity } from './shared-suggestion.entity.js';

const mia = 1;
const noah = 2;
const day = 86_400_000;
const missing = { kind: 'not_found', code: 'shared_suggestion_not_found' };
const nobodyKnows = 'AAAAAAAAAAAAAAAAAAAAAA';
let service: TestService;
let mine: Client<typeof sharedSuggestionRoutes>;
let theirs: Client<typeof sharedSuggestionRoutes>;
let guest: Client<typeof sharedSuggestionRoutes>;
const links = () => service.db.getRepository(SharedSuggestionEntity);
const linkOf = (shareCode: string) => links().findOneByOrFail({ shareCode });

beforeAll(async () => {
  service = await startGiftAi({ AMAZON_AFFILIATE_TAG: 'giftwell-20' });
  mine = service.client(sharedSuggestionRoutes, mia);
  theirs = service.client(sharedSuggestionRoutes, noah);
  guest = service.client(sharedSuggestionRoutes, null);
});
afterAll(() => service.close());
beforeEach(async () => {
  service.clock.set('2026-11-21T10:00:00.000Z');
  await links().deleteAll();
});

const kite = {
  name: 'Stunt kite',
  category: 'Outdoor & Adventure',
  price: '$25 – $40',
  description: 'Two lines, much wind.',
  reason: 'She loves the coast.',
  searchTerm: 'stunt kite two lines',
};
const shared = async (by = mine) => (await by.share({ suggestionData: kite })).shareCode;

async function stored(userId = mia): Promise<Suggestion & { id: number }> {
  const { suggestions } = await service.client(wizardRoutes, userId).generate({
    recipientName: 'Ada',
    interests: ['cooking'],
    personality: ['creative'],
  });
  return suggestions[0] as Suggestion & { id: number };
}

describe('Sharing', () => {
  it('makes a link that anybody can open', async () => {
    const { shareCode, expiresAt } = await mine.share({
      suggestionData: kite,
      recipientName: ' Ada ',
      senderName: ' Mia\n',
      title: 'For your birthday',
      message: 'What do you think?\nShall we?',
    });
    expect(shareCode).toMatch(/^[\w-]{22}$/);
    expect(expiresAt).toBe('2027-05-20T10:00:00.000Z');
    const { name, category, price, description, reason } = kite;
    expect(await guest.get({ shareCode })).toEqual({
      shareCode,
      title: 'For your birthday',
      message: 'What do you think?\nShall we?',
      recipientName: 'Ada',
      senderName: 'Mia',
      createdAt: '2026-11-21T10:00:00.000Z',
      expiresAt,
      viewCount: 0,
      mine: false,
      suggestionData: {
        name,
        category,
        price,
        description,
        reason,
        amazonLink: 'https://www.amazon.com/s?k=stunt+kite+two+lines&tag=giftwell-20',
        etsyLink: 'https://www.etsy.com/search?q=stunt+kite+two+lines',
        picture: null,
      },
    });
  });

  it('finds words where none are given', async () => {
    const { shareCode } = await guest.share({ suggestionData: { name: 'Kite' }, title: '  ', message: null });
    expect(await guest.get({ shareCode })).toMatchObject({
      title: 'A gift idea for someone special',
      message: null,
      recipientName: 'Someone special',
      senderName: null,
      suggestionData: { name: 'Kite', price: '', etsyLink: 'https://www.etsy.com/search?q=Kite' },
    });
    const named = await guest.share({ suggestionData: kite, recipientName: 'Ada' });
    expect(await guest.get({ shareCode: named.shareCode })).toMatchObject({ title: 'A gift idea for Ada' });
  });

  it('shares what is stored, not what the browser says about it', async () => {
    const suggestion = await stored();
    const { shareCode } = await mine.share({ suggestionData: kite, suggestionId: suggestion.id });
    const { suggestionData } = await guest.get({ shareCode });
    expect(suggestion).toMatchObject(suggestionData);
    expect(await linkOf(shareCode)).toMatchObject({ suggestionId: suggestion.id, sharedByUserId: mia });
  });

  it('is done by whoever is signed in, whomever the browser names', async () => {
    const { shareCode } = await mine.share({ suggestionData: kite, sharedByUserId: noah });
    expect(await linkOf(shareCode)).toMatchObject({ sharedByUserId: mia });
    const byGuest = await guest.share({ suggestionData: kite, sharedByUserId: mia });
    expect(await linkOf(byGuest.shareCode)).toMatchObject({ sharedByUserId: null });
  });

  it('gives a new code each time', async () => {
    expect(await shared()).not.toBe(await shared());
    expect(await links().count()).toBe(2);
  });

  it('of another one’s suggestion is not possible, and leaves nothing behind', async () => {
    const { id } = await stored();
    const before = await service.db.getRepository(SuggestionEntity).findOneByOrFail({ id });
    const refused = { kind: 'not_found', code: 'suggestion_not_found' };
    for (const who of [theirs, guest]) {
      await expect(who.share({ suggestionData: kite, suggestionId: id })).rejects.toMatchObject(refused);
    }
    await expect(mine.share({ suggestionData: kite, suggestionId: 2_147_483_647 })).rejects.toMatchObject(
      refused,
    );
    expect(await links().count()).toBe(0);
    expect(await service.db.getRepository(SuggestionEntity).findOneByOrFail({ id })).toEqual(before);
  });

  it('ends at two hundred live links, however many are made at once', async () => {
    const one = await linkOf(await shared());
    await links().insert(
      Array.from({ length: 197 }, (_, n) => ({ ...one, id: undefined, shareCode: `filling-the-place-${n}` })),
    );
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => shared()));
    const refused = tries.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ kind: 'conflict', code: 'too_many_shares' });
    }
    expect(await links().countBy({ sharedByUserId: mia })).toBe(200);
    await expect(shared(theirs)).resolves.toEqual(expect.any(String));
    service.clock.advance(180 * day);
    await expect(shared()).resolves.toEqual(expect.any(String));
  });

  it('is written down without the code', async () => {
    const shareCode = await shared();
    await guest.get({ shareCode });
    await guest.view({ shareCode });
    await mine.revoke({ shareCode });
    await service.settle();
    const keys = await service.redis.keys(`bull:event.${shareChanged.name}.auth:o-*`);
    const said = (await Promise.all(keys.map((key) => service.redis.hget(key, 'data')))).join();
    expect(said).toMatch(/"actor":1,"action":"share-create"|"action":"share-create","actor":1/);
    expect(said).toMatch(/"actor":1,"action":"share-revoke"|"action":"share-revoke","actor":1/);
    expect(said).not.toContain(shareCode);
    const lines = service.logLines.join('');
    expect(lines).not.toContain(shareCode);
  });
});

describe('A link', () => {
  it('is known as one’s own by its owner alone', async () => {
    const shareCode = await shared();
    expect((await mine.get({ shareCode })).mine).toBe(true);
    expect((await theirs.get({ shareCode })).mine).toBe(false);
    expect((await guest.get({ shareCode: await shared(guest) })).mine).toBe(false);
  });

  it('is gone after half a year, by the clock', async () => {
    const shareCode = await shared();
    service.clock.advance(180 * day - 1);
    expect((await guest.get({ shareCode })).shareCode).toBe(shareCode);
    service.clock.advance(1);
    await expect(guest.get({ shareCode })).rejects.toMatchObject(missing);
    await expect(guest.view({ shareCode })).rejects.toMatchObject(missing);
    await expect(mine.revoke({ shareCode })).rejects.toMatchObject(missing);
    await shared(guest);
    expect(await links().countBy({ shareCode })).toBe(0);
  });

  it('is gone for everybody once its owner ends it', async () => {
    const shareCode = await shared();
    expect(await mine.revoke({ shareCode })).toEqual({ ok: true });
    for (const who of [mine, guest]) await expect(who.get({ shareCode })).rejects.toMatchObject(missing);
    await expect(mine.revoke({ shareCode })).rejects.toMatchObject(missing);
    expect(await links().count()).toBe(0);
  });

  it('that is not public is none', async () => {
    const shareCode = await shared();
    await links().update({ shareCode }, { public: false });
    await expect(mine.get({ shareCode })).rejects.toMatchObject(missing);
    await expect(guest.view({ shareCode })).rejects.toMatchObject(missing);
  });

  it('cannot be ended by somebody else', async () => {
    const shareCode = await shared();
    const byGuest = await shared(guest);
    await expect(theirs.revoke({ shareCode })).rejects.toMatchObject(missing);
    await expect(mine.revoke({ shareCode: byGuest })).rejects.toMatchObject(missing);
    await expect(guest.revoke({ shareCode })).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await links().count()).toBe(2);
  });

  it('that nobody made is not found', async () => {
    for (const ask of [guest.get, guest.view, mine.revoke]) {
      await expect(ask({ shareCode: nobodyKnows })).rejects.toMatchObject(missing);
    }
  });
});

describe('Hostile input', () => {
  const hostile = `</script><script>alert("x")</script>'; DROP TABLE shared_suggestions; -- $1 $&\\`;

  it('is kept and given back as the text that it is', async () => {
    const { shareCode } = await guest.share({
      suggestionData: {
        name: hostile,
        category: '<b>',
        price: '"><i>',
        description: hostile,
        reason: hostile,
      },
      recipientName: hostile.slice(0, 100),
      title: hostile.slice(0, 100),
      message: hostile,
    });
    expect(await guest.get({ shareCode })).toMatchObject({
      title: hostile.slice(0, 100),
      message: hostile,
      suggestionData: { name: hostile, category: '<b>', price: '"><i>', description: hostile },
    });
  });

  it('makes no link of its own', async () => {
    const suggestionData = {
      ...kite,
      searchTerm: 'https://evil.example/?a=1&tag=evil#',
      amazonLink: 'javascript:alert(1)',
      etsyLink: 'https://evil.example',
    };
    const { shareCode } = await guest.share({ suggestionData });
    const { amazonLink, etsyLink } = (await guest.get({ shareCode })).suggestionData;
    expect(new URL(amazonLink).origin).toBe('https://www.amazon.com');
    expect([...new URL(amazonLink).searchParams.keys()]).toEqual(['k', 'tag']);
    expect(new URL(etsyLink).origin).toBe('https://www.etsy.com');
  });

  it.each([
    ['a title that is too long', { title: 'x'.repeat(101) }],
    ['a message that is too long', { message: 'x'.repeat(501) }],
    ['a NUL', { message: 'a\u0000b' }],
    ['half a sign', { title: '\ud800' }],
    ['no name', { suggestionData: { name: ' ' } }],
    ['an id that is none', { suggestionId: 1.5 }],
    ['a field that is unknown', { shareCode: nobodyKnows }],
  ])('is refused: %s', async (_what, part) => {
    const input = { suggestionData: kite, ...part } as Parameters<typeof guest.share>[0];
    await expect(guest.share(input)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await links().count()).toBe(0);
  });

  it.each(['', 'short', `${nobodyKnows}A`, "' OR 1=1 --AAAAAAAAAA", '../../../../etc/passw'])(
    'is refused as a code: %j',
    async (shareCode) => {
      await expect(guest.get({ shareCode })).rejects.toMatchObject({ kind: 'invalid' });
    },
  );
});

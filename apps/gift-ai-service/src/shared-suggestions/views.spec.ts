import type { Client } from '@giftwell/contracts/core/client';
import { sharedSuggestionRoutes } from '@giftwell/contracts/gift-ai/shared-suggestions';
import type { TestService } from '@giftwell/server-kit/testing';
import { startGiftAi } from '../testing/gift-ai.js';
import { SharedSuggestionEntity } from './shared-suggestion.entity.js';

const day = 86_400_000;
let service: TestService;
let mine: Client<typeof sharedSuggestionRoutes>;
let theirs: Client<typeof sharedSuggestionRoutes>;
let guest: Client<typeof sharedSuggestionRoutes>;

beforeAll(async () => {
  service = await startGiftAi();
  mine = service.client(sharedSuggestionRoutes, 1);
  theirs = service.client(sharedSuggestionRoutes, 2);
  guest = service.client(sharedSuggestionRoutes, null);
});
afterAll(() => service.close());

const shared = async () => (await mine.share({ suggestionData: { name: 'Stunt kite' } })).shareCode;
const viewsOf = async (shareCode: string) =>
  (await service.db.getRepository(SharedSuggestionEntity).findOneByOrFail({ shareCode })).viewCount;

describe('Views', () => {
  const viewFrom = (clientAddress: string, shareCode: string) =>
    service.rpc.call(
      sharedSuggestionRoutes.view,
      { shareCode },
      { userId: null, sessionId: null, requestId: 'r', clientAddress },
    );

  it('are all counted when many visitors come at once', async () => {
    const shareCode = await shared();
    await Promise.all([
      ...Array.from({ length: 40 }, (_, n) => viewFrom(`192.0.2.${n}`, shareCode)),
      theirs.view({ shareCode }),
    ]);
    expect(await viewsOf(shareCode)).toBe(41);
    expect((await mine.get({ shareCode })).viewCount).toBe(41);
  });

  it('are counted once for each visitor, link and day', async () => {
    const [shareCode, other] = [await shared(), await shared()];
    const comeAgain = () =>
      Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          n % 2 ? viewFrom('192.0.2.1', shareCode) : theirs.view({ shareCode }),
        ),
      );
    await comeAgain();
    expect(await viewsOf(shareCode)).toBe(2);
    await viewFrom('192.0.2.1', other);
    expect(await viewsOf(other)).toBe(1);
    service.clock.advance(day);
    await comeAgain();
    expect(await viewsOf(shareCode)).toBe(4);
    const keys = (await service.redis.keys('*')).filter((key) => key.startsWith('view:'));
    expect(keys.join()).not.toMatch(/192\.0\.2|user/);
    for (const key of keys) expect(await service.redis.pttl(key)).toBeGreaterThan(0);
  });

  it('of the one who shared it do not count', async () => {
    const shareCode = await shared();
    expect(await mine.view({ shareCode })).toEqual({ ok: true });
    expect(await viewsOf(shareCode)).toBe(0);
  });

  it('are not counted by reading alone', async () => {
    const shareCode = await shared();
    await guest.get({ shareCode });
    expect(await viewsOf(shareCode)).toBe(0);
  });
});

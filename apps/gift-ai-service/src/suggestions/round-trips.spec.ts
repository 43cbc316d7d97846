import { sharedSuggestionRoutes } from '@giftwell/contracts/gift-ai/shared-suggestions';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { fewestWritesToDatabase, type TestService } from '@giftwell/server-kit/testing';
import { startGiftAi } from '../testing/gift-ai.js';

let service: TestService;
beforeAll(async () => {
  service = await startGiftAi();
});
afterAll(() => service.close());

const kite = {
  ...{ name: 'Stunt kite', category: 'Outdoor & Adventure', price: '$25 – $40' },
  ...{ description: 'Two lines, much wind.', reason: 'She loves the coast.' },
};
const share = () => service.client(sharedSuggestionRoutes, null).share({ suggestionData: kite });

// Round trips to Postgres, including those that begin and end a transaction.
it.each([
  ['saved ideas', () => service.client(suggestionRoutes, 1).listSaved({})],
  ["a guest's link to an idea", share],
])('takes one round trip for %s', async (_, ask) => {
  expect(await fewestWritesToDatabase(service.db, ask)).toBe(1);
});

it('takes one round trip for a shared idea', async () => {
  const { shareCode } = await share();
  const open = () => service.client(sharedSuggestionRoutes, null).get({ shareCode });
  expect(await fewestWritesToDatabase(service.db, open)).toBe(1);
});

import { Catalogue, suggestGifts } from '@giftwell/gift-ideas';
import { understandRequest } from '@giftwell/note-reader';

/** The date of all requests. */
const askedAt = new Date('2026-03-10T12:00:00Z');

/** The engine that ships with the product, asked in this process. */
export function catalogueEngine() {
  const catalogue = Catalogue.load();
  return {
    name: 'the catalogue',
    catalogue,
    answer: async ({ wizard, excludeNames, round, seed }) => {
      const { brief, understood } = understandRequest(wizard, { lexicon: catalogue.lexicon, now: askedAt });
      const chosen = suggestGifts(catalogue, { brief, excludeNames, round, seed });
      return {
        understood,
        ideas: chosen.map(({ idea, serves }) => ({ ...idea, serves, source: 'catalogue' })),
      };
    },
  };
}

const serverPatienceMs = 60_000;

/** The engine of a running Giftwell, called over its API: a model where one is configured there. */
export function serverEngine(address) {
  return {
    name: `the engine at ${address}`,
    catalogue: Catalogue.load(),
    answer: async ({ wizard, excludeNames, round, seed }) => {
      const given = Object.fromEntries(Object.entries(wizard).filter(([, value]) => value != null));
      const response = await fetch(new URL('/api/wizard/generate-suggestions', address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(address).origin },
        body: JSON.stringify({ ...given, excludeItems: excludeNames, generationRound: round, seed }),
        signal: AbortSignal.timeout(serverPatienceMs),
      });
      const body = await response.json();
      if (!response.ok) throw new Error(`${address} answered ${response.status}: ${JSON.stringify(body)}`);
      return { understood: body.understood, ideas: body.suggestions };
    },
  };
}

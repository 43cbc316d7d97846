import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { Catalogue, suggestGifts, type GiftIdea } from '@giftwell/gift-ideas';
import { understandRequest } from '@giftwell/note-reader';

/** A request to an engine. */
export interface Question {
  wizard: WizardData;
  excludeNames: string[];
  round: number;
  seed: number;
}

/** The part of an idea that is read, from the catalogue or a server. */
export type Idea = Pick<
  GiftIdea,
  'name' | 'category' | 'description' | 'searchTerm' | 'priceMinCents' | 'priceMaxCents'
> & { reason?: string };

/** The part of what was understood that limits prices. */
export interface Understood {
  budget: Budget;
  facts: Pick<PersonFacts, 'spend'>;
}

export interface Engine {
  name: string;
  answer(question: Question): Promise<{ understood: Understood; ideas: Idea[] }>;
}

/** The date of all requests. */
const askedAt = new Date('2026-03-10T12:00:00Z');

/** The built-in engine, called in this process. */
export function catalogueEngine(): Engine {
  const catalogue = Catalogue.load();
  return {
    name: 'the catalogue',
    answer: async ({ wizard, excludeNames, round, seed }) => {
      const { brief, understood } = understandRequest(wizard, { lexicon: catalogue.lexicon, now: askedAt });
      const chosen = suggestGifts(catalogue, { brief, excludeNames, round, seed });
      return {
        understood,
        ideas: chosen.map(({ idea }) => idea),
      };
    },
  };
}

const serverPatienceMs = 60_000;

interface ServerAnswer {
  understood: Understood;
  suggestions: Idea[];
}

/** The engine of a running Giftwell, called through its API: a model if one is configured there. */
export function serverEngine(address: string): Engine {
  return {
    name: `the engine at ${address}`,
    answer: async ({ wizard, excludeNames, round, seed }) => {
      const given = Object.fromEntries(Object.entries(wizard).filter(([, value]) => value != null));
      const response = await fetch(new URL('/api/wizard/generate-suggestions', address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(address).origin },
        body: JSON.stringify({ ...given, excludeItems: excludeNames, generationRound: round, seed }),
        signal: AbortSignal.timeout(serverPatienceMs),
      });
      const body = (await response.json()) as ServerAnswer;
      if (!response.ok) throw new Error(`${address} answered ${response.status}: ${JSON.stringify(body)}`);
      return { understood: body.understood, ideas: body.suggestions };
    },
  };
}

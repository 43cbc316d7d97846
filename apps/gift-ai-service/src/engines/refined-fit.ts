import type { RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { IdeaIndex, IndexedIdea } from './idea-index.js';
import { type PriceBand, refinements } from './refinement.js';

/** What an idea gains by being what the refinement asked for. */
const gains = {
  /** Above everything else that can speak for an idea. */
  filter: 150,
  /** Has something in its stead. */
  nearest: 60,
  flag: 55,
  /** The half of a band that has no neighbor. */
  half: 90,
  rare: 24,
  decorative: -14,
};

interface Asked {
  index: IdeaIndex;
  refinement?: RefinementType | undefined;
  towards: PriceBand | null;
}

const unasked = { points: 0, met: false };

export function refinedFit(
  entry: IndexedIdea,
  { index, refinement, towards }: Asked,
): { points: number; met: boolean } {
  if (!refinement) return unasked;
  const { flag, filters, band } = refinements[refinement];
  const { idea } = entry;
  if (band) {
    const near = towards ? nearness(idea.priceCents, towards) : 1;
    return { points: towards ? gains.half * near : 0, met: near === 1 };
  }
  const met = !!flag && idea.flags.includes(flag);
  if (filters) {
    if (met) return { points: gains.filter, met };
    const isNear =
      filters.categories.includes(idea.category) || filters.flags.some((one) => idea.flags.includes(one));
    return { points: isNear ? gains.nearest : 0, met };
  }
  let points = met ? gains.flag : 0;
  if (refinement === 'more_unique') points += gains.rare * index.seldomness(entry);
  if (refinement === 'more_practical' && !met && entry.standsAround) points += gains.decorative;
  return { points, met };
}

/** 1 when the middle of the price lies in the band, less the further away it is. */
function nearness([low, high]: readonly [number, number], { minCents, maxCents }: PriceBand): number {
  const middle = (low + high) / 2;
  if (middle < minCents) return Math.max(0, 1 - (minCents - middle) / minCents);
  if (middle > maxCents) return Math.max(0, 1 - (middle - maxCents) / maxCents);
  return 1;
}

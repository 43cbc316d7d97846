import type { KeptIdea } from '@giftwell/contracts/gift-ai/suggestions';
import { identityOf, KnownIdeas } from '@giftwell/gift-ideas';

/** The kept ideas that aren't saved yet, without repeats, with minimum and maximum price in order. */
export function newlyKept(kept: KeptIdea[], saved: { name: string; category: string }[]): KeptIdea[] {
  const known = new KnownIdeas();
  const isNew = ({ name, category }: { name: string; category: string }) => {
    const identity = identityOf(name, category);
    if (known.has(identity, name)) return false;
    known.add(identity, name);
    return true;
  };
  saved.forEach(isNew);
  return kept.filter(isNew).map((idea) => ({
    ...idea,
    priceMinCents: Math.min(idea.priceMinCents, idea.priceMaxCents),
    priceMaxCents: Math.max(idea.priceMinCents, idea.priceMaxCents),
  }));
}

import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { IdeaIndex, IndexedIdea } from './idea-index.js';
import type { Mention, Profile } from './profile.js';
import { relatedTo } from './topics.js';

/** From this weight on, a word is one of the idea's name, search term or keywords. */
const told = 0.8;

export interface MentionFit {
  mention: Mention;
  strength: number;
  /** The idea is about what was said, not merely near it. */
  direct: boolean;
}

/** For each idea the mentions that speak of it, strongest first; through the index, so only ideas that are met cost time. */
export function mentionFits(
  profile: Profile,
  index: IdeaIndex,
  budget: Budget,
): ReadonlyMap<IndexedIdea, readonly MentionFit[]> {
  const met = new Map<IndexedIdea, MentionFit[]>();
  const meet = (entry: IndexedIdea, mention: Mention, strength: number, direct: boolean) => {
    const fits = met.get(entry);
    if (!fits) return void met.set(entry, [{ mention, strength, direct }]);
    // What a mention meets a second time, in other words, it met just before.
    const before = fits.at(-1)!;
    if (before.mention !== mention) fits.push({ mention, strength, direct });
    else if (before.strength < strength) fits[fits.length - 1] = { mention, strength, direct };
  };
  for (const mention of profile.mentions.values()) {
    if (mention.weight === 0) continue;
    const rarity = index.rarity(mention.stem);
    for (const { entry, weight } of index.about(mention.stem, budget)) {
      meet(entry, mention, mention.weight * weight * rarity, weight >= told);
    }
    for (const [word, kinship] of relatedTo(mention.stem)) {
      if (profile.aversions.topics.has(word)) continue;
      for (const { entry, weight } of index.about(word, budget)) {
        // A related word in passing, in a description, says nothing.
        if (weight < told) continue;
        meet(entry, mention, mention.weight * weight * kinship * index.rarity(word), kinship > 0.5);
      }
    }
  }
  for (const fits of met.values()) if (fits.length > 1) fits.sort((a, b) => b.strength - a.strength);
  return met;
}

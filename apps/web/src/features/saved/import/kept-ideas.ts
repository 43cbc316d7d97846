import { pictureName } from '@giftwell/contracts/core/text';
import { keptIdeaSchema, keptIdeasMax, type KeptIdea } from '@giftwell/contracts/gift-ai/suggestions';
import { suggestionKey, type KeptSuggestion } from '../../../data/stores/saved-suggestions.js';
import { priceCents } from '../price-cents.js';

/** Well below the server's limit. */
const batchBytes = 80_000;

/** An idea to import; `key` identifies it in this browser. */
interface PackedIdea {
  key: string;
  idea: KeptIdea;
}

const clean = (text: string, max: number) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .toWellFormed()
    .trim()
    .slice(0, max)
    .toWellFormed();

/** Converts ideas to the server's format; invalid ones are left in the browser. */
export function packIdeas(ideas: readonly KeptSuggestion[]): PackedIdea[] {
  return ideas.flatMap((kept) => {
    const priceMinCents = priceCents(kept) ?? 0;
    const name = clean(kept.name.replace(/\s+/g, ' '), 200);
    const { success, data } = keptIdeaSchema.safeParse({
      name,
      category: clean(kept.category, 60) || 'Other',
      description: clean(kept.description, 2_000),
      reason: clean(kept.reason, 2_000),
      searchTerm: clean(kept.searchTerm, 120) || name.slice(0, 120),
      priceMinCents,
      priceMaxCents: Math.max(kept.priceMaxCents, priceMinCents),
      // An invalid name must not lose the idea.
      picture: pictureName.safeParse(kept.picture).data,
      rating: kept.rating,
    });
    return success ? [{ key: suggestionKey(kept), idea: data }] : [];
  });
}

/** Batches that fit into one request. */
export function batches(packed: readonly PackedIdea[]): PackedIdea[][] {
  const all: PackedIdea[][] = [];
  let bytes = Infinity;
  for (const each of packed) {
    const size = new TextEncoder().encode(JSON.stringify(each.idea)).length + 1;
    const last = all.at(-1);
    if (last && last.length < keptIdeasMax && bytes + size <= batchBytes) {
      last.push(each);
      bytes += size;
    } else {
      all.push([each]);
      bytes = size;
    }
  }
  return all;
}

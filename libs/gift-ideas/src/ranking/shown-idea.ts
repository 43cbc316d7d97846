import type { CatalogueIdea } from '../ideas/idea.js';
import { type PriceRange, priceWithin } from '../restrictions/price-rules.js';
import type { GiftIdea } from '../person/gift-request.js';

/** A catalogue idea as shown, without the reason, with the part of its price that lies within a range. */
export function shownOf(idea: CatalogueIdea, range?: PriceRange): Omit<GiftIdea, 'reason'> {
  const { name, category, description, searchTerm, icon } = idea;
  const price = (range && priceWithin(idea.price, range)) ?? idea.price;
  return {
    name,
    category,
    description,
    searchTerm,
    priceMinCents: 100 * price[0],
    priceMaxCents: 100 * price[1],
    picture: icon,
  };
}

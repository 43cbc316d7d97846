import type { CatalogueIdea } from '../ideas/idea.js';
import type { GiftIdea } from './gift-request.js';

/** A catalogue idea as shown, without the reason. */
export function shownOf(idea: CatalogueIdea): Omit<GiftIdea, 'reason'> {
  const { name, category, description, searchTerm, price, icon } = idea;
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

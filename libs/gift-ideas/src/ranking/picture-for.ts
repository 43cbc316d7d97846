import type { IdeaCategory } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Catalogue } from '../ideas/catalogue.js';

/** Default picture for each category. */
export const categoryPictures: Record<IdeaCategory, string> = {
  'Books & Stationery': 'books',
  'Kitchen & Dining': 'cooking',
  'Food & Drink': 'fork-and-knife-with-plate',
  'Home & Living': 'couch-and-lamp',
  'Garden & Plants': 'potted-plant',
  'Art & Craft Supplies': 'artist-palette',
  'Music & Audio': 'musical-notes',
  'Photography & Film': 'camera',
  'Tech & Gadgets': 'laptop',
  'Games & Puzzles': 'puzzle-piece',
  'Toys & Play': 'teddy-bear',
  'Sports & Fitness': 'sports-medal',
  'Outdoor & Adventure': 'camping',
  'Travel & Luggage': 'luggage',
  'Fashion & Accessories': 'clutch-bag',
  'Jewelry & Watches': 'ring',
  'Beauty & Wellness': 'lotion-bottle',
  'Cars & Motoring': 'automobile',
  'Workshops & Classes': 'graduation-cap',
  'Experiences & Outings': 'admission-tickets',
  'Personalized & Keepsakes': 'wrapped-gift',
  'Subscriptions & Memberships': 'calendar',
  'Baby & Nursery': 'baby-bottle',
  'Writing & Desk': 'fountain-pen',
};

/** The picture of an idea that isn't in the catalogue: by the topic that its words name, or else by its category. */
export function pictureFor(
  { name, searchTerm, category }: { name: string; searchTerm: string; category: IdeaCategory },
  { graph, lexicon }: Pick<Catalogue, 'graph' | 'lexicon'>,
): string {
  const [found] = lexicon.find(`${name} ${searchTerm}`);
  const topic = graph.topics[found?.topics[0] ?? -1];
  return topic?.icon ?? categoryPictures[category];
}

import type { IdeaCategory } from '@giftwell/contracts/gift-ai/vocabulary';

/** The background of an illustration. */
export type Tone = 'blush' | 'marigold' | 'spruce' | 'ribbon';

interface CategoryLook {
  /** The illustration for ideas of the category that have none; the build collects these names. */
  icon: string;
  tone: Tone;
}

const looks: Record<IdeaCategory, CategoryLook> = {
  'Books & Stationery': { icon: 'open-book', tone: 'blush' },
  'Kitchen & Dining': { icon: 'cooking', tone: 'marigold' },
  'Food & Drink': { icon: 'chocolate-bar', tone: 'blush' },
  'Home & Living': { icon: 'couch-and-lamp', tone: 'ribbon' },
  'Garden & Plants': { icon: 'potted-plant', tone: 'spruce' },
  'Art & Craft Supplies': { icon: 'artist-palette', tone: 'marigold' },
  'Music & Audio': { icon: 'headphone', tone: 'ribbon' },
  'Photography & Film': { icon: 'camera', tone: 'spruce' },
  'Tech & Gadgets': { icon: 'laptop', tone: 'spruce' },
  'Games & Puzzles': { icon: 'puzzle-piece', tone: 'marigold' },
  'Toys & Play': { icon: 'teddy-bear', tone: 'blush' },
  'Sports & Fitness': { icon: 'running-shoe', tone: 'spruce' },
  'Outdoor & Adventure': { icon: 'compass', tone: 'spruce' },
  'Travel & Luggage': { icon: 'luggage', tone: 'marigold' },
  'Fashion & Accessories': { icon: 'scarf', tone: 'ribbon' },
  'Jewelry & Watches': { icon: 'ring', tone: 'blush' },
  'Beauty & Wellness': { icon: 'lotion-bottle', tone: 'blush' },
  'Cars & Motoring': { icon: 'automobile', tone: 'spruce' },
  'Workshops & Classes': { icon: 'graduation-cap', tone: 'marigold' },
  'Experiences & Outings': { icon: 'admission-tickets', tone: 'ribbon' },
  'Personalized & Keepsakes': { icon: 'love-letter', tone: 'ribbon' },
  'Subscriptions & Memberships': { icon: 'calendar', tone: 'marigold' },
  'Baby & Nursery': { icon: 'baby-bottle', tone: 'blush' },
  'Writing & Desk': { icon: 'fountain-pen', tone: 'spruce' },
};

const anyGift: CategoryLook = { icon: 'wrapped-gift', tone: 'blush' };

/** A browser may have saved an idea of a category that no longer exists. */
export const categoryLook = (category: string): CategoryLook =>
  Object.hasOwn(looks, category) ? looks[category as IdeaCategory] : anyGift;

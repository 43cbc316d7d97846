/** The vocabulary of all screens and both engines; see docs/glossary.md. */

export const relationships = [
  'friend',
  'family',
  'partner',
  'colleague',
  'sibling',
  'parent',
  'child',
  'spouse',
  'other',
] as const;
export type Relationship = (typeof relationships)[number];

export const occasionTypes = [
  'birthday',
  'anniversary',
  'wedding',
  'graduation',
  'christmas',
  'valentines',
  'mothers_day',
  'fathers_day',
  'engagement',
  'retirement',
  'baby_shower',
  'housewarming',
  'promotion',
  'holiday',
  'other',
] as const;
export type OccasionType = (typeof occasionTypes)[number];

export const occasionLabels: Record<OccasionType, string> = {
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  wedding: 'Wedding',
  graduation: 'Graduation',
  christmas: 'Christmas',
  valentines: "Valentine's Day",
  mothers_day: "Mother's Day",
  fathers_day: "Father's Day",
  engagement: 'Engagement',
  retirement: 'Retirement',
  baby_shower: 'Baby shower',
  housewarming: 'Housewarming',
  promotion: 'Work anniversary',
  holiday: 'Holiday',
  other: 'Something else',
};

/** The occasions in the wizard's form. */
export const wizardOccasions = [
  'birthday',
  'anniversary',
  'wedding',
  'graduation',
  'christmas',
  'valentines',
  'mothers_day',
  'fathers_day',
  'other',
] as const satisfies readonly OccasionType[];

const occasionSpellings: Record<string, OccasionType> = {
  valentine: 'valentines',
  valentines_day: 'valentines',
  valentine_s_day: 'valentines',
  mother_s_day: 'mothers_day',
  mother_day: 'mothers_day',
  father_s_day: 'fathers_day',
  father_day: 'fathers_day',
  xmas: 'christmas',
  custom: 'other',
  work_anniversary: 'promotion',
  wedding_anniversary: 'anniversary',
};

/** Maps spellings of older clients and of users to occasion types; unknown words stay as they are. */
export function normalizeOccasion(value: string): string {
  const slug = value
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '_');
  return occasionSpellings[slug] ?? slug;
}

export const budgets = ['0-25', '26-50', '51-100', '101-250', '251-500', '500+'] as const;
export type Budget = (typeof budgets)[number];

/** Inclusive bounds in cents. */
export const budgetRange: Record<Budget, { minCents: number; maxCents: number }> = {
  '0-25': { minCents: 0, maxCents: 2_500 },
  '26-50': { minCents: 2_600, maxCents: 5_000 },
  '51-100': { minCents: 5_100, maxCents: 10_000 },
  '101-250': { minCents: 10_100, maxCents: 25_000 },
  '251-500': { minCents: 25_100, maxCents: 50_000 },
  '500+': { minCents: 50_000, maxCents: 100_000_000 },
};

/** The range that an amount is in. */
export const budgetOf = (cents: number): Budget =>
  budgets.find((budget) => cents <= budgetRange[budget].maxCents) ?? '500+';

export const budgetLabels: Record<Budget, string> = {
  '0-25': 'Up to $25',
  '26-50': '$26 – $50',
  '51-100': '$51 – $100',
  '101-250': '$101 – $250',
  '251-500': '$251 – $500',
  '500+': '$500 and more',
};

/** All interests of the engines; each screen offers a subset. */
export const interests = [
  'art',
  'reading',
  'music',
  'photography',
  'fitness',
  'cooking',
  'gaming',
  'travel',
  'cars',
  'outdoors',
  'fashion',
  'home',
  'sports',
  'technology',
  'gardening',
  'movies',
  'crafts',
  'yoga',
  'dancing',
  'writing',
] as const;
export type Interest = (typeof interests)[number];

export const wizardInterests = interests.slice(0, 12) as readonly Interest[];

export const personalityTraits = [
  'adventurous',
  'creative',
  'practical',
  'intellectual',
  'social',
  'introverted',
  'optimistic',
  'analytical',
  'spontaneous',
  'traditional',
  'minimalist',
  'luxury-loving',
  'eco-conscious',
  'tech-savvy',
  'homebody',
  'athletic',
  'funny',
  'serious',
  'caring',
  'organized',
  'ambitious',
  'relaxed',
] as const;
export type PersonalityTrait = (typeof personalityTraits)[number];

export const wizardPersonality = personalityTraits.slice(0, 14) as readonly PersonalityTrait[];

export const lifestyles = [
  'busy',
  'relaxed',
  'urban',
  'suburban',
  'rural',
  'professional',
  'student',
  'family-oriented',
  'social',
  'minimalist',
  'eco-friendly',
  'tech-savvy',
  'traditional',
  'modern',
] as const;
export type Lifestyle = (typeof lifestyles)[number];

export const refinementTypes = [
  'more_unique',
  'more_practical',
  'higher_budget',
  'lower_budget',
  'more_personal',
  'trending',
  'experience_focused',
  'handmade_artisan',
] as const;
export type RefinementType = (typeof refinementTypes)[number];

/** Synonyms of the engines' words. */
const synonyms: Record<string, string> = {
  tech: 'technology',
  technical: 'technology',
  gadgets: 'technology',
  computers: 'technology',
  outdoor: 'outdoors',
  nature: 'outdoors',
  hiking: 'outdoors',
  camping: 'outdoors',
  sport: 'sports',
  book: 'reading',
  books: 'reading',
  movie: 'movies',
  film: 'movies',
  cinema: 'movies',
  craft: 'crafts',
  diy: 'crafts',
  garden: 'gardening',
  plants: 'gardening',
  dance: 'dancing',
  food: 'cooking',
  baking: 'cooking',
  games: 'gaming',
  'video-games': 'gaming',
  painting: 'art',
  drawing: 'art',
  car: 'cars',
  outgoing: 'social',
  artistic: 'creative',
  luxurious: 'luxury-loving',
  'eco-friendly': 'eco-conscious',
  humorous: 'funny',
  'detail-oriented': 'organized',
};

export const slug = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** The engines' word for a chosen option, or else its slug. */
export function canonicalWord(value: string, known: readonly string[]): string {
  const word = slug(value);
  if (known.includes(word)) return word;
  const other = synonyms[word];
  return other && known.includes(other) ? other : word;
}

/** `luxury-loving` → `Luxury-loving`, `mothers_day` → `Mothers day`. */
export const labelOf = (word: string): string =>
  (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('_', ' ');

export const ideaCategories = [
  'Books & Stationery',
  'Kitchen & Dining',
  'Food & Drink',
  'Home & Living',
  'Garden & Plants',
  'Art & Craft Supplies',
  'Music & Audio',
  'Photography & Film',
  'Tech & Gadgets',
  'Games & Puzzles',
  'Toys & Play',
  'Sports & Fitness',
  'Outdoor & Adventure',
  'Travel & Luggage',
  'Fashion & Accessories',
  'Jewelry & Watches',
  'Beauty & Wellness',
  'Cars & Motoring',
  'Workshops & Classes',
  'Experiences & Outings',
  'Personalized & Keepsakes',
  'Subscriptions & Memberships',
  'Baby & Nursery',
  'Writing & Desk',
] as const;
export type IdeaCategory = (typeof ideaCategories)[number];

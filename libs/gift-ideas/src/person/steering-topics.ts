import type { CircumstanceKind, RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import type { OccasionType, Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import type { GiftBrief } from './gift-request.js';

/** Topics that suit a trait or lifestyle. */
export const traitTopics: Readonly<Record<string, readonly string[]>> = {
  adventurous: ['adventurous-people', 'experiences'],
  creative: ['creative-people'],
  practical: ['practical-people'],
  intellectual: ['intellectual-people', 'learning-new-things'],
  social: ['social-people'],
  introverted: ['introverts', 'homebodies'],
  optimistic: ['optimistic-people', 'simple-pleasures'],
  analytical: ['intellectual-people', 'brain-teasers'],
  spontaneous: ['adventurous-people', 'afternoons-out'],
  traditional: ['traditional-people'],
  minimalist: ['minimalist-people', 'minimalism'],
  'luxury-loving': ['luxury-lovers'],
  'eco-conscious': ['eco-conscious-people', 'sustainable-living', 'zero-waste'],
  'eco-friendly': ['eco-conscious-people', 'sustainable-living', 'zero-waste'],
  'tech-savvy': ['tech-savvy-people', 'gadgets'],
  homebody: ['homebodies', 'cozy-home'],
  athletic: ['athletic-people'],
  funny: ['funny-people'],
  serious: ['intellectual-people'],
  caring: ['caring-people'],
  organized: ['organized-people', 'home-organizing'],
  ambitious: ['ambitious-people'],
  relaxed: ['relaxed-people'],
  busy: ['busy-people'],
  urban: ['city-people'],
  rural: ['country-people'],
  professional: ['ambitious-people'],
  student: ['college-students'],
  'family-oriented': ['family-people', 'family-time'],
  modern: ['tech-savvy-people'],
};

/** Topics that suit a circumstance. */
export const circumstanceTopics: Readonly<Partial<Record<CircumstanceKind, readonly string[]>>> = {
  bereaved: ['simple-pleasures'],
  separated: ['fresh-starts', 'self-care'],
  'new-parent': ['new-mothers', 'new-fathers', 'new-parents', 'first-parents-day'],
  pregnant: ['pregnancy', 'self-care'],
  ill: ['illness-and-recovery', 'hospital-stays', 'simple-pleasures'],
  recovering: ['illness-and-recovery', 'limited-mobility'],
  retired: ['retirement', 'retirement-hobbies'],
  moving: ['moving-house', 'housewarming'],
  'new-home': ['housewarming', 'new-home', 'first-apartment'],
  'new-job': ['new-job', 'first-job'],
  'job-loss': ['fresh-starts', 'simple-pleasures'],
  'quit-smoking': ['quitting-smoking'],
  sober: ['sobriety', 'alcohol-free-drinks'],
  'care-home': ['care-home-residents', 'reminiscence'],
  student: ['college-students', 'dorm-life'],
  graduating: ['graduation', 'college-bound'],
  lonely: ['staying-in-touch', 'simple-pleasures'],
  'far-away': ['long-distance-love', 'staying-in-touch', 'long-distance-friends'],
  stressed: ['burnout-and-rest', 'self-care', 'stress-relief'],
  'has-everything': ['someone-who-has-everything', 'experiences', 'charity-giving'],
};

/** Topics that suit somebody with a limit: what can be heard for those who don't see. */
export const restrictionTopics: Readonly<Partial<Record<RestrictionKind, readonly string[]>>> = {
  blind: ['blindness', 'audiobooks', 'radio-listening', 'baths', 'sweet-treats', 'massage'],
  'low-vision': ['low-vision', 'audiobooks', 'radio-listening'],
  'soft-food-only': ['music', 'old-songs'],
};

const relationshipTopics: Readonly<Partial<Record<Relationship, readonly string[]>>> = {
  partner: ['love-romance', 'date-nights'],
  spouse: ['love-romance', 'date-nights'],
  colleague: ['colleagues'],
  friend: ['best-friends'],
  family: ['family-time'],
};

const occasionTopics: Readonly<Partial<Record<OccasionType, readonly string[]>>> = {
  anniversary: ['wedding-anniversaries', 'date-nights', 'love-romance'],
  wedding: ['weddings', 'newlyweds'],
  engagement: ['newly-engaged', 'weddings'],
  valentines: ['valentines-day', 'love-romance'],
  mothers_day: ['motherhood'],
  fathers_day: ['fatherhood'],
  christmas: ['christmas'],
  graduation: ['graduation'],
  retirement: ['retirement'],
  baby_shower: ['newborns', 'new-parents'],
  housewarming: ['housewarming', 'new-home'],
  promotion: ['colleagues', 'promotion'],
};

/** Topics by age; each row applies from its age to the next row's. */
const ageTopics: readonly (readonly [from: number, ids: readonly string[]])[] = [
  [0, ['newborns', 'baby-first-year']],
  [2, ['toddlers']],
  [4, ['preschoolers']],
  [6, ['kids-experiences', 'outdoor-toys']],
  [10, ['tweens', 'kids-experiences']],
  [13, ['teenagers']],
  [18, ['young-adults', 'simple-pleasures']],
  [30, ['simple-pleasures', 'experiences']],
  [70, ['over-70', 'simple-pleasures']],
  [80, ['over-80', 'simple-pleasures']],
];

/** Topics that suit anyone of an age, relationship and occasion, for places that no stated interest can fill. */
export function genericTopics({ relationship, occasion, age, facts }: GiftBrief): string[] {
  const byAge = ageTopics.findLast(([from]) => (age ?? 30) >= from)?.[1] ?? [];
  const parent = facts.gender === 'female' ? 'motherhood' : facts.gender === 'male' ? 'fatherhood' : null;
  return [
    ...byAge,
    ...(relationshipTopics[relationship] ?? []),
    ...(occasionTopics[occasion] ?? []),
    ...(relationship === 'parent' && parent ? [parent] : []),
  ];
}

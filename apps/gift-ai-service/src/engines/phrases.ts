import type {
  Interest,
  Lifestyle,
  OccasionType,
  PersonalityTrait,
  Relationship,
} from '@giftwell/contracts/gift-ai/vocabulary';
import type { IdeaFlag } from './catalogue-idea.js';
import type { Predicate } from './person.js';

/** Facts as a friend would say them; no slug of the wizard is ever read out. */

export const interestPhrases: Record<Interest, { does: Predicate; topic: string }> = {
  art: { does: ['loves', 'love', 'art'], topic: 'art' },
  reading: { does: ['loves', 'love', 'to read'], topic: 'reading' },
  music: { does: ['loves', 'love', 'music'], topic: 'music' },
  photography: { does: ['is', 'are', 'into photography'], topic: 'photography' },
  fitness: { does: ['is', 'are', 'into fitness'], topic: 'fitness' },
  cooking: { does: ['loves', 'love', 'cooking'], topic: 'cooking' },
  gaming: { does: ['loves', 'love', 'gaming'], topic: 'gaming' },
  travel: { does: ['loves', 'love', 'to travel'], topic: 'travel' },
  cars: { does: ['loves', 'love', 'cars'], topic: 'cars' },
  outdoors: { does: ['loves', 'love', 'the outdoors'], topic: 'the outdoors' },
  fashion: { does: ['loves', 'love', 'fashion'], topic: 'fashion' },
  home: { does: ['loves', 'love', 'a cozy home'], topic: 'home comforts' },
  sports: { does: ['loves', 'love', 'sports'], topic: 'sports' },
  technology: { does: ['is', 'are', 'into technology'], topic: 'technology' },
  gardening: { does: ['loves', 'love', 'gardening'], topic: 'gardening' },
  movies: { does: ['loves', 'love', 'movies'], topic: 'movies' },
  crafts: { does: ['loves', 'love', 'making things'], topic: 'crafts' },
  yoga: { does: ['is', 'are', 'into yoga'], topic: 'yoga' },
  dancing: { does: ['loves', 'love', 'to dance'], topic: 'dancing' },
  writing: { does: ['loves', 'love', 'to write'], topic: 'writing' },
};

export const traitPhrases: Record<PersonalityTrait, Predicate> = {
  adventurous: ['has', 'have', 'an adventurous streak'],
  creative: ['has', 'have', 'a creative mind'],
  practical: ['has', 'have', 'a practical streak'],
  intellectual: ['has', 'have', 'a curious mind'],
  social: ['is', 'are', 'happiest in good company'],
  introverted: ['treasures', 'treasure', 'quiet time'],
  optimistic: ['sees', 'see', 'the bright side'],
  analytical: ['likes', 'like', 'to figure things out'],
  spontaneous: ['is', 'are', 'always up for a spur-of-the-moment plan'],
  traditional: ['has', 'have', 'a fondness for the classics'],
  minimalist: ['prefers', 'prefer', 'a few good things to many'],
  'luxury-loving': ['has', 'have', 'a taste for the finer things'],
  'eco-conscious': ['cares', 'care', 'about the planet'],
  'tech-savvy': ['is', 'are', 'at home with technology'],
  homebody: ['is', 'are', 'happiest at home'],
  athletic: ['likes', 'like', 'to stay active'],
  funny: ['loves', 'love', 'a good laugh'],
  serious: ['prefers', 'prefer', 'substance to gimmicks'],
  caring: ['looks', 'look', 'after everyone else'],
  organized: ['likes', 'like', 'everything in its place'],
  ambitious: ['aims', 'aim', 'high'],
  relaxed: ['takes', 'take', 'life easy'],
};

export const lifestylePhrases: Record<Lifestyle, Predicate> = {
  busy: ['has', 'have', 'a full calendar'],
  relaxed: ['lives', 'live', 'at an easy pace'],
  urban: ['lives', 'live', 'a city life'],
  suburban: ['lives', 'live', 'in the suburbs'],
  rural: ['lives', 'live', 'a country life'],
  professional: ['leads', 'lead', 'a professional life'],
  student: ['leads', 'lead', 'a student life'],
  'family-oriented': ['puts', 'put', 'family first'],
  social: ['likes', 'like', 'having people around'],
  minimalist: ['keeps', 'keep', 'life uncluttered'],
  'eco-friendly': ['tries', 'try', 'to live lightly on the planet'],
  'tech-savvy': ['keeps', 'keep', 'up with the latest tech'],
  traditional: ['keeps', 'keep', 'traditions alive'],
  modern: ['likes', 'like', 'a modern way of living'],
};

/** `the`: in a sentence. `one`: the kind of day. `gift`: before "gift". */
export const occasionPhrases: Record<
  Exclude<OccasionType, 'other'>,
  { the: string; one: string; gift: string }
> = {
  birthday: { the: 'the birthday', one: 'a birthday', gift: 'birthday' },
  anniversary: { the: 'the anniversary', one: 'an anniversary', gift: 'anniversary' },
  wedding: { the: 'the wedding', one: 'a wedding', gift: 'wedding' },
  graduation: { the: 'the graduation', one: 'a graduation', gift: 'graduation' },
  christmas: { the: 'Christmas', one: 'Christmas', gift: 'Christmas' },
  valentines: { the: "Valentine's Day", one: "Valentine's Day", gift: "Valentine's Day" },
  mothers_day: { the: "Mother's Day", one: "Mother's Day", gift: "Mother's Day" },
  fathers_day: { the: "Father's Day", one: "Father's Day", gift: "Father's Day" },
  engagement: { the: 'the engagement', one: 'an engagement', gift: 'engagement' },
  retirement: { the: 'the retirement', one: 'a retirement', gift: 'retirement' },
  baby_shower: { the: 'the baby shower', one: 'a baby shower', gift: 'baby shower' },
  housewarming: { the: 'the housewarming', one: 'a housewarming', gift: 'housewarming' },
  promotion: { the: 'the work anniversary', one: 'a work anniversary', gift: 'work anniversary' },
  holiday: { the: 'the holidays', one: 'the holiday season', gift: 'holiday' },
};

/** A friend is what the wizard says when nobody said anything, so it is never read out. */
export const relationshipPhrases: Record<
  Exclude<Relationship, 'friend' | 'other'>,
  { your: string; between: string; a: string }
> = {
  partner: { your: 'your partner', between: 'partners', a: 'a partner' },
  spouse: { your: 'your spouse', between: 'spouses', a: 'a spouse' },
  sibling: { your: 'your sibling', between: 'siblings', a: 'a sibling' },
  parent: { your: 'your parent', between: 'child and parent', a: 'a parent' },
  child: { your: 'your child', between: 'parent and child', a: 'your own child' },
  colleague: { your: 'your colleague', between: 'colleagues', a: 'a colleague' },
  family: { your: 'someone in your family', between: 'family', a: 'someone in the family' },
};

export const wishPhrases: Record<IdeaFlag, { something: string; is: string }> = {
  experience: { something: 'an experience', is: 'an experience rather than one more thing' },
  handmade: { something: 'something made by hand', is: 'made by hand' },
  practical: { something: 'something practical', is: 'practical' },
  unusual: { something: 'something out of the ordinary', is: 'out of the ordinary' },
  personal: { something: 'something personal', is: 'personal' },
  trendy: { something: 'something of the moment', is: 'of the moment' },
  eco: { something: 'something kind to the planet', is: 'kind to the planet' },
};

const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  );

/** `an eight-year-old`. */
export function yearOld(age: number): string {
  const word = numbers[age - 1] ?? String(age);
  return `${/^(?:eight|eleven)/.test(word) ? 'an' : 'a'} ${word}-year-old`;
}

import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { IndexedIdea } from './indexed-idea.js';

/** Words in a name that suit certain occasions only. */
export interface DayWords {
  words: RegExp;
  suits: readonly OccasionType[];
}

const dayWords: readonly DayWords[] = [
  {
    words: /\b(?:wedding|bridal|brides?|grooms?|vow-day|vows|honeymoon|newlyweds?|new marriage)\b/i,
    suits: ['wedding', 'engagement', 'anniversary'],
  },
  { words: /\b(?:graduation|diploma|tassel|graduates?)\b/i, suits: ['graduation'] },
  { words: /\b(?:retirement|retirees?)\b/i, suits: ['retirement'] },
  { words: /\b(?:baby shower|birth announcement)\b/i, suits: ['baby_shower'] },
  { words: /\banniversary\b/i, suits: ['anniversary', 'wedding', 'valentines'] },
  { words: /\bengagement\b/i, suits: ['engagement', 'wedding'] },
  { words: /\bvalentine/i, suits: ['valentines'] },
  { words: /\bchristening|\bbaptism|\bcommunion/i, suits: ['other'] },
  { words: /\bfarewell|\bleaving (?:card|gift)/i, suits: ['retirement', 'promotion', 'other'] },
  {
    words: /\bnew (?:house|home|flat|apartment)|\bhousewarming|\bmoving (?:day|house)|professional packing/i,
    suits: ['housewarming'],
  },
];

/** The occasion that an idea's name mentions, or null. Looked up once for each idea. */
export function dayNamed(entry: IndexedIdea): DayWords | null {
  if (entry.day === undefined) entry.day = dayWords.find(({ words }) => words.test(entry.idea.name)) ?? null;
  return entry.day;
}

import type { Budget, OccasionType, Relationship } from '@giftwell/contracts/gift-ai/vocabulary';

/** An example person. Days count from today, so that an occasion is always near. */
export interface DemoPerson {
  name: string;
  nickname?: string;
  relationship: Relationship;
  /** The age they reach at their next birthday, `in` this many days. */
  birthday: { in: number; turning: number };
  occasions: {
    type: OccasionType;
    customType?: string;
    in?: number;
    yearsAgo?: number;
    recurring?: boolean;
  }[];
  interests: string[];
  personality: string[];
  lifestyle: string[];
  budget: Budget;
  voiceTranscriptions?: string[];
}

export const demoPeople: DemoPerson[] = [
  {
    name: 'Eleanor Hayes',
    nickname: 'Mom',
    relationship: 'parent',
    birthday: { in: 5, turning: 63 },
    occasions: [{ type: 'mothers_day' }, { type: 'christmas' }],
    interests: ['gardening', 'reading', 'cooking'],
    personality: ['caring', 'traditional', 'optimistic'],
    lifestyle: ['suburban', 'family-oriented'],
    budget: '51-100',
    voiceTranscriptions: [
      'Mom has been turning the back yard into a kitchen garden, and her old pruning shears are about done. She loves anything with a story behind it.',
    ],
  },
  {
    name: 'Marcus Hayes',
    nickname: 'Dad',
    relationship: 'parent',
    birthday: { in: 131, turning: 66 },
    occasions: [{ type: 'fathers_day' }, { type: 'christmas' }],
    interests: ['outdoors', 'cars', 'music'],
    personality: ['practical', 'funny', 'analytical'],
    lifestyle: ['suburban', 'relaxed'],
    budget: '51-100',
  },
  {
    name: 'Priya Raman',
    relationship: 'partner',
    birthday: { in: 208, turning: 34 },
    occasions: [{ type: 'anniversary', in: 19, yearsAgo: 6 }, { type: 'valentines' }, { type: 'christmas' }],
    interests: ['photography', 'travel', 'art'],
    personality: ['creative', 'adventurous', 'minimalist'],
    lifestyle: ['urban', 'professional'],
    budget: '101-250',
    voiceTranscriptions: [
      'Priya keeps saying she wants to print her photos instead of leaving them on a drive.',
      'She doesn’t want more things around the apartment, so an experience is always a good idea.',
    ],
  },
  {
    name: 'Theo Hayes',
    relationship: 'sibling',
    birthday: { in: 47, turning: 29 },
    occasions: [{ type: 'graduation', in: 96, recurring: false }],
    interests: ['gaming', 'technology', 'movies'],
    personality: ['funny', 'spontaneous', 'tech-savvy'],
    lifestyle: ['student', 'urban'],
    budget: '26-50',
  },
  {
    name: 'June Hayes',
    nickname: 'Junebug',
    relationship: 'child',
    birthday: { in: 74, turning: 8 },
    occasions: [{ type: 'christmas' }],
    interests: ['crafts', 'art', 'dancing'],
    personality: ['creative', 'spontaneous', 'caring'],
    lifestyle: ['family-oriented'],
    budget: '26-50',
  },
  {
    name: 'Sofia Moreno',
    relationship: 'friend',
    birthday: { in: 12, turning: 36 },
    occasions: [{ type: 'other', customType: 'Housewarming dinner', in: 33, recurring: false }],
    interests: ['cooking', 'yoga', 'home'],
    personality: ['social', 'optimistic', 'eco-conscious'],
    lifestyle: ['urban', 'eco-friendly', 'busy'],
    budget: '51-100',
  },
  {
    name: 'Daniel Okafor',
    relationship: 'colleague',
    birthday: { in: 301, turning: 45 },
    occasions: [{ type: 'promotion', in: 61, yearsAgo: 10 }],
    interests: ['sports', 'reading', 'technology'],
    personality: ['ambitious', 'organized', 'serious'],
    lifestyle: ['professional', 'busy'],
    budget: '0-25',
  },
  {
    name: 'Ruth Hayes',
    nickname: 'Grandma Ruth',
    relationship: 'family',
    birthday: { in: 163, turning: 88 },
    occasions: [{ type: 'mothers_day' }, { type: 'christmas' }],
    interests: ['crafts', 'music', 'gardening'],
    personality: ['traditional', 'caring', 'relaxed'],
    lifestyle: ['rural', 'relaxed'],
    budget: '26-50',
  },
];

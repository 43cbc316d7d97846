import type { Budget, OccasionType, Relationship } from '@giftwell/contracts/gift-ai/vocabulary';

/** A person to find a gift for. */
export interface Recipient {
  name: string;
  nickname?: string;
  occasion: OccasionType;
  /** Without it the date dialog is skipped. */
  date?: string;
  relationship: Relationship;
  age: number;
  interests: string[];
  customInterests?: string;
  personality?: string[];
  lifestyle?: string[];
  budget: Budget;
}

/** Seven steps and the date dialog. */
export const mia: Recipient = {
  name: 'Mia',
  nickname: 'Mimi',
  occasion: 'birthday',
  date: '2027-05-14',
  relationship: 'sibling',
  age: 31,
  interests: ['outdoors', 'photography'],
  customInterests: 'Runs trails before work and hates clutter',
  personality: ['practical', 'eco-conscious'],
  lifestyle: ['busy'],
  budget: '51-100',
};

/** Five steps. */
export const theo: Recipient = {
  name: 'Theo',
  occasion: 'christmas',
  relationship: 'parent',
  age: 67,
  interests: ['cooking', 'music'],
  customInterests: 'Bakes his own bread',
  budget: '26-50',
};

/** Six steps, with a date in the calendar. */
export const noor: Recipient = {
  name: 'Noor and Sam',
  occasion: 'wedding',
  relationship: 'friend',
  age: 33,
  lifestyle: ['urban', 'modern'],
  interests: ['home', 'travel'],
  budget: '101-250',
};

/** A hundred letters without a space. */
export const longName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100);

/** Names that break careless pages. */
export const hostileNames: Record<string, string> = {
  'a hundred letters without a gap': longName,
  'emoji and quotes': `Zoë "Z" O’Neil-Ñandú 👩‍👩‍👧‍👦 'quoted'`,
  HTML: `<img src=x onerror="document.title='broken'"><b>Bo</b>`,
};

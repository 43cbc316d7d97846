import { occasionLabels, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';

/** What an occasion is called: its own name where it has one. */
export const occasionName = ({ type, customType }: { type: OccasionType; customType: string | null }) =>
  type === 'other' && customType ? customType : occasionLabels[type];

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** Which one it is, where that says something: `turns 30`, `12th`; else nothing. */
export function yearsText({ type, years }: { type: OccasionType; years: number | null }): string | null {
  if (!years) return null;
  if (type === 'birthday') return `turns ${years}`;
  return `${years}${endings[ordinals.select(years)] ?? 'th'}`;
}

import type { CalendarScan, OfferedOccasion } from '@giftwell/contracts/calendar/calendar-import';
import { isUsuallyYearly } from '@giftwell/contracts/planning/calendar-days';
import type { CalendarDay } from '../../ui/fields/calendar-day.js';
import { counted } from '../../ui/text/counted.js';
import type { Sent } from './calendar-import.api.js';

/** One found occasion with the user's changes. */
export interface FoundRow extends OfferedOccasion {
  key: number;
  isChosen: boolean;
}

export type Certainty = 'high' | 'medium' | 'low';
/** High from 0.8 on, medium from 0.6 on. */
export const certaintyOf = ({ confidence }: Pick<OfferedOccasion, 'confidence'>): Certainty =>
  confidence >= 0.8 ? 'high' : confidence >= 0.6 ? 'medium' : 'low';

export const groups = [
  ['high', 'Sure'],
  ['medium', 'Probably right'],
  ['low', 'Please check'],
  ['known', 'You already have these'],
] as const;
export type Group = (typeof groups)[number][0];
export const groupOf = (row: FoundRow): Group => (row.existing === 'known' ? 'known' : certaintyOf(row));

/** What can be added: it has a name and isn't there already. */
export const canAdd = ({ name, existing }: OfferedOccasion): boolean =>
  name.trim() !== '' && existing !== 'known';

/** All that is at least probably right is chosen at first. */
export const rowsOf = ({ occasions }: CalendarScan): FoundRow[] =>
  occasions.map((occasion, key) => ({
    ...{ ...occasion, key },
    isChosen: canAdd(occasion) && occasion.existing === 'no' && certaintyOf(occasion) !== 'low',
  }));

export const dayOf = ({ date, yearKnown }: OfferedOccasion): CalendarDay => ({ date, yearKnown });

export const sentOf = (row: FoundRow): Sent => ({
  ...{ name: row.name.trim(), date: row.date, yearKnown: row.yearKnown, occasionType: row.occasionType },
  ...{ relationship: row.relationship, originalText: row.originalText, confidence: row.confidence },
  recurring: row.recurring || isUsuallyYearly(row.occasionType),
  ...(row.occasionType === 'other' && { customType: row.customType ?? 'Special day' }),
});

const skippedWords = [
  ['withoutOccasion', 'with no gift occasion'],
  ['copies', 'repeated'],
  ['over', 'in the past'],
  ['withoutDate', 'without a date'],
  ['withoutTitle', 'without a title'],
  ['cancelled', 'cancelled'],
  ['unreadable', 'damaged'],
  ['overLimit', 'over the limit'],
  ['notOffered', 'left out, because we show 1,000 at most'],
] as const;

/** Whether anything that was read has a date; without one, it's hardly a calendar. */
export const hasDates = ({ counts }: CalendarScan): boolean =>
  counts !== null && counts.total > counts.withoutDate + counts.unreadable;

/** How many entries were read, and what became of those that are not shown. */
export function countsText({ counts }: CalendarScan): string {
  if (!counts) return '';
  const left = skippedWords
    .filter(([key]) => counts[key] > 0)
    .map(([key, words]) => `${counts[key]} ${words}`);
  const read = `${counted(counts.total, 'entry', 'entries')} read`;
  return left.length > 0 ? `${read}: ${left.join(', ')}.` : `${read}.`;
}

import { notFound } from '@giftwell/contracts/core/error';
import { cleanLine } from '@giftwell/contracts/core/text';
import { feastLabels, type Feast, type OwnDay } from '@giftwell/contracts/planning/calendar-days';
import { occasionLabels, type Budget, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { CalendarDate } from '../calendar/occurrences.service.js';
import { giftsOfOccasion, type OccasionGift } from '../gifts/occasion-gift-row.js';

/** The stored fields of an occasion, without its owner. */
export interface KeptOccasion {
  type: OccasionType;
  customType: string | null;
  feast: Feast | null;
  ownDay: OwnDay | null;
  date: CalendarDate | null;
  yearKnown: boolean;
  recurring: boolean;
  budget: Budget | null;
  details: string | null;
}

export interface OccasionRow extends KeptOccasion {
  id: number;
  recipientId: number;
  recipientName: string;
  /** The recipient's own, if it isn't the user's. */
  country: string | null;
  gifts: OccasionGift[];
  giftBudgetCents: number | null;
}

/** An occasion with only what its day needs. */
export type DayRow = Omit<OccasionRow, 'budget' | 'details' | 'giftBudgetCents' | 'gifts'>;

export const dayColumns = `o.id, o."recipientId", r.name AS "recipientName", r.country, o.type, o."customType",
  o.feast, o."ownDay", o.date::text, o."yearKnown", o.recurring`;
export const occasionColumns = `${dayColumns}, ${giftsOfOccasion}, o.budget, o.details, o."giftBudgetCents"`;

/** The visible occasions of user `$1`; they are hidden with their recipient. */
export const visibleOccasions = `occasions o
  JOIN recipients r ON r.id = o."recipientId" AND r."userId" = o."userId" AND r."deletedAt" IS NULL
  WHERE o."userId" = $1 AND o."deletedAt" IS NULL`;

/** SQL for all rows of a query as JSON, with dates as text. */
export const asJson = (query: string, name: string): string =>
  `(SELECT coalesce(json_agg(x), '[]') FROM (${query}) x) AS "${name}"`;

/** The name of an occasion for readers, on one line: its own if it has one. */
export function occasionName({
  type,
  feast,
  customType,
}: Pick<KeptOccasion, 'type' | 'feast' | 'customType'>): string {
  if (type === 'other') return cleanLine(customType ?? '', 100) || occasionLabels.other;
  return type === 'holiday' && feast ? feastLabels[feast] : occasionLabels[type];
}

export const noOccasion = () => notFound('occasion_not_found', 'That occasion is gone');

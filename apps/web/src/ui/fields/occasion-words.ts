import type { OccasionGiftState } from '@giftwell/contracts/planning/occasions';
import { occasionLabels, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import {
  feastLabels,
  kindOf,
  type Feast,
  type OccasionKind,
} from '@giftwell/contracts/planning/calendar-days';

const labels: Record<OccasionKind, string> = { ...occasionLabels, ...feastLabels };

/** A type or a feast as lists to choose from call it. */
export const kindLabel = (kind: OccasionKind): string => labels[kind];

interface Named {
  type: OccasionType;
  customType?: string | null | undefined;
  feast?: Feast | null | undefined;
}

/** What an occasion is called: its own name where it has one. */
export const occasionName = (occasion: Named): string =>
  occasion.type === 'other' && occasion.customType ? occasion.customType : kindLabel(kindOf(occasion));

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** Which one it is, where that says something: `turns 30`, `12th`; else nothing. */
export function yearsText({ type, years }: { type: OccasionType; years: number | null }): string | null {
  if (!years) return null;
  if (type === 'birthday') return `turns ${years}`;
  return `${years}${endings[ordinals.select(years)] ?? 'th'}`;
}

/** How far the gift for an occasion is. */
export const giftStateLabels: Record<OccasionGiftState, string> = {
  none: 'No gift yet',
  decided: 'Gift decided',
  bought: 'Gift bought',
  ready: 'Gift ready',
};

/** Whether nothing is left to buy. */
export const isGiftBought = (state: OccasionGiftState): boolean => state === 'bought' || state === 'ready';

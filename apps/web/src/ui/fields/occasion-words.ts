import type { OccasionGiftState } from '@giftwell/contracts/planning/occasions';
import { occasionLabels, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import {
  feastLabels,
  kindOf,
  type Feast,
  type OccasionKind,
} from '@giftwell/contracts/planning/calendar-days';

const labels: Record<OccasionKind, string> = { ...occasionLabels, ...feastLabels };

/** The label of a type or feast in lists. */
export const kindLabel = (kind: OccasionKind): string => labels[kind];

interface Named {
  type: OccasionType;
  customType?: string | null | undefined;
  feast?: Feast | null | undefined;
}

/** The name of an occasion: its own name if it has one. */
export const occasionName = (occasion: Named): string =>
  occasion.type === 'other' && occasion.customType ? occasion.customType : kindLabel(kindOf(occasion));

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** Which birthday or anniversary it is, if known: `turns 30`, `12th`. */
export function yearsText({ type, years }: { type: OccasionType; years: number | null }): string | null {
  if (!years) return null;
  if (type === 'birthday') return `turns ${years}`;
  return `${years}${endings[ordinals.select(years)] ?? 'th'}`;
}

/** The progress of an occasion's gift. */
export const giftStateLabels: Record<OccasionGiftState, string> = {
  none: 'No gift yet',
  decided: 'Gift decided',
  bought: 'Gift bought',
  ready: 'Gift ready',
};

/** Whether everything is bought. */
export const isGiftBought = (state: OccasionGiftState): boolean => state === 'bought' || state === 'ready';

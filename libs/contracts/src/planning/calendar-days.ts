import { z } from 'zod';
import type { OccasionType } from '../gift-ai/vocabulary.js';

/** Holidays with a date in the calendar; an occasion of the type `holiday` may name one. */
export const feasts = [
  'easter',
  'orthodox_easter',
  'thanksgiving',
  'hanukkah',
  'eid_al_fitr',
  'eid_al_adha',
  'diwali',
  'lunar_new_year',
  'nowruz',
  'st_nicholas',
  'epiphany',
  'womens_day',
] as const;
export type Feast = (typeof feasts)[number];

export const feastLabels: Record<Feast, string> = {
  easter: 'Easter',
  orthodox_easter: 'Orthodox Easter',
  thanksgiving: 'Thanksgiving',
  hanukkah: 'Hanukkah',
  eid_al_fitr: 'Eid al-Fitr',
  eid_al_adha: 'Eid al-Adha',
  diwali: 'Diwali',
  lunar_new_year: 'Lunar New Year',
  nowruz: 'Nowruz',
  st_nicholas: 'St Nicholas',
  epiphany: 'Epiphany',
  womens_day: "Women's Day",
};

/** Types with a date in the calendar, so that they need none. */
export const calendarOccasions = [
  'christmas',
  'valentines',
  'mothers_day',
  'fathers_day',
] as const satisfies readonly OccasionType[];
export type CalendarOccasion = (typeof calendarOccasions)[number];

/** All days with a date in the calendar. */
export const calendarDays = [...calendarOccasions, ...feasts] as const;
export type CalendarDay = (typeof calendarDays)[number];

interface Named {
  type: OccasionType;
  feast?: Feast | null | undefined;
}

const isCalendarOccasion = (type: OccasionType): type is CalendarOccasion =>
  (calendarOccasions as readonly OccasionType[]).includes(type);

/** The calendar day of an occasion; null if it needs a date. */
export function calendarDayOf({ type, feast }: Named): CalendarDay | null {
  if (isCalendarOccasion(type)) return type;
  return type === 'holiday' ? (feast ?? null) : null;
}

export const isByCalendar = (occasion: Named): boolean => calendarDayOf(occasion) !== null;

/** Choices in a list: the types, and each feast by its name. */
export type OccasionKind = OccasionType | Feast;
const isFeast = (kind: OccasionKind): kind is Feast => (feasts as readonly OccasionKind[]).includes(kind);
export const kindOf = ({ type, feast }: Named): OccasionKind => (type === 'holiday' && feast) || type;
export const ofKind = (kind: OccasionKind): { type: OccasionType; feast: Feast | null } =>
  isFeast(kind) ? { type: 'holiday', feast: kind } : { type: kind, feast: null };

/** Days with the same date in every country. */
const sameEverywhere: readonly CalendarDay[] = [
  'valentines',
  'easter',
  'orthodox_easter',
  'hanukkah',
  'eid_al_fitr',
  'eid_al_adha',
  'womens_day',
];
/** Whether the day differs between countries. */
export function isFloating(occasion: Named): boolean {
  const day = calendarDayOf(occasion);
  return day !== null && !sameEverywhere.includes(day);
}

/** Month and day, `MM-DD`, for people who celebrate on another day than the calendar's. */
export const ownDays = {
  christmas: ['12-24', '12-25', '01-06', '01-07'],
  st_nicholas: ['12-05', '12-06', '12-19'],
  epiphany: ['01-05', '01-06', '01-19'],
} as const satisfies Partial<Record<CalendarDay, readonly string[]>>;
export const ownDaySchema = z.enum(Object.values(ownDays).flat());
export type OwnDay = z.infer<typeof ownDaySchema>;

/** The possible own days of an occasion; none for most. */
export function ownDaysOf(occasion: Named): readonly OwnDay[] {
  const day = calendarDayOf(occasion);
  const choices: Partial<Record<CalendarDay, readonly OwnDay[]>> = ownDays;
  return day ? (choices[day] ?? []) : [];
}

/** Types that recur yearly by default; all others happen once. */
const yearly: readonly OccasionType[] = [
  'birthday',
  'anniversary',
  'promotion',
  'holiday',
  ...calendarOccasions,
];
export const isUsuallyYearly = (type: OccasionType): boolean => yearly.includes(type);

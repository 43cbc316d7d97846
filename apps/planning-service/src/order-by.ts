import { addDays, type CalendarDate } from './calendar/occurrences.service.js';

/** How a gift gets to the giver. */
type DeliveryKind = 'parcel' | 'made_to_order' | 'at_once';

/** Working days that a parcel usually takes from ordering to the door, with a day to spare. Estimates. */
const parcelDays: Record<string, number> = {
  ...{ AT: 4, BE: 4, CH: 4, DE: 3, DK: 4, ES: 5, FI: 5, FR: 4, IE: 5, IT: 5, LU: 4, NL: 3, NO: 6, PL: 4 },
  ...{ PT: 5, SE: 4, GB: 4, US: 5, CA: 7, AU: 7, NZ: 7, JP: 3, KR: 3, SG: 4, IN: 7, BR: 9, MX: 8, ZA: 8 },
};
const otherwise = 8;
/** Working days to make something before it is sent. */
const makingDays = 7;
/** Categories of ideas whose gifts are not sent as a usual parcel. */
const kindOfCategory: Partial<Record<string, DeliveryKind>> = {
  'Personalized & Keepsakes': 'made_to_order',
  'Workshops & Classes': 'at_once',
  'Experiences & Outings': 'at_once',
  'Subscriptions & Memberships': 'at_once',
};

/** How gifts of a category usually arrive. */
export const deliveryOf = (category: string): DeliveryKind => kindOfCategory[category] ?? 'parcel';

const isWorkingDay = (date: CalendarDate) => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/**
 * The last day to order so that the gift is probably there the day before `day`; null if that day is over, or if the
 * gift arrives at once. An estimate by country (ISO 3166-1 alpha-2).
 */
export function orderBy(
  kind: DeliveryKind,
  country: string,
  day: CalendarDate,
  today: CalendarDate,
): CalendarDate | null {
  if (kind === 'at_once') return null;
  let left = (parcelDays[country] ?? otherwise) + (kind === 'made_to_order' ? makingDays : 0);
  let date = addDays(day, -1);
  while (left > 0 || !isWorkingDay(date)) {
    date = addDays(date, -1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date < today ? null : date;
}

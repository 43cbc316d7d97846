export type { CalendarEntry, ReadCalendar } from './calendar-entry.js';
export { readCalendar, type ReadOptions } from './read-calendar.js';
export { findOccasions, type FoundOccasion } from './detection/find-occasions.js';

export type { CalendarEntry, CalendarFormat, DateOrder, Skipped } from './calendar-entry.js';
export { readCalendar, type ReadOptions } from './read-calendar.js';
export { findOccasions, type FoundOccasion, type FoundOccasions } from './detection/find-occasions.js';

import type { CalendarEntry, DateOrder } from '../calendar-entry.js';
import type { WrittenDate } from './written-dates.js';

export type DatedEntry = Omit<CalendarEntry, 'day' | 'otherDay'> & { written: WrittenDate };

/** Collects entries until all dates of a source are known, then decides between day and month first. */
export class DateOrders {
  private readonly entries: DatedEntry[] = [];
  private readonly seen = new Set<'month_first' | 'day_first'>();
  private hasOpen = false;

  add(entry: DatedEntry): void {
    this.entries.push(entry);
    if (entry.written.shows) this.seen.add(entry.written.shows);
    this.hasOpen ||= entry.written.monthFirst !== undefined;
  }

  /** One date with a single reading decides for all; if there is none, the user's order is a guess. */
  decided(usual: 'month_first' | 'day_first'): { entries: CalendarEntry[]; dateOrder: DateOrder } {
    const [only] = this.seen.size === 1 ? this.seen : [];
    const order = only ?? usual;
    const isOpen = only === undefined && this.hasOpen;
    const entries = this.entries.map(({ written: { day, monthFirst }, ...entry }): CalendarEntry => {
      if (!monthFirst) return { ...entry, day };
      const [meant, other] = order === 'month_first' ? [monthFirst, day] : [day, monthFirst];
      return { ...entry, day: meant, ...(isOpen && { otherDay: other }) };
    });
    return { entries, dateOrder: isOpen ? 'ambiguous' : this.hasOpen ? order : (only ?? null) };
  }
}

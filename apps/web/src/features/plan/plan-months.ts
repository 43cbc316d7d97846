import type { PlanRow } from '@giftwell/contracts/planning/gift-plan';

interface PlanMonth {
  title: string;
  rows: readonly PlanRow[];
}

const months = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const nameOf = (month: number | null) =>
  month === null ? 'No date yet' : months.format(new Date(Date.UTC(2000, month - 1)));

/** The rows of a plan by month, in order. */
export function monthsOf(rows: readonly PlanRow[]): PlanMonth[] {
  const byMonth = Map.groupBy(rows, ({ month }) => nameOf(month));
  return [...byMonth].map(([title, rows]) => ({ title, rows }));
}

interface Coming {
  nextDate: string | null;
  previousDate: string | null;
  recipientName: string;
  id: number;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Next ones first; then past ones, latest first; then those without a date. */
export function inOrder(one: Coming, other: Coming): number {
  if (one.nextDate !== other.nextDate) {
    if (!one.nextDate || !other.nextDate) return one.nextDate ? -1 : 1;
    return compare(one.nextDate, other.nextDate);
  }
  if (!one.nextDate && one.previousDate !== other.previousDate) {
    return compare(other.previousDate ?? '', one.previousDate ?? '');
  }
  return compare(one.recipientName, other.recipientName) || one.id - other.id;
}

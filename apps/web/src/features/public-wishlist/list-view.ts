import type { ShownItem, WishPriority } from '@giftwell/contracts/planning/wishlists';

export const sortings = {
  list: 'List order',
  cheap: 'Price, low to high',
  dear: 'Price, high to low',
  priority: 'Priority',
} as const;
export type Sorting = keyof typeof sortings;

export const filters = {
  all: 'Everything',
  free: 'Not taken',
  under25: 'Under $25',
  under50: 'Under $50',
  under100: 'Under $100',
} as const;
export type Filter = keyof typeof filters;

const maxDollars: Partial<Record<Filter, number>> = { under25: 25, under50: 50, under100: 100 };
const ranks: Record<WishPriority, number> = { high: 0, medium: 1, low: 2 };
type Item = Pick<ShownItem, 'id' | 'amount' | 'priority' | 'quantity'>;

/** Items without a price come last. */
const orders: Record<Sorting, (one: Item, other: Item) => number> = {
  list: () => 0,
  cheap: (one, other) => (one.amount ?? Infinity) - (other.amount ?? Infinity) || 0,
  dear: (one, other) => (other.amount ?? -1) - (one.amount ?? -1),
  priority: (one, other) => ranks[one.priority] - ranks[other.priority],
};

/** The items to show. `leftOf` is how many pieces are left. */
export function viewOf<T extends Item>(
  items: readonly T[],
  { sorting, filter }: { sorting: Sorting; filter: Filter },
  leftOf: (item: T) => number,
): T[] {
  const limit = maxDollars[filter];
  const isShown = (item: T) =>
    filter === 'free' ? leftOf(item) > 0 : limit === undefined || (item.amount ?? Infinity) < limit;
  return items.filter(isShown).toSorted(orders[sorting]);
}

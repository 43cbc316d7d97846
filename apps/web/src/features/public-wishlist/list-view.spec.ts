import { viewOf, type Filter, type Sorting } from './list-view.js';

const items = [
  { id: 1, amount: 30, priority: 'low', quantity: 1 },
  { id: 2, amount: null, priority: 'high', quantity: 2 },
  { id: 3, amount: 10, priority: 'medium', quantity: 1 },
  { id: 4, amount: null, priority: 'high', quantity: 1 },
  { id: 5, amount: 99.99, priority: 'high', quantity: 1 },
] as const;
const left = new Map([[1, 0]]);
const shown = (sorting: Sorting, filter: Filter) =>
  viewOf(items, { sorting, filter }, ({ id, quantity }) => left.get(id) ?? quantity).map(({ id }) => id);

describe('The view of a shared list', () => {
  it.each([
    ['list', [1, 2, 3, 4, 5]],
    ['cheap', [3, 1, 5, 2, 4]],
    ['dear', [5, 1, 3, 2, 4]],
    ['priority', [2, 4, 5, 3, 1]],
  ] as const)('is sorted: %s', (sorting, ids) => {
    expect(shown(sorting, 'all')).toEqual(ids);
  });

  it.each([
    ['free', [2, 3, 4, 5]],
    ['under25', [3]],
    ['under50', [1, 3]],
    ['under100', [1, 3, 5]],
  ] as const)('is filtered: %s', (filter, ids) => {
    expect(shown('list', filter)).toEqual(ids);
  });
});

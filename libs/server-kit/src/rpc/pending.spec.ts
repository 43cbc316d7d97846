import { Pending } from './pending.js';

const filled = (...values: string[]) => {
  const pending = new Pending<string>();
  for (const value of values) pending.add(value);
  return pending;
};

it('keeps the others when one is removed, wherever it is', () => {
  for (const [removed, rest] of [
    ['a', ['b', 'c']],
    ['b', ['a', 'c']],
    ['c', ['a', 'b']],
  ] as const) {
    const pending = filled('a', 'b', 'c');
    expect(pending.remove(removed)).toBe(true);
    expect(pending.remove(removed)).toBe(false);
    expect(pending.size).toBe(2);
    expect(pending.find((value) => value === removed)).toBeUndefined();
    expect(pending.takeAll().sort()).toEqual(rest);
  }
});

it('is empty after everything was taken', () => {
  const pending = filled('a', 'b');
  pending.takeAll();
  expect(pending.size).toBe(0);
  expect(pending.takeAll()).toEqual([]);
});

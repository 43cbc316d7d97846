import { counted } from './counted.js';

it('puts one in the singular and all others in the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'date'))).toEqual(['0 dates', '1 date', '2 dates']);
});

it('takes the plural that does not end in s', () => {
  expect([1, 3].map((count) => counted(count, 'person', 'people'))).toEqual(['1 person', '3 people']);
});

it('separates thousands', () => {
  expect(counted(1_200, 'entry', 'entries')).toBe('1,200 entries');
});

import { formatDate } from './dates.js';

it('writes a calendar date without moving it to another day', () => {
  expect(formatDate('2027-05-12')).toBe('May 12, 2027');
  expect(formatDate('2027-01-01')).toBe('January 1, 2027');
  expect(formatDate('2028-02-29')).toBe('February 29, 2028');
});

import { jest } from '@jest/globals';
import {
  daysBetween,
  daysLeftText,
  formatDate,
  formatDay,
  formatMonth,
  inDaysText,
  lazyFormat,
} from './dates.js';

it('writes a calendar date without moving it to another day', () => {
  expect(formatDate('2027-05-12')).toBe('May 12, 2027');
  expect(formatDate('2027-01-01')).toBe('January 1, 2027');
  expect(formatDate('2028-02-29')).toBe('February 29, 2028');
  expect(formatDay('2027-01-01')).toBe('Jan 1');
  expect(formatMonth('2027-12-31')).toBe('Dec');
});

it('counts whole days over leap days and changes of the clock', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

it.each([
  [0, 'Today!'],
  [1, 'Tomorrow'],
  [2, '2 days left'],
  [-1, '1 day ago'],
  [-12, '12 days ago'],
])('says how far away a day is: %i', (days, words) => expect(daysLeftText(days)).toBe(words));

it.each([
  [0, 'Today!'],
  [1, 'Tomorrow'],
  [5, 'in 5 days'],
  [-2, '2 days ago'],
])('says on a tag how far away a day is: %i', (days, words) => expect(inDaysText(days)).toBe(words));

it('makes a formatter at its first use, and only one', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const format = lazyFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  expect(made).not.toHaveBeenCalled();
  expect(format(new Date('2027-05-03T12:00:00Z'))).toBe('May 3, 2027');
  expect(format(new Date('2027-05-04T12:00:00Z'))).toBe('May 4, 2027');
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

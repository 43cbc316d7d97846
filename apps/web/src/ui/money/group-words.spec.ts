import { contributorsText, timeLeftText } from './group-words.js';

const now = Date.parse('2026-12-20T15:00:00Z');

it.each([
  [null, null],
  ['2026-12-20T14:59:59.000Z', 'Expired'],
  ['2026-12-20T23:00:00.000Z', 'Last day'],
  ['2026-12-21T23:00:00.000Z', '2 days left'],
  ['2026-12-25T05:00:00.000Z', '5 days left'],
])('says of a group gift that ends at %s: %s', (endsAt, text) => {
  expect(timeLeftText({ endsAt }, now)).toBe(text);
});

it('counts contributors', () => {
  expect([0, 1, 2].map(contributorsText)).toEqual(['0 contributors', '1 contributor', '2 contributors']);
});

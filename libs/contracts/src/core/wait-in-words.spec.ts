import { waitInWords } from './wait-in-words.js';

it.each([
  [1, '1 second'],
  [16, '16 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
  [5_399, '90 minutes'],
  [5_400, '2 hours'],
  [86_400, '24 hours'],
])('says %i seconds as %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

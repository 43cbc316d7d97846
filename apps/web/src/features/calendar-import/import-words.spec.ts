import { addedText, removedText } from './import-words.js';

it.each([
  [2, 0, '2 new people.'],
  [1, 1, '1 new person. We left out 1 date that you already have or that’s in the past.'],
  [0, 3, 'We left out 3 dates that you already have or that are in the past.'],
  [0, 0, ''],
])('says what was added, for %i people with %i dates left out: %s', (people, leftOut, text) =>
  expect(addedText(people, leftOut)).toBe(text),
);

it.each([
  [{ occasions: 1, people: 0, kept: 0 }, 'Removed: 1 date.'],
  [{ occasions: 12, people: 3, kept: 0 }, 'Removed: 12 dates and 3 people.'],
  [
    { occasions: 0, people: 1, kept: 2 },
    'Removed: 1 person. We kept 2 people, because you’ve added more about them.',
  ],
  [{ occasions: 0, people: 0, kept: 0 }, 'There was nothing left to remove.'],
])('says what was removed, of %j: %s', (removed, text) => expect(removedText(removed)).toBe(text));

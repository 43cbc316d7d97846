import { readNote } from '@giftwell/note-reader';
import { answersNote } from './answers-note.js';

const nothing = { likes: [], avoid: [], sizes: null, avoidOther: null };

it('says everything that was answered, by whom', () => {
  expect(
    answersNote('Hanna', {
      ...{ likes: ['outdoors', 'art', 'music'], sizes: 'Shirt M, shoes 39', avoidOther: 'lilies' },
      avoid: ['nuts', 'gluten', 'alcohol'],
    }),
  ).toBe(
    'Told by Hanna: Likes being outdoors, art, and music. Allergic to nuts and gluten. Doesn’t drink alcohol. ' +
      'Please avoid: lilies. Sizes: Shirt M, shoes 39.',
  );
});

it('says nothing if nothing was answered', () => {
  expect(answersNote('Hanna', nothing)).toBeNull();
});

it('is understood by the note reader', () => {
  const note = answersNote('Hanna', { ...nothing, likes: ['cooking', 'outdoors', 'gaming'] })!;
  const { facts } = readNote({ note, known: null, now: new Date(0), timeZone: 'UTC' });
  expect(facts.interests).toEqual(['cooking', 'outdoors', 'gaming']);
});

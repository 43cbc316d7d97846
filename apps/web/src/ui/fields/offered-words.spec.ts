import { isAmong, offeredWords, tagOf, wordsOf } from './offered-words.js';

const { interests, personality } = offeredWords.adding;

describe('a word', () => {
  it.each([
    ['Cooking', 'cooking'],
    ['outdoors', 'nature'],
    ['hiking', 'nature'],
    ['Old maps ', 'Old maps'],
  ])('%s stands on the tag %s', (word, tag) => expect(tagOf(word, 'interests', interests)).toBe(tag));

  it('stands on its own tag where several mean the same', () => {
    expect(tagOf('artistic', 'personality', personality)).toBe('artistic');
    expect(tagOf('creative', 'personality', personality)).toBe('creative');
  });

  it('is found however it is written', () => {
    expect(isAmong('old MAPS', ['Old maps'], 'interests', interests)).toBe(true);
    expect(isAmong('outdoors', ['nature'], 'interests', interests)).toBe(true);
    expect(isAmong('maps', ['Old maps'], 'interests', interests)).toBe(false);
  });
});

it('keeps words as they were written, in their order, when tags come and go', () => {
  const before = ['outdoors', 'Old maps'];
  expect(wordsOf(['nature', 'Old maps', 'art'], before, 'interests', interests)).toEqual([
    'outdoors',
    'Old maps',
    'art',
  ]);
  expect(wordsOf(['Old maps'], before, 'interests', interests)).toEqual(['Old maps']);
});

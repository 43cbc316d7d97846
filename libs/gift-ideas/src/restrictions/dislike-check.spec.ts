import { Catalogue } from '../ideas/catalogue.js';
import { DislikeCheck, OwnedCheck } from './dislike-check.js';

const owns = (detail: string) => new OwnedCheck([{ kind: 'owns', detail, source: `owns ${detail}` }]);

describe('for somebody who hates reading', () => {
  const { graph, lexicon } = Catalogue.load();
  const check = new DislikeCheck([{ phrase: 'reading', source: 'hates reading' }], [], graph, lexicon);
  const texts = (name: string) => ({ name, description: '', searchTerm: '', reason: '' });

  it('a book about football is still a book', () => {
    expect(check.hits(texts('Autobiography of a great soccer player'))).toBe(true);
    expect(check.hits(texts('Match ball in the official design'))).toBe(false);
    expect(check.hits(texts('Tournament sticker album'))).toBe(false);
  });
});

it('an idea about cats may be a piece of jewelry', () => {
  const { graph, lexicon } = Catalogue.load();
  const refused = [{ phrase: 'jewellery', source: "doesn't wear jewellery" }];
  const check = new DislikeCheck(refused, [], graph, lexicon);
  const texts = (name: string) => ({ name, description: '', searchTerm: '', reason: '' });
  expect(check.hits(texts('Silver cat necklace'))).toBe(true);
  expect(check.hits(texts('Cat calendar'))).toBe(false);
});

describe('what somebody has already', () => {
  it.each([
    ['good binoculars', 'Pocket binoculars with good glass'],
    ['good binoculars', 'Birding binoculars 8x42 with a chest harness'],
    ['three sauna hats', 'Felt sauna hat'],
    ['a stand mixer', 'Set of towels + Red stand mixer'],
  ])('is not given again: %s, %s', (detail, name) => {
    expect(owns(detail).hits({ name })).toBe(true);
  });

  it.each([
    ['good binoculars', 'Harness for binoculars'],
    ['a stand mixer', 'Mixer tap'],
    ['a knot book', 'Book of sea shanties'],
  ])('leaves room for what goes with it: %s, %s', (detail, name) => {
    expect(owns(detail).hits({ name })).toBe(false);
  });
});

describe('a kind of thing that somebody does not want', () => {
  const { graph, lexicon } = Catalogue.load();
  const dislike = (phrase: string) => new DislikeCheck([{ phrase, source: phrase }], [], graph, lexicon);
  const named = (name: string, description = '') => ({ name, description, searchTerm: name });

  it.each([
    ['desk gadgets', named('Desk organizer with a charging station'), true],
    ['desk gadgets', named('Fountain pen', 'Looks good on a desk.'), false],
    ['kitchen stuff', named('Kitchen scale'), true],
    ['kitchen stuff', named('Scale for letters'), false],
  ])('%s', (phrase, texts, isHit) => {
    expect(dislike(phrase).hits(texts)).toBe(isHit);
  });
});

import { Catalogue } from '../ideas/catalogue.js';

const { graph, lexicon } = Catalogue.load();
const topicsOf = (phrase: string) =>
  lexicon.find(phrase).flatMap(({ topics }) => topics.map((at) => graph.topics[at]!.id));

describe('the words of the catalogue', () => {
  it.each(['and', 'our', 'win', 'kit', 'tired', 'sad', 'the', 'her', 'with', 'going out'])(
    'hold nothing for an ordinary word: %s',
    (word) => expect(topicsOf(word)).toEqual([]),
  );

  it.each([
    ['cats and dogs', ['cats', 'dogs']],
    ['bread and butter', ['bread-baking']],
    ['curling', ['curling']],
    ['bakes', ['baking']],
    ['photographs', ['photography']],
    ['ponies', ['horses']],
    ['kites', ['kite-flying']],
    ['red wine', ['wine']],
    ['Brot backen', ['bread-baking']],
  ])('find what is meant by "%s"', (phrase, expected) => {
    expect(topicsOf(phrase).filter((id) => !['kittens', 'puppies'].includes(id))).toEqual(expected);
  });
});

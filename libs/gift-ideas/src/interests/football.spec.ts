import { Catalogue } from '../ideas/catalogue.js';
import { resolvePhrase } from '../topics/resolve-phrase.js';
import { disambiguateFootball } from './football.js';

const catalogue = Catalogue.load();
const { graph, lexicon } = catalogue;
const numberOf = (id: string) => graph.numberOf(id)!;

describe('football', () => {
  it.each([
    ['a fan of Leeds', 'Leeds', 'soccer', 'american-football'],
    ['a fan of the Packers', 'Packers', 'american-football', 'soccer'],
  ])('of %s is one of the two sports', (_, team, meant, other) => {
    const phrases = ['football', team].map((phrase) => resolvePhrase(phrase, graph, lexicon));
    const [football] = disambiguateFootball(phrases, graph);
    expect(football!.strengths.has(numberOf(meant))).toBe(true);
    expect(football!.strengths.has(numberOf(other))).toBe(false);
  });

  it('is both if nothing else is known', () => {
    const [football] = disambiguateFootball([resolvePhrase('football', graph, lexicon)], graph);
    expect(football!.strengths.has(numberOf('soccer'))).toBe(true);
    expect(football!.strengths.has(numberOf('american-football'))).toBe(true);
  });
});

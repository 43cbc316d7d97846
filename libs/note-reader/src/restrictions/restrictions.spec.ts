import { readFacts } from '../facts/read-facts.js';
import { linesOf } from '../patterns/rule-table.js';
import { noRestrictions, phrasings } from './phrasings.js';

const kindsIn = (note: string) =>
  readFacts({ interests: [], about: [note], notes: [] }).restrictions.map(({ kind }) => kind as string);
const said = linesOf(phrasings).flatMap(([kind, texts]) => texts.map((text) => [text, kind] as const));

describe('A restriction', () => {
  it.each(said)('"%s" is %s', (text, kind) => {
    expect(kindsIn(text)).toContain(kind);
  });

  it.each(noRestrictions.trim().split('\n'))('is not read from "%s"', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

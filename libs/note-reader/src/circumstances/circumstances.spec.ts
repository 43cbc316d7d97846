import { readFacts } from '../facts/read-facts.js';
import { linesOf } from '../patterns/rule-table.js';
import { noCircumstances, phrasings } from './phrasings.js';

const kindsIn = (note: string) =>
  readFacts({ interests: [], about: [note], notes: [] }).circumstances.map(({ kind }) => kind as string);
const said = linesOf(phrasings).flatMap(([kind, texts]) => texts.map((text) => [text, kind] as const));

describe('What is said of circumstances', () => {
  it.each(said)('"%s" is read as %s', (text, kind) => {
    expect(kindsIn(text)).toContain(kind);
  });

  it.each(noCircumstances.trim().split('\n'))('is not read from "%s"', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

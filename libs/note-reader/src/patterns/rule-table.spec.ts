import { PersonText } from '../people/person-text.js';
import { patternOf } from './pattern.js';
import { linesOf, RuleTable } from './rule-table.js';

const lines = linesOf(`
  vegan: vegan / does_not eat meat|fish / eats <adverbs>? no meat
  sober: #* years|months sober|dry / years sober|dry / dry <adverbs>? #* years / sober
  boat: sail* <adverbs>? boat|boats / sailing / sailing_boat / sail* ~ race|races
  owns: has {thing} already / has a <pets>
`);
const texts = [
  'She is vegan and does not eat meat. He eats really no meat and does not eat fish.',
  'Six years sober. Years dry, she says. He has been dry about 11 years and 3 months sober. Sober since May.',
  'He loves sailing, has a sailing boat and sails two boats in the big races. The sailor sailed very big boats.',
  'Has a drill already, has a dog, and has a guinea pig. Has',
  'Eats no. Dry 4. Does not. Sailing',
];

/** Tries every pattern at every word. */
function* triedEverywhere(text: PersonText) {
  for (let at = 0; at < text.words.length; at += 1) {
    const found: { from: number; to: number; meaning: string }[] = [];
    for (const [meaning, sources] of lines) {
      for (const source of sources) {
        const { regexp } = patternOf(source);
        regexp.lastIndex = text.startOf(at);
        const match = regexp.exec(text.plain);
        if (match) found.push({ from: at, to: at + PersonText.countIn(match[0]), meaning });
      }
    }
    yield* found;
  }
}
const sorted = (found: Iterable<{ from: number; to: number; meaning: string }>) =>
  [...found]
    .map(({ from, to, meaning }) => `${from}–${to} ${meaning}`)
    .sort((one, other) => one.localeCompare(other));

describe('rules by their first words', () => {
  const table = new RuleTable(lines);

  it.each(texts)('finds what trying every pattern at every word finds: %s', (written) => {
    const text = new PersonText(written);
    const found = sorted(table.matches(text));
    expect(found).toEqual(sorted(triedEverywhere(text)));
    expect(found.length).toBeGreaterThan(0);
  });

  it('gives the longest match of a word first', () => {
    const meant = [...table.matches(new PersonText('a sailing boat'))].map(({ from, to }) => to - from);
    expect(meant).toEqual([2, 2, 1]);
  });
});

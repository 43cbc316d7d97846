import type { RuleContext } from '../people/rule-context.js';
import { wordPattern, type Note, type Span } from '../text/note.js';

const number = '(?<n>#\\d{1,3})';
/** "Gwen, the eldest, 47, …", "63, bells, hankies". */
const betweenMarks = [
  wordPattern(`(?<=, )(?<!(?:anniversary|together|married) , )${number}(?: now| years| yrs)?(?= [,.;])`),
  wordPattern(`(?<=[.!] )${number}(?= ,)`),
];
/** "a regional manager at 44." */
const atAge = wordPattern(
  `(?<= at )${number}(?= (?:[,.;!?]|and (?:she|he|still|has|is)|to the|with|she|he))`,
);
const ages = { least: 13, most: 105 };

/** Numbers that are the recipient's age if nothing else gives it: between two punctuation marks, or after "at". */
export function agesAside({ note, subjects, participants }: RuleContext): Span[] {
  if (!participants.recipient) return [];
  const places = (pattern: RegExp) => [...note.find(pattern)].flatMap(({ groups: { n } }) => n ?? []);
  return [
    ...betweenMarks.flatMap(places).filter(({ from }) => subjects.mayConcern(from)),
    ...places(atAge).filter(({ from }) => subjects.at(from) === 'recipient' && isNow(note, from)),
  ].filter(({ from }) => {
    const age = Number(note.at(from).slice(1));
    return age >= ages.least && age <= ages.most;
  });
}

/** "she is translating at 84", not "was left alone at 20" or "gets up at 18". */
function isNow(note: Note, at: number): boolean {
  const said = ` ${note.read({ from: note.sentenceOf(at).from, to: at })} `;
  return (
    / (?:is|has|she's|he's|will) /.test(said) && !/ (?:was|were|had|lost|up|since|wakes|bed) /.test(said)
  );
}

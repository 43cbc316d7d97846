import { maxAge } from '@giftwell/contracts/people/person-fields';
import { wordPattern, type Match, type Note, type Span } from '../text/note.js';

/** A sentence that is only a number or two: "Sixty-two.", "Fifty-ish.", "About forty." */
const opening = "(?:(?:okay|ok|so|well|oh|yeah|let's|and|but|just|anyway|then|,) ){0,3}";
const guess =
  "(?:i'd guess|i'd say|i think|i believe|i'm guessing|i reckon|i want to say|must be|probably|maybe|perhaps|guessing)";
const nearly =
  '(?:about|around|roughly|like|say|approximately|almost|nearly|something like|somewhere around|somewhere near|call it|close to|in the region of|thinking)';
const number = (name: string) => `(?:[$€£] )?(?<${name}>#\\d+(?:\\.\\d+)?)`;
const either = `${number('n')}(?: (?:,|or|to|-|maybe|or maybe|possibly|and) ${number('m')})?`;
const trailing =
  '(?: (?:, )?(?:ish|or so|or thereabouts|thereabouts|i think|i guess|i suppose|maybe|probably|give or take|more or less|or a bit more|maybe a bit more|a bit more|a little more|maybe a little more|max|maximum|tops|at most|or less|at the most))';
const together =
  ' (?:for both|for both of them|for the two(?: of them)?|for all(?: of them)?|for everything|from all of us|from us all|from both of us|from the team|from everyone|from everybody|from the family|between us|in total|altogether|all in|all together)';
const closing = '(?= (?:$|[.!?;]|, (?:could|can|might|but could|not more|no more) ))';
const opens = '(?<=(?:^|[.!?;]) )';

const alone = wordPattern(
  `${opens}${opening}(?<hedge>(?:(?:${guess}|${nearly}|,) ){0,3})${either}(?<after>${trailing}{0,2})${closing}`,
);
/** "Eighty-one, widower, does the sudoku." */
const heading = wordPattern(`${opens}${number('n')}(?= ,)`);
const capped = wordPattern(
  `(?<=(?:^|[.!?;,]|so|and|but|please) )(?:${opening})(?:no more than|not more than|nothing over|nothing above|nothing more than|nothing beyond|up to|under|less than|below|at most|max|maximum|not over|not above|not a penny over|no higher than|tops|keep it under|keep it below|keep it to) (?:(?:about|around|like|say|maybe|roughly) )?${number('n')}${trailing}{0,2}(?= (?:$|[.!?;,]))`,
);
const fromAll = wordPattern(
  `${number('n')} (?:from all of us|from us all|from both of us|from the (?:whole )?(?:team|office|family|group|gang|department)|from everyone|from everybody|between us|in total|altogether)`,
);
const shared = wordPattern(`(?<=(?:^|[.!?;,]|so|and|budget) )(?:${nearly} ){0,2}${number('n')}${together}`);
/** "not too much, fifteen or twenty" */
const modest = wordPattern(
  `(?<=(?:much|expensive|fancy|pricey|crazy|big|wild|extravagant|cheap|over the top) , )(?:(?:${guess}|${nearly}) ){0,2}${either}${trailing}{0,2}(?= (?:$|[.!?;,]))`,
);
const going = wordPattern(
  `(?:(?:(?<=(?:^|[.!?;,]) )(?:could|can|might)|i'd|i'll|i can|i could|i would|we'd|we'll|we can|we could|we would|happy to|willing to|prepared to|(?:i|we) want to|(?:i|we)'d like to) (?:go|stretch|do|manage|stomach|give|put in)(?: (?:up|as high|as far))?(?: (?:to|as))?|(?:i'm|we're|i am|we are) good for)(?: (?:about|around|maybe|like|roughly|say))? ${either}${trailing}?(?= (?:$|[.!?;,]|and|but|or|so|for|on|if))`,
);
/** "I've got maybe 120 to spend", "so we got about three hundred." */
const gathered = wordPattern(
  `(?:i|we|i've|we've|i have|we have) (?:got|have|saved|raised|pooled|collected|scraped together)(?: (?:about|around|maybe|like|roughly|say|some|only|just)){0,2} ${number('n')}${trailing}?(?= (?:$|[.!?;,]|to spend|to play with|for (?:him|her|them|this|it|us|everything)|between us|and|but|so))`,
);
/** "not a hundred, more like two hundred" */
const rather = wordPattern(
  `not ${number('low')} (?:(?:,|but|rather|it's|more like|i mean|more) ){1,3}${number('n')}`,
);
const guessed = wordPattern(
  `(?<=[,.] )${guess} (?:(?:about|around|like|she's|he's|they're) ){0,2}${number('n')}(?= (?:$|[.!?;,]))`,
);

const leastRange = 5;
/** Almost nobody reaches this age. */
const hundred = 100;
const valueOf = (note: Note, place: Span) => Number(note.at(place.from).slice(1));
const couldBeAge = (note: Note, place: Span) => {
  const value = valueOf(note, place);
  return Number.isInteger(value) && value >= 1 && value <= maxAge && !/^[$€£]$/.test(note.at(place.from - 1));
};

/**
 * Ages without a verb: a number in a sentence of its own after the person was introduced, or a guess between commas.
 */
export function bareAges(note: Note, introduced: Span): Span[] {
  const next = note.sentenceOf(introduced.to - 1).to + 1;
  const isAlone = ({ from, groups: { m, hedge, after } }: Match) =>
    from === next && !m && !after && !(hedge && new RegExp(nearly).test(note.read(hedge)));
  const isHeading = ({ from, groups: { n } }: Match) =>
    from === next && n !== undefined && !/^#/.test(note.at(n.to + 1));
  const isGuess = ({ from }: Match) => from >= introduced.to;
  const placesOf = (pattern: RegExp, fits: (match: Match) => boolean) =>
    [...note.find(pattern)]
      .filter(fits)
      .flatMap(({ groups: { n } }) => (n && couldBeAge(note, n) ? [n] : []));
  return [...placesOf(alone, isAlone), ...placesOf(heading, isHeading), ...placesOf(guessed, isGuess)];
}

/**
 * Bare numbers that can only be money. `isAge` tells which numbers are ages, `ageKnown` whether the note gives an age.
 */
export function bareSums(note: Note, ageKnown: boolean, isAge: (place: Span) => boolean): Set<number> {
  const places = new Set<number>();
  const take = ({ groups }: Match) => {
    for (const place of [groups['n'], groups['m']]) if (place && !isAge(place)) places.add(place.from);
  };
  for (const pattern of [capped, shared, fromAll, modest, going, gathered])
    for (const match of note.find(pattern)) take(match);
  for (const match of [...note.find(alone), ...note.find(rather)]) {
    const { n, m } = match.groups;
    // "thirty to forty" is not an age, "34, 35" may be.
    const isRange = n && m && valueOf(note, m) - valueOf(note, n) >= leastRange;
    if (n && (ageKnown || isRange || valueOf(note, n) >= hundred)) take(match);
  }
  return places;
}

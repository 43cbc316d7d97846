import type { Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import { interestNamed, interestsIn } from '../words/interest-words.js';
import { isListedThing } from './likings-listed.js';
import { sentenceEnds, wordPattern, type Note, type Span } from '../text/note.js';
import { objectsFrom } from './objects.js';

type Things = (thing: Span) => Finding[];

const lessons = wordPattern(
  '(?:takes?|taking|took|started|starts|doing|attends|attending|signed up for|enrolled in) (?:some |a |her |his )?(?<what>(?:(?!and |the |her |his |a )\\S+ ){1,2}?)(?:class|classes|lessons|course|courses|workshops?)',
);
const habits = wordPattern('does|do');
const owned = wordPattern(
  '(?<what>(?:\\S+ ){0,1}?\\S+) (?:is|are) (?:all |really |totally |just |kind of )?(?:his|her|their) (?:whole |big |latest |new |favou?rite |main )?(?:thing|passion|life|world|jam|hobby|obsession|escape|happy place)',
);
const broad = wordPattern(
  "it's (?:now )?all about|now it's all about|(?:something|anything) (?:with|about|related to|to do with|involving)",
);
/** "always folding paper and writing little stories", "all he does is skateboard and make beats". */
const allDay = wordPattern(
  "(?:always|forever|constantly|usually|often|all day|busy)(?= \\S{2,}ing )|(?:all|what|the only thing) (?:he|she|they)(?: ever| really)? (?:does|do|wants|wants to do|cares about)(?: all day| all day long| these days| lately| right now)? is|(?:can't|cannot) stop(?= \\S{2,}ing )|never stops(?= \\S{2,}ing )|(?:is|he's|she's|they're) (?:happiest|never happier than)(?: when)?(?= \\S{2,}ing )",
);
/** "something for her yoga", "a new bag for his golf" */
const forTheir = wordPattern(
  '(?:something|anything|thing|gear|kit|stuff|accessory|accessories) for (?:his|her|their)',
);
/** "football mad", "horse crazy" */
const mad = wordPattern(
  "(?<what>(?!(?:is|are|so|really|totally|completely|absolutely|a|bit|little|very|pretty|like|kinda|and|drives|driving|go|goes|went|gone|stark|stir|the|boy|girl|not|get|gets|they're|he's|she's) )[a-z]\\S+) (?:mad|crazy|obsessed|daft)(?! (?:about|for|with|by|at|on|over) )",
);
const andSoOn = wordPattern(
  '(?:that (?:kind|sort|type) of (?:thing|stuff)|(?:stuff|things) like that|and so on|and all that|that whole thing)',
);
const notAThing =
  /^(?:a|an|the|is|she's|he's|and|but|really|all|his|her|that|this|it|what|for|so|,|\.|who|he|she|they|i|think)$/;

type IsFree = (one: Span) => boolean;
type ThingsIn = (context: RuleContext, isFree: IsFree) => Iterable<Span>;

function* ofLessons({ note, subjects }: RuleContext, isFree: IsFree): Iterable<Span> {
  for (const { from, groups } of note.find(lessons)) {
    const what = groups['what'];
    if (what && subjects.mayConcern(from) && isFree(what)) yield what;
  }
}

function* ofHabits(context: RuleContext, isFree: IsFree): Iterable<Span> {
  const { note } = context;
  for (const { to, from } of note.find(habits)) {
    if (!isHabitOfRecipient(context, from) || !isFree({ from, to })) continue;
    for (const thing of objectsFrom(context, to).things)
      if (interestNamed(note.read(thing)) && isFree(thing)) yield thing;
  }
}

/** "Eighty-one, widower, does the sudoku every morning": no subject, so it is the recipient. */
const isHabitOfRecipient = ({ note, subjects, participants }: RuleContext, from: number): boolean =>
  subjects.at(from) === 'recipient' ||
  (subjects.at(from) === 'nobody' &&
    participants.recipient !== null &&
    (note.opens(from) || note.at(from - 1) === ','));

function* ofOwned({ note, subjects }: RuleContext, isFree: IsFree): Iterable<Span> {
  for (const { from, groups } of note.find(owned)) {
    const what = groups['what'] && light(note, groups['what']);
    if (what && subjects.at(from) !== 'other' && isFree(what)) yield what;
  }
}

function* ofWholeDays(context: RuleContext, isFree: IsFree): Iterable<Span> {
  const { note, subjects } = context;
  for (const match of note.find(allDay)) {
    if (!subjects.mayConcern(match.from)) continue;
    for (const thing of objectsFrom(context, match.to).things)
      if (isFree(thing) && startsKnown(note, thing)) yield thing;
  }
}

function* forPursuits(context: RuleContext, isFree: IsFree): Iterable<Span> {
  const { note, subjects } = context;
  for (const { to, from } of note.find(forTheir)) {
    if (subjects.at(from) === 'other') continue;
    const [first] = objectsFrom(context, to).things;
    if (first && isFree(first) && interestNamed(note.read(first))) yield first;
  }
}

function* ofMad({ note, subjects }: RuleContext, isFree: IsFree): Iterable<Span> {
  for (const { from, groups } of note.find(mad)) {
    const what = groups['what'];
    if (what && isFree(what) && subjects.mayConcern(from) && isLikable(note.at(what.from))) yield what;
  }
}

function* ofBroad(context: RuleContext, isFree: IsFree): Iterable<Span> {
  const { note, subjects } = context;
  for (const match of note.find(broad)) {
    if (subjects.at(match.from) === 'other') continue;
    for (const thing of objectsFrom(context, match.to).things) if (isFree(thing)) yield thing;
  }
}

function* ofOpenLists({ note, subjects }: RuleContext, isFree: IsFree): Iterable<Span> {
  for (const { from } of note.find(andSoOn))
    for (const thing of listBefore(note, from))
      if (subjects.at(thing.from) !== 'other' && isFree(thing)) yield thing;
}

const rules: readonly ThingsIn[] = [
  ...[ofLessons, ofHabits, ofOwned, ofWholeDays],
  ...[forPursuits, ofMad, ofBroad, ofOpenLists],
];

/** Interests that follow from lessons, habits or possessions, without a verb such as "loves". */
export function impliedLikings(context: RuleContext, isFree: IsFree, liked: Things): Finding[] {
  return rules.flatMap((thingsIn) => [...thingsIn(context, isFree)].flatMap((thing) => liked(thing)));
}

const isLikable = (word: string) =>
  interestNamed(word) !== undefined || isListedThing(word) || isListedThing(`${word}s`);

/** "writing little stories", "make beats" and "skateboard", but not "complaining" or "work". */
const startsKnown = (note: Note, { from, to }: Span): boolean => {
  const words = note.read({ from, to }).split(' ');
  return (
    interestNamed(words.join(' ')) !== undefined ||
    interestsIn(words).length > 0 ||
    words.slice(1).some(isListedThing)
  );
};

/** Without leading words that carry no meaning; null if nothing is left. */
function light(note: Note, { from, to }: Span): Span | null {
  let start = from;
  while (start < to && notAThing.test(note.at(start))) start += 1;
  return start < to && !notAThing.test(note.at(to - 1)) ? { from: start, to } : null;
}

const maxListed = 4;
const maxListedWords = 3;

/** "gaming, mechanical keyboards, that kind of thing": short items between commas, without a verb. */
function listBefore(note: Note, end: number): Span[] {
  const things: Span[] = [];
  let to = note.at(end - 1) === ',' ? end - 1 : end;
  while (things.length < maxListed) {
    let from = to;
    while (from > 0 && note.at(from - 1) !== ',' && !sentenceEnds.has(note.at(from - 1))) from -= 1;
    if (note.at(from - 1) !== ',' || to - from > maxListedWords || to === from) break;
    things.unshift({ from: note.at(from) === 'and' ? from + 1 : from, to });
    to = from - 1;
  }
  return things.length > 1 ? things : [];
}

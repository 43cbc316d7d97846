import { maxAge } from '@giftwell/contracts/people/person-fields';
import { age, noUnit, soon, ways } from './age-patterns.js';
import { agesAside } from './ages-aside.js';
import { bareAges } from './bare-numbers.js';
import { takesBack, type Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import { wordPattern, type Note, type Span } from '../text/note.js';
import { pronounGender } from '../people/recipient.js';
import { relations } from '../words/relations.js';

const numberOf = (note: Note, { from }: Span) =>
  note.at(from) === 'one' ? 1 : Number.parseFloat(note.at(from).slice(1));
const decade = /^(?:late|early|mid|middle)$/;
const again = wordPattern(
  `(?:(?:no|nope|sorry|wait|actually|i mean|make that|or rather|correction|,|\\.) ){1,4}${age}${noUnit}`,
);

/** "her cat is 12 years old" is the age of the cat. */
function ofThing(note: Note, from: number): boolean {
  let at = from - 1;
  while (/^(?:now|only|just|about|around|like|almost|nearly|already|turning)$/.test(note.at(at))) at -= 1;
  return (
    /^(?:is|are)$/.test(note.at(at)) &&
    /^(?:his|her|their|my|our|the)$/.test(note.at(at - 2)) &&
    !relations.has(note.at(at - 1)) &&
    note.at(at - 1) !== 'age'
  );
}

/** "26, 1 yr anniversary": the second number is no age. */
const counted =
  /^(?:dollars?|bucks?|usd|quid|pounds?|euros?|eur|gbp|[$€£]|yrs?|years?|months?|weeks?|days?)$/;

/** "they're nine, six and two", "five, seven and ten": ages of several people. "34, 35" is an uncertain age of one. */
function isListed(note: Note, place: Span): boolean {
  if (note.at(place.from).endsWith('th')) return false;
  const next = /^(?:,|and|or)$/.test(note.at(place.to)) ? place.to + 1 : place.to;
  const [one, other] = [place.from, next].map((at) => Number(/^#(\d+)$/.exec(note.at(at))?.[1]));
  return (
    one !== undefined &&
    other !== undefined &&
    Number.isFinite(other) &&
    other <= maxAge &&
    !counted.test(note.at(next + 1)) &&
    Math.abs(one - other) !== 1
  );
}

/** "I need something for a 2 year old girl", "for a boy of 10". */
const forWhom =
  / for (?:a|an|this|our|my)(?: (?:lovely|little|sweet|very|nearly|almost|about|boy|girl|man|woman|lad|lady|kid|child|teenager|gentleman|guy))?(?: (?:of|aged|age))? $/;

/** Whether an age is the recipient's, by the subject of its clause or by the owner of the birthday. */
function isOurs({ note, subjects, participants }: RuleContext, at: number): boolean {
  if (subjects.mayConcern(at) || forWhom.test(` ${note.read({ from: Math.max(0, at - 5), to: at })} `))
    return true;
  const owner = note.at(note.at(at - 1) === 'big' ? at - 2 : at - 1);
  if (subjects.at(at) === 'other' || !/^(?:his|her|their)$/.test(owner)) return false;
  const gender = pronounGender(owner);
  return !gender || !participants.gender || gender === participants.gender;
}

const soonAfter = new RegExp(`^#\\d{1,3} ${soon}(?: |$)`);
/** "sixteen on Saturday", "seventy in August" */
const isSoon = (note: Note, at: number) => soonAfter.test(note.read({ from: at, to: at + 4 }));

const pronounsAside = /^, (?:he|she|they) \/ (?:him|her|them) , $/;

/** "Julia, 34, …", "Kim (she/her, 27)", "my sister Julia thirty four". */
function besideName(note: Note, after: number): Span | null {
  // "Mum. Seventy in August."
  if (/^[,.]$/.test(note.at(after)) && isSoon(note, after + 1)) return { from: after + 1, to: after + 2 };
  let at = after;
  if (pronounsAside.test(`${note.read({ from: at, to: at + 5 })} `)) at += 5;
  else if (note.at(at) === ',') {
    at += 1;
    while (at < after + 3 && /^(?:nearly|almost|about|around|just|only|maybe|like)$/.test(note.at(at)))
      at += 1;
  }
  const said = note.read({ from: at, to: at + 2 });
  const isAge =
    at > after
      ? /^#\d{1,3}(?: (?:[,.]|who|and|years|he|she|loves|likes))?$/.test(said)
      : /^#\d{1,3}(?: (?:[,.]|who|and|years|going|he|she|he's|she's|loves|likes|enjoys|plays|used|has|is|still|hates|wants|lives))?$/.test(
          said,
        );
  return isAge ? { from: at, to: at + 1 } : null;
}

/** Everyone in the note who is the recipient, also under another word: "he's my nephew 15". */
const ours = ({ participants, subjects }: RuleContext) =>
  participants.people.filter(
    (one) =>
      one === participants.recipient ||
      participants.same.has(one) ||
      (one.predicate && one.of === 'giver' && subjects.at(one.from) === 'recipient'),
  );

interface SaidAge extends Span {
  value: number;
  weight: number;
  /** Whether it is the age at a coming birthday. */
  birthday: boolean;
}

const isPossible = ({ value }: SaidAge) => Number.isFinite(value) && value >= 0 && value <= maxAge;

/** Ages in sentences: "turns 30", "in her forties", "born in 1990". */
const statedAges = (context: RuleContext): SaidAge[] =>
  ways.flatMap(({ pattern, weight, birthday = false, yearsOf }) =>
    [...context.note.find(pattern)].flatMap(({ groups, from, to }) => {
      const place = groups['n'] ?? groups['m'];
      if (!place || !isStated(context, place)) return [];
      const said = numberOf(context.note, place);
      const value = yearsOf ? yearsOf(said, Number(context.today.slice(0, 4))) : said;
      return [{ value, weight, birthday, from, to }];
    }),
  );

function isStated(context: RuleContext, place: Span): boolean {
  const { note } = context;
  if (!isOurs(context, place.from) || decade.test(note.at(place.from - 1))) return false;
  return !ofThing(note, place.from) && !isListed(note, place);
}

/** Turns the numbers at these positions into ages of this weight. */
const agesAt = ({ note }: RuleContext, places: readonly Span[], weight: number): SaidAge[] =>
  places.map((place) => ({ ...place, value: numberOf(note, place), weight, birthday: false }));

function agesBesideNames(context: RuleContext): SaidAge[] {
  const { note } = context;
  const places = ours(context).flatMap(({ to }) => besideName(note, to) ?? []);
  const ages = agesAt(
    context,
    places.filter((place) => !isListed(note, place)),
    5,
  );
  return ages.map((age) => ({ ...age, birthday: isSoon(note, age.from) }));
}

function bareAgesOf(context: RuleContext): SaidAge[] {
  const { recipient } = context.participants;
  const places = recipient ? bareAges(context.note, recipient) : [];
  return agesAt(
    context,
    places.filter(({ from }) => context.subjects.mayConcern(from)),
    2,
  );
}

const agesAsideOf = (context: RuleContext): SaidAge[] =>
  agesAt(
    context,
    agesAside(context).filter((place) => !isListed(context.note, place)),
    1.5,
  );

/** "she's 34, no, 35": adds the corrections to the ages. */
function addCorrections(context: RuleContext, ages: SaidAge[]): void {
  const { note } = context;
  for (const { groups, from } of note.find(again)) {
    const place = groups['n'];
    const slip = ages.find(({ to }) => to === from);
    if (place && slip && takesBack(note, from, place.from))
      ages.push(...agesAt(context, [place], slip.weight).filter(isPossible));
  }
}

/** The recipient's age, or the age that they are about to reach. */
export function agesIn(context: RuleContext): { ages: Finding[]; birthdays: Span[] } {
  const told = [...statedAges(context), ...agesBesideNames(context)].filter(isPossible);
  let said = told;
  if (said.length === 0) said = bareAgesOf(context).filter(isPossible);
  if (said.length === 0) said = agesAsideOf(context).filter(isPossible);
  const birthdays = told.filter(({ birthday }) => birthday).map(({ from, to }) => ({ from, to }));
  addCorrections(context, said);
  const ages = said.map(({ value, weight, from, to }): Finding => ({
    field: 'age',
    value: Math.floor(value),
    weight,
    from,
    to,
  }));
  return { ages, birthdays };
}

/** The age on a day, from a date of birth. */
export function ageOn(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return birth.slice(5) > today.slice(5) ? years - 1 : years;
}

import { maxAge } from '@giftwell/contracts/people/person-fields';
import { agesAside } from './ages-aside.js';
import { bareAges } from './bare-numbers.js';
import { takesBack, type Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import { wordPattern, type Note, type Stretch } from '../text/note.js';
import { pronounGender } from '../people/recipient.js';
import { relations } from '../words/relations.js';

const loosely =
  '(?:(?:now|only|just|about|around|like|almost|nearly|already|actually|roughly|approximately|maybe|probably|or|turning|be|to|going|gonna|still|i|think) ){0,4}';
const age = '(?<n>#\\d{1,3})';
const noUnit =
  '(?! (?:something|ish|odd|dollars?|bucks?|usd|quid|pounds?|euros?|eur|gbp|grand|[$€£%:/-]|percent|minutes?|hours?|days?|weeks?|months?|miles?|km|kilometers?|feet|foot|ft|inch|inches|pages|times|kids?|children|dogs?|cats?|people|chairs|tickets|of|years? (?:together|married|ago|at|with|in|of|since|here|now|into)))';
const turning =
  "(?:clocks|clocking|completes|completing|pushing|knocking on|turn|turns|turning|hit|hits|hitting|becomes|becoming|reaches|reaching|will be|will have been|she'll be|he'll be|they'll be|be turning|gonna be|going to be|gets to be)";

/** What may follow a bare age; a thing that is counted may not. */
const over =
  "(?= (?:$|(?:[,.!?;]|and|but|or|so|who|he|she|they|he's|she's|they're|we|we're|i|i'm|i'd|it's|it|his|her|their|my|our|next|in|on|this|tomorrow|today|soon|years?|loves?|likes?|is|has|works?|lives?|now|very|really|super|with|just|also|because|which|can|can't|doesn't|never|always|enjoys?|plays?|collects?|i|yeah|right|already|lol|though|like|ish|actually|then|obviously|that|a|from|hates?|into|and) ))";
const opinion =
  "(?:(?:i think|i believe|i'd say|i suppose|i reckon|maybe|probably|perhaps|like|about|around|so|or so|must be|let's say|exactly|she's|he's|,) ){1,4}";
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const weekday = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const soon = `(?:next (?:week|month|${month}|${weekday})|this (?:week|weekend|month|coming|${month}|${weekday})|tomorrow|today|soon|in (?:${month}|#\\d|a)|on (?:the|${month}|${weekday}))`;
const born = "(?:his|her|their|\\S+(?:'s|s'))";
const noBirthday =
  '(?! (?:of|anniversary|wedding|year|years|grade|floor|day|time|child|kid|baby|place|one|date|marathon|month|week|season|husband|wife|floor|home|job|language|grandchild|grade|century))';

const kin =
  '(?:gran|nan|nana|grandma|grandpa|grandad|granddad|mum|mom|dad|nephew|niece|brother|sister|wife|husband|son|daughter|uncle|aunt|auntie|cousin|godson|goddaughter|grandson|granddaughter|boss|friend|mate)';

interface Way {
  pattern: RegExp;
  weight: number;
  /** Says that a birthday is near. */
  birthday?: boolean;
  /** Says it of somebody without naming them: who the clause speaks of counts. */
  yearsOf?: (value: number, now: number) => number;
}

const ways: Way[] = [
  {
    pattern: wordPattern(`${age} (?:years?|yrs?|yr) (?:old|young|of age)|(?<m>#\\d{1,3}) (?:yo|yrs)`),
    weight: 5,
  },
  { pattern: wordPattern(`aged?(?: is| of)? ${loosely}${age}${noUnit}`), weight: 5 },
  {
    pattern: wordPattern(`(?:is|are|she's|he's|they're|who's|herself|himself) ${loosely}${age}${noUnit}`),
    weight: 5,
  },
  { pattern: wordPattern(`${turning} ${loosely}${age}${noUnit}`), weight: 4, birthday: true },
  // "becomes 50 years at 12 of May", "has 55 years in April": as other languages say it.
  {
    pattern: wordPattern(
      `(?:become|becomes|becoming|turns|turning|completes|completing|has|have) ${age} years(?= (?:(?:at|on|in) (?:the )?(?:${month}|#\\d{1,2}(?:th)? of) |[.,;]))`,
    ),
    weight: 5,
    birthday: true,
  },
  // "niece / 14", "boy 6 trucks mud": a note in bare words.
  {
    pattern: wordPattern(
      `(?<=^ )(?:girl|boy|lad|niece|nephew|son|daughter|grandson|granddaughter|godson|goddaughter|kid|teen|teenager|woman|man)(?: /)? ${age}(?! (?:years|months?|weeks?|dollars?|pounds?|euros?) )`,
    ),
    weight: 4,
  },
  { pattern: wordPattern(`(?:has|have) ${age} years(?= (?:and|but|who) )`), weight: 3 },
  { pattern: wordPattern(`just turned ${age}${noUnit}`), weight: 4 },
  {
    pattern: wordPattern(
      `(?:${turning}|turned) (?<n>one)(?= (?:$|[,.!?;]|in|on|next|this|and|can|so|tomorrow|today|already|soon|i|he|she|would))`,
    ),
    weight: 4,
    birthday: true,
  },
  {
    pattern: wordPattern(`(?:is |she's |he's )?(?:doing|having|has) ${age} (?:birthday|bday)`),
    weight: 4,
    birthday: true,
  },
  // "Gran's ninety this year": the relation carries the "is".
  { pattern: wordPattern(`${kin}'s ${loosely}${age}${noUnit}${over}`), weight: 4 },
  {
    pattern: wordPattern(`(?<=[,.!] )(?<!(?:anniversary|together|married) , )${age} years?(?= [.,;]| and )`),
    weight: 3,
  },
  // "a farmer of seventy one,", "seamstress, makes ninety five years in July", "she's my niece, year five at school"
  {
    pattern: wordPattern(`(?<=(?:is|she's|he's|who's|an|a) (?:(?!#)\\S+ ){1,4}of )${age}(?= [,.;])`),
    weight: 3,
  },
  {
    pattern: wordPattern(
      `(?:make|makes|have|has|got|with) ${age} years?(?= (?:[,.;]|in ${month}|on |next|soon|but i))`,
    ),
    weight: 3,
  },
  { pattern: wordPattern(`(?:he|she) ${age}${noUnit}(?! (?:times|or|to|-|th) )`), weight: 2 },
  {
    pattern: wordPattern(
      '(?:in|into|finished|finishing|starting|starts|, ) ?year (?<n>#(?:[1-9]|1[0-3]))(?= (?:[,.;]|at|and|now|so|boy|girl))',
    ),
    weight: 2,
    yearsOf: (year) => year + 5,
  },
  {
    pattern: wordPattern(
      '(?:in|into|starting|finishing|a) (?:(?<n>#(?:[1-9]|1[0-2])th) (?:grade|grader)|grade (?<m>#(?:[1-9]|1[0-2])))(?= )',
    ),
    weight: 2,
    yearsOf: (grade) => grade + 5,
  },
  {
    pattern: wordPattern(`(?:has|his|her|their) birthday , ${age}${noUnit}${over}`),
    weight: 4,
    birthday: true,
  },
  {
    pattern: wordPattern(`(?:engaged|married|promoted|pregnant|widowed) at ${age}${noUnit}${over}`),
    weight: 3,
  },
  { pattern: wordPattern('(?<n>#\\d{1,3}th) (?:\\S+ )?(?:birthday|bday|b day)'), weight: 4, birthday: true },
  { pattern: wordPattern(`big ${age}${noUnit}`), weight: 4, birthday: true },
  { pattern: wordPattern('(?<n>#\\d{1,2}) months? old'), weight: 5, yearsOf: (months) => months / 12 },
  { pattern: wordPattern('(?<n>#\\d{1,2}) weeks? old'), weight: 5, yearsOf: (weeks) => weeks / 52 },
  {
    pattern: wordPattern(`(?:is|she's|he's|they're) ${loosely}${age}(?= ${soon} )`),
    weight: 5,
    birthday: true,
  },
  { pattern: wordPattern(`(?:she'd|he'd|they'd|would|must|should) be ${loosely}${age}${noUnit}`), weight: 4 },
  // "Sixty-three next month."
  {
    pattern: wordPattern(`(?<=[.!?;] )(?:(?:almost|nearly|about|just) )?${age}(?= ${soon} (?:$|[.!?;]))`),
    weight: 3,
    birthday: true,
  },
  // "she is single and 45"
  {
    pattern: wordPattern(
      `(?:is|are|she's|he's|they're|who's) (?:(?!and |but |#)[^ #,.;]+ ){1,3}(?:and|,) ${loosely}${age}${noUnit}${over}`,
    ),
    weight: 3,
  },
  {
    pattern: wordPattern(
      `(?:twenties|thirties|forties|fifties|sixties|seventies|eighties) ${opinion}${age}${noUnit}${over}`,
    ),
    weight: 3,
  },
  // "it's her fiftieth on Saturday"
  {
    pattern: wordPattern(
      `${born} (?:big )?(?<n>#(?:[1-9]\\d|1[01]\\d)th)${noBirthday}(?= (?:$|(?:[,.!?;]|in|on|is|coming|this|next|soon|and|but|so|we|i|it's|party|already|up|tomorrow|today|he|she|he's|she's|birthday|bday) ))`,
    ),
    weight: 4,
    birthday: true,
  },
  {
    pattern: wordPattern('born (?:\\S+ ){0,6}(?<n>#(?:19|20)\\d\\d)'),
    weight: 3,
    yearsOf: (year, now) => now - year,
  },
];

const numberOf = (note: Note, { from }: Stretch) =>
  note.at(from) === 'one' ? 1 : Number.parseFloat(note.at(from).slice(1));
const decade = /^(?:late|early|mid|middle)$/;
const again = wordPattern(
  `(?:(?:no|nope|sorry|wait|actually|i mean|make that|or rather|correction|,|\\.) ){1,4}${age}${noUnit}`,
);

/** "her cat is 12 years old" tells no age of hers. */
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

const money = /^(?:dollars?|bucks?|usd|quid|pounds?|euros?|eur|gbp|[$€£])$/;

/** "they're nine, six and two", "five, seven and ten": ages of several people; "34, 35" is one that is not known. */
function isListed(note: Note, place: Stretch): boolean {
  if (note.at(place.from).endsWith('th')) return false;
  const next = /^(?:,|and|or)$/.test(note.at(place.to)) ? place.to + 1 : place.to;
  const [one, other] = [place.from, next].map((at) => Number(/^#(\d+)$/.exec(note.at(at))?.[1]));
  return (
    one !== undefined &&
    other !== undefined &&
    Number.isFinite(other) &&
    other <= maxAge &&
    !money.test(note.at(next + 1)) &&
    Math.abs(one - other) !== 1
  );
}

/** Whether an age is the recipient's: by the clause, or by whose fiftieth it is. */
function isOurs({ note, subjects, participants }: RuleContext, at: number): boolean {
  if (subjects.mayConcern(at)) return true;
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
function besideName(note: Note, after: number): Stretch | null {
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
      : /^#\d{1,3}(?: (?:[,.]|who|and|years|going|he|she|he's|she's|loves|likes|enjoys|plays))?$/.test(said);
  return isAge ? { from: at, to: at + 1 } : null;
}

/** The recipient under every word; "he's my nephew 15" as well. */
const ours = ({ participants, subjects }: RuleContext) =>
  participants.people.filter(
    (one) =>
      one === participants.recipient ||
      participants.same.has(one) ||
      (one.predicate && one.of === 'giver' && subjects.at(one.from) === 'recipient'),
  );

/** How old the recipient is, or is about to be. */
export function agesIn(context: RuleContext): { ages: Finding[]; birthdays: Stretch[] } {
  const { note, participants, subjects, today } = context;
  const ages: Finding[] = [];
  const birthdays: Stretch[] = [];
  const take = (stretch: Stretch, value: number, weight: number): boolean => {
    if (!Number.isFinite(value) || value < 0 || value > maxAge) return false;
    ages.push({ field: 'age', value: Math.floor(value), weight, from: stretch.from, to: stretch.to });
    return true;
  };
  for (const { pattern, weight, birthday, yearsOf } of ways) {
    for (const match of note.find(pattern)) {
      const place = match.groups['n'] ?? match.groups['m'];
      if (!place || !isOurs(context, place.from) || decade.test(note.at(place.from - 1))) continue;
      if (ofThing(note, place.from) || isListed(note, place)) continue;
      const said = numberOf(note, place);
      const taken = take(match, yearsOf ? yearsOf(said, Number(today.slice(0, 4))) : said, weight);
      if (taken && birthday) birthdays.push(match);
    }
  }
  for (const { to } of ours(context)) {
    const place = besideName(note, to);
    if (!place || isListed(note, place)) continue;
    if (take(place, numberOf(note, place), 5) && isSoon(note, place.from)) birthdays.push(place);
  }
  if (ages.length === 0)
    for (const place of participants.recipient ? bareAges(note, participants.recipient) : [])
      if (subjects.mayConcern(place.from)) take(place, numberOf(note, place), 2);
  if (ages.length === 0)
    for (const place of agesAside(context))
      if (!isListed(note, place)) take(place, numberOf(note, place), 1.5);
  for (const match of note.find(again)) {
    const place = match.groups['n'];
    const slip = ages.find(({ to }) => to === match.from);
    if (place && slip && takesBack(note, match.from, place.from))
      take(place, numberOf(note, place), slip.weight);
  }
  return { ages, birthdays };
}

/** A day and a year of birth tell the age to the day. */
export function ageOn(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return birth.slice(5) > today.slice(5) ? years - 1 : years;
}

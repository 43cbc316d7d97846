import { maxAge } from '@giftwell/contracts/gift-ai/wizard';
import { takesBack, type Finding } from './findings.js';
import type { Hearing } from './hearing.js';
import { wordPattern, type Note, type Stretch } from './note.js';
import { relations } from './relations.js';

const loosely =
  '(?:(?:now|only|just|about|around|like|almost|nearly|already|actually|roughly|approximately|maybe|probably|or|turning|be|to|going|gonna|still|i|think) ){0,4}';
const age = '(?<n>#\\d{1,3})';
const noUnit =
  '(?! (?:something|ish|odd|dollars?|bucks?|usd|quid|pounds?|euros?|eur|gbp|grand|[$€£%:/-]|percent|minutes?|hours?|days?|weeks?|months?|miles?|km|kilometers?|feet|foot|ft|inch|inches|pages|times|kids?|children|dogs?|cats?|people|chairs|tickets|of|years? (?:together|married|ago|at|with|in|of|since|here|now|into)))';
const turning =
  "(?:turn|turns|turning|hit|hits|hitting|becomes|becoming|reaches|reaching|will be|will have been|she'll be|he'll be|they'll be|be turning|gonna be|going to be|gets to be)";

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
  { pattern: wordPattern(`just turned ${age}${noUnit}`), weight: 4 },
  { pattern: wordPattern('(?<n>#\\d{1,3}th) (?:\\S+ )?(?:birthday|bday|b day)'), weight: 4, birthday: true },
  { pattern: wordPattern(`big ${age}${noUnit}`), weight: 4, birthday: true },
  { pattern: wordPattern('(?<n>#\\d{1,2}) months? old'), weight: 5, yearsOf: (months) => months / 12 },
  { pattern: wordPattern('(?<n>#\\d{1,2}) weeks? old'), weight: 5, yearsOf: (weeks) => weeks / 52 },
  {
    pattern: wordPattern('born (?:\\S+ ){0,6}(?<n>#(?:19|20)\\d\\d)'),
    weight: 3,
    yearsOf: (year, now) => now - year,
  },
];

const numberOf = (note: Note, { from }: Stretch) => Number.parseFloat(note.at(from).slice(1));
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

/** How old the recipient is, or is about to be. */
export function agesIn({ note, subjects, cast, today }: Hearing): { ages: Finding[]; birthdays: Stretch[] } {
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
      if (!place || !subjects.mayConcern(place.from) || decade.test(note.at(place.from - 1))) continue;
      if (ofThing(note, place.from)) continue;
      const said = numberOf(note, place);
      const taken = take(match, yearsOf ? yearsOf(said, Number(today.slice(0, 4))) : said, weight);
      if (taken && birthday) birthdays.push(match);
    }
  }
  const recipientTo = cast.recipient?.to ?? -1;
  const isAside = note.at(recipientTo) === ',' && /^#\d{1,3}$/.test(note.at(recipientTo + 1));
  if (isAside && /^(?:[,.]|who|and|years|he|she|loves|likes)?$/.test(note.at(recipientTo + 2)))
    take({ from: recipientTo + 1, to: recipientTo + 2 }, numberOf(note, { from: recipientTo + 1, to: 0 }), 5);
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

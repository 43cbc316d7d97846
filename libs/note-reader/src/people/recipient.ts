import { takesBack } from '../text/findings.js';
import { isKnownName } from './known-names.js';
import { sentenceEnds, type Note } from '../text/note.js';
import type { Person } from './people.js';
import { giftWord, isOccasionWord } from './surroundings.js';
import { owns, type Gender } from '../words/relations.js';

/** The recipient among all people of a note, and everybody's role. */
export interface Participants {
  people: readonly Person[];
  recipient: Person | null;
  /** Other mentions of the recipient: "Lucy, my best friend", "she's my boss". */
  same: ReadonlySet<Person>;
  gender: Gender;
  plural: boolean;
}

const acting =
  /^(?:is|are|turns|turning|will|just|has|loves|likes|enjoys|retires|retiring|graduates|got|gets)$/;
const giving = /^(?:get|give|buy|surprise|thank|getting|buying|giving)$/;
const beside = /^(?:between|from|with|by|like|than|and|about|of)$/;
const saying = /^(?:said|says|told|thinks|reckons|suggests|suggested|asked|gave|bought)$/;
/** "Mum wants us to chip in", "wants to get him a drone", but not "wants to start painting". */
const wantsForOthers =
  /^wants (?:me|us|you|him|her|them|something|to (?:get|give|buy|send|surprise|chip|spend|know))$/;
const isSaying = (note: Note, at: number): boolean =>
  saying.test(note.at(at)) ||
  wantsForOthers.test(note.read({ from: at, to: at + 2 })) ||
  wantsForOthers.test(note.read({ from: at, to: at + 3 }));

/** "is leaving Cape Town for Reykjavik, for a man": not a recipient. */
function isDeparture(note: Note, at: number): boolean {
  for (let back = at - 1; back > at - 9 && !sentenceEnds.has(note.at(back)); back -= 1)
    if (/^(?:leaving|leaves|left|moving|moves|moved)$/.test(note.at(back))) return true;
  return false;
}

/** "lives for Newcastle United": not a recipient. */
const livesFor =
  /^(?:lives|live|living|works|worked|plays|played|mad|crazy|passion|love|thing|taste|weakness|spot|waits|known)$/;

type Mark = (note: Note, person: Person) => number;
const before = (note: Note, { from }: Person) => note.at(from - 1);
const ofWhom = { giver: 2, person: 2, pronoun: -2, nobody: 0 } as const;

/** Scores for and against a person being the recipient. */
const marks: readonly Mark[] = [
  (_, { of, name }) => (of === 'nobody' ? (name ? 1 : -1) : ofWhom[of]),
  (_, { name, relation }) => (name && relation ? 0.5 : 0),
  (note, { of, name, from }) => (of === 'nobody' && !name && from > 0 && note.at(from) === 'the' ? -4 : 0),
  (_, { relation }) => (relation?.merely ? -0.5 : 0),
  markOfFor,
  (note, person) => (giving.test(before(note, person)) ? 5 : 0),
  (note, { to }) => (owns(note.at(to - 1)) && isOccasionWord(note.at(to)) ? 4 : 0),
  (note, { to }) => (acting.test(note.at(to)) ? 1 : 0),
  (note, person) => (beside.test(before(note, person)) ? -4 : 0),
  (note, person) => (before(note, person) === 'whose' ? -8 : 0),
  (note, { to }) => (isSaying(note, to) ? -4 : 0),
  (note, { from }) => (alreadyDone(note, from) ? -12 : 0),
];

/** "for my sister", but "lives for United" and "packing for Leeds". */
function markOfFor(note: Note, person: Person): number {
  if (before(note, person) !== 'for') return 0;
  // "something for her, not for the babies"
  if (note.at(person.from - 2) === 'not') return -6;
  if (
    livesFor.test(note.at(person.from - 2)) ||
    (!giftWord(note, person.from) && isDeparture(note, person.from))
  )
    return -4;
  if (isPlace(note, person)) return 0;
  return giftWord(note, person.from) ? 8 : 6;
}

const scoreOf = (note: Note, person: Person, order: number): number =>
  marks.reduce((score, mark) => score + mark(note, person), -0.3 * order);

/** "is packing for Leeds", "leaves for Rome in May": a name without a relation may be a town. */
const isPlace = (note: Note, { from, relation }: Person) =>
  !relation &&
  !giftWord(note, from) &&
  /^(?:suitcases?|leaves|leaving|left|packing|bound|heading|heads|off|setting|sets|train|flight|ticket|tickets|bags|luggage|life)$/.test(
    note.at(from - 2),
  );

/** "I already have something for my sister", "last Christmas I gave". */
function alreadyDone(note: Note, at: number): boolean {
  for (let back = 1; back <= 8; back += 1) {
    const word = note.at(at - back);
    if (sentenceEnds.has(word)) return false;
    if (word === 'already') return true;
  }
  return false;
}

/** Whether a person has the recipient's known name. */
const isCalledSo = (note: Note, { name, merelyOwner }: Person) =>
  name !== null && !merelyOwner && isKnownName(note, name.from);

/** A person introduced without a name may score this much lower. */
const maxScoreGap = 2.5;

/** "Dad's seventy. … Barry likes …": the first person mentioned, if the score is as high. */
function unnamedBefore(
  recipient: Person,
  [first]: readonly Person[],
  scores: ReadonlyMap<Person, number>,
): Person | null {
  const isFirst = first && !first.name && first.relation && first.of !== 'pronoun' && !recipient.relation;
  return isFirst && (scores.get(first) ?? 0) > (scores.get(recipient) ?? 0) - maxScoreGap ? first : null;
}

/** "so that's for a coworker": the person whose name is known. */
const forWhom = (note: Note, likely: Person | null): Person | null =>
  likely && !likely.name && note.at(likely.from - 1) === 'for' ? likely : null;

const leastScore = -2.5;
/** The person with the highest score. */
function likeliest(
  note: Note,
  candidates: readonly Person[],
  scores: ReadonlyMap<Person, number>,
): Person | null {
  const scoreFor = (person: Person) => scores.get(person) ?? 0;
  const [first, ...more] = candidates;
  if (!first) return null;
  const best = more.reduce((one, other) => (scoreFor(other) > scoreFor(one) ? other : one), first);
  return scoreFor(best) < leastScore ? null : corrected(note, best, candidates);
}

/** Decides who the recipient is. */
export function participantsOf(note: Note, people: readonly Person[]): Participants {
  const candidates = people.filter(({ predicate, merelyOwner }) => !predicate && !merelyOwner);
  const scores = new Map(candidates.map((person, order) => [person, scoreOf(note, person, order)]));
  const likely = likeliest(note, candidates, scores);
  const calledSo = people.filter((person) => isCalledSo(note, person));
  const named = calledSo.find(({ predicate }) => !predicate);
  const recipient = named ?? likely;
  const same = recipient ? sameAs(note, recipient, people) : new Set<Person>();
  const others = named
    ? [...calledSo, unnamedBefore(named, candidates, scores), forWhom(note, likely)]
    : calledSo;
  for (const one of others) if (one && one !== recipient) same.add(one);
  const all = recipient ? [recipient, ...same] : [];
  return {
    people,
    recipient,
    same,
    gender: all.find(({ gender }) => gender)?.gender ?? genderBy(note, recipient),
    plural: all.some(({ plural }) => plural),
  };
}

/** "For my brother, no, wait, it is for his wife". */
const maxCorrectionWords = 8;

function corrected(note: Note, recipient: Person, people: readonly Person[]): Person {
  const next = people.find(({ from }) => from >= recipient.to);
  return next && takesBack(note, recipient.to, next.from) && next.from - recipient.to <= maxCorrectionWords
    ? next
    : recipient;
}

const saidOfOne =
  /^(?:,|is|na|(?:uncle|aunty|auntie|bhai|didi|madam|sir|ji) ,|(?:, )?(?:she|he)(?:'s| is)|(?:is |, )?#\d{1,3}(?: now)? ,)?$/;

const inOrder = (one: Person, other: Person): [first: Person, second: Person] =>
  other.from > one.from ? [one, other] : [other, one];

/** A name next to a relation: "April is my best friend", "Julian. My boyfriend." */
function isNameBeside(note: Note, recipient: Person, person: Person): boolean {
  const [first, second] = inOrder(recipient, person);
  if (!first.relation === !second.relation) return false;
  const between = note.read({ from: first.to, to: second.from });
  if (between === '.') return note.opens(first.from) && /^[.,]$/.test(note.at(second.to));
  return saidOfOne.test(between);
}

/** "Lucy, my best friend", "April is my best friend": the person who was just named. */
function sameAs(note: Note, recipient: Person, people: readonly Person[]): Set<Person> {
  const isSame = (person: Person): boolean => {
    if (person === recipient) return false;
    if (isMeant(note, recipient, person)) return true;
    if (person.merelyOwner) return false;
    return [isNameBeside, isSpokenOfAgain, isRenamed].some((rule) => rule(note, recipient, person));
  };
  const same = new Set(people.filter(isSame));
  const isUnnamed = recipient.relation && !recipient.name && !recipient.plural;
  const told = isUnnamed ? toldAgeOf(note, recipient, people) : null;
  if (told && ![...same].some(({ name }) => name)) same.add(told);
  return same;
}

const anyone = /^(?:woman|man|lady|gentleman|guy|girl|boy)$/;
/** "My wife Yetunde … the woman has everything": not a new person. */
const isSpokenOfAgain = (note: Note, recipient: Person, person: Person): boolean =>
  person.from > recipient.from &&
  note.at(person.from) === 'the' &&
  anyone.test(person.relation?.noun ?? '') &&
  !person.name &&
  !person.plural &&
  !recipient.plural &&
  (recipient.gender === null || recipient.gender === person.gender);

/** "My grandmother, Nonna Lucia, makes": a relation and a name between commas. */
function isRenamed(note: Note, recipient: Person, person: Person): boolean {
  const [first, second] = inOrder(recipient, person);
  return (
    !first.name &&
    !!second.name &&
    second.of === 'nobody' &&
    first.relation?.relationship === second.relation?.relationship &&
    first.gender === second.gender &&
    second.from === first.to + 1 &&
    note.at(first.to) === ',' &&
    note.at(second.to) === ','
  );
}

/** "My grandparents … on July 18th. Ruth and Walter." */
const isSentenceAfter = (note: Note, first: Person, second: Person): boolean =>
  note.opens(second.from) &&
  /^[.!]$/.test(note.at(second.to)) &&
  second.plural === first.plural &&
  note.sentenceOf(first.from).to + 1 === second.from;

/** "the oldest one, Nora"; "my sister's dog is cute, but this is for her, Joanna". */
function isMeant(note: Note, recipient: Person, person: Person): boolean {
  const [first, second] = inOrder(recipient, person);
  if (!second.name || second.relation || !first.relation || first.name) return false;
  if (isSentenceAfter(note, first, second)) return true;
  const comma = note.at(second.from - 1) === ',' ? 1 : 0;
  const at = second.from - comma - 1;
  if (note.at(at) === 'one') return first.plural;
  const gender = pronounGender(note.at(at));
  return comma === 1 && note.at(at - 1) === 'for' && gender !== null && gender === first.gender;
}

const ageSaid =
  /^(?:is|will be|turns|turning|is turning|,|, who's|, she's|, he's) (?:(?:about|almost|around|only|just) )?#\d{1,3}(?= )/;
const counts = /^(?:[$€£]|dollars?|bucks?|usd|quid|pounds?|euros?|eur|gbp|of|percent)$/;

/** "my boyfriend's birthday … Leo will be 29": the only person with a name and an age. */
function toldAgeOf(note: Note, recipient: Person, people: readonly Person[]): Person | null {
  const named = people.filter(({ name, relation }) => name && !relation);
  const [only] = named;
  if (
    !only ||
    named.length > 1 ||
    only.plural ||
    only.possessive ||
    people.some((one) => one.name && one !== only)
  )
    return null;
  const isOfOthers = people.some(
    (one) =>
      one !== recipient && one !== only && !one.predicate && one.from < only.from && one.to > recipient.to,
  );
  const after = ageSaid.exec(`${note.read({ from: only.to, to: only.to + 6 })} `);
  const next = after ? note.at(only.to + after[0].split(' ').length) : '';
  return after && !isOfOthers && !counts.test(next) && note.at(only.from - 1) !== 'and' ? only : null;
}

const pronouns: Record<string, Gender> = {
  she: 'she',
  "she's": 'she',
  her: 'she',
  hers: 'she',
  "she'll": 'she',
  "she'd": 'she',
  herself: 'she',
  he: 'he',
  "he's": 'he',
  him: 'he',
  his: 'he',
  "he'll": 'he',
  "he'd": 'he',
  himself: 'he',
};
export const pronounGender = (word: string): Gender =>
  Object.hasOwn(pronouns, word) ? (pronouns[word] ?? null) : null;

/** By the first pronoun after the recipient is introduced, or else the first of the note. */
function genderBy(note: Note, recipient: Person | null): Gender {
  const genders = note.words
    .map(({ text }, at) => [at, pronounGender(text)] as const)
    .filter(([, gender]) => gender);
  return (genders.find(([at]) => at >= (recipient?.to ?? 0)) ?? genders[0])?.[1] ?? null;
}

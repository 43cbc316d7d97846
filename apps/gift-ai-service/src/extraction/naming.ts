import type { Finding } from './findings.js';
import { takesBack } from './findings.js';
import type { Hearing } from './hearing.js';
import { nameAt, pairAt, writtenName } from './names.js';
import { wordPattern, type Match, type Note, type Stretch } from './note.js';
import { owns } from './relations.js';

const isNamed = wordPattern(
  "(?<whose>\\S+) (?:name(?:'s| is| was|:)?|names are)(?: (?:is|actually|just|spelled|spelt|really|sorry|,)){0,4}",
);
const calledSo = wordPattern(
  "(?:she's|he's|they're|she is|he is|they are|who is|who's|is|are|it's) (?:called|named)|goes by the name of",
);
const nicknamed = wordPattern(
  "(?:we|i|they|people|everyone|everybody|friends|family|all|most people)(?: all| usually| just| always| also| mostly){0,3} calls? (?:him|her|them)|call (?:him|her|them)|(?:goes|go|going) by|nickname(?:'s| is| was|d)?|nicknamed|known as|aka|also called|answers to",
);
const forShort = wordPattern('for short|is (?:his|her|their) nickname');
const again = wordPattern(
  '(?:(?:no|nope|sorry|wait|actually|i mean|make that|or rather|correction|,|\\.) ){0,4}(?:no|nope|sorry|wait|actually|i mean|make that|or rather|correction|,)',
);

const found = (note: Note, field: 'name' | 'nickname', place: Stretch, weight: number): Finding => ({
  field,
  value: writtenName(note.said(place)),
  weight,
  ...place,
});

/** The recipient's name and nickname. */
export function namesIn({ note, subjects, cast }: Hearing): Finding[] {
  const names: Finding[] = [];
  const nicknames: Finding[] = [];
  const { recipient } = cast;
  const nameFrom = (at: number) => {
    const single = nameAt(note, at, 'sure');
    return single && (cast.plural || isJoined(note, at) ? (pairAt(note, single, 'sure') ?? single) : single);
  };
  for (const match of note.find(nicknamed)) {
    const place = nameAt(note, match.to, 'sure');
    if (place && subjects.at(match.from) !== 'other') nicknames.push(found(note, 'nickname', place, 2));
  }
  for (const match of note.find(forShort)) {
    const from = note.at(match.from - 1) === 'or' ? match.from - 2 : match.from - 1;
    const place = nameAt(note, from, 'sure');
    if (place?.to === match.from) nicknames.push(found(note, 'nickname', place, 2));
  }
  const isNickname = (place: Stretch) => nicknames.some(({ from }) => from === place.from);
  for (const one of [recipient, ...cast.same])
    if (one?.name && !isNickname(one.name))
      names.push(found(note, 'name', one.name, one === recipient ? 3 : 2));
  for (const match of [...note.find(isNamed), ...note.find(calledSo)]) {
    const place = nameFrom(match.to);
    if (place && isOfRecipient(subjects, cast, note, match)) names.push(found(note, 'name', place, 4));
  }
  for (const one of [...names]) {
    const next = [...note.find(again)].find(({ from }) => from === one.to);
    const place = next && takesBack(note, next.from, next.to) ? nameAt(note, next.to, 'likely') : null;
    if (place && one.field === 'name') names.push(found(note, 'name', place, one.weight));
  }
  return [...names, ...nicknames];
}

const isJoined = (note: Note, at: number) =>
  /^(?:they're|are|names)$/.test(note.at(at - 2)) || note.at(at - 1) === 'are';

function isOfRecipient(
  subjects: Hearing['subjects'],
  cast: Hearing['cast'],
  note: Note,
  match: Match,
): boolean {
  const whose = note.at(match.from);
  const owner = cast.people.find((person) => person.to === match.from + 1 && owns(whose));
  if (owner) return owner === cast.recipient || cast.same.has(owner);
  if (/^(?:my|your|the|company|our|brand|last|middle|first|set|and)$/.test(whose)) return false;
  return subjects.at(match.from) === 'recipient' ||
    subjects.at(match.from) === 'nobody' ||
    /^(?:his|her|their)$/.test(whose)
    ? subjects.at(match.from) !== 'other'
    : false;
}

/** A note that is nothing but a name, as an answer to "What's her name?". */
export function bareName({ note }: Hearing): Finding[] {
  const words = note.words.filter(({ text }) => !/^[.!,]$/.test(text)).length;
  const single =
    words <= 4 ? nameAt(note, /^(?:it's|she's|he's|oh)$/.test(note.at(0)) ? 1 : 0, 'sure') : null;
  const name = single && (pairAt(note, single, 'sure') ?? single);
  const rest = name && note.words.slice(name.to).every(({ text }) => /^[.!,]$/.test(text));
  return name && rest ? [found(note, 'name', name, 1)] : [];
}

import type { Finding } from '../text/findings.js';
import { takesBack } from '../text/findings.js';
import type { RuleContext } from './rule-context.js';
import { interestsIn } from '../words/interest-words.js';
import { isCased, nameAt, pairAt, writtenName } from './names.js';
import { wordPattern, type Match, type Note, type Span } from '../text/note.js';
import { owns } from '../words/relations.js';

const isNamed = wordPattern(
  "(?<whose>\\S+) (?:name(?:'s| is| was| :)?|names(?: are| is)?)(?: (?:is|actually|just|spelled|spelt|really|sorry|like|:|,)){0,4}",
);
const calledSo = wordPattern(
  "(?:\\S+'s|they're|she is|he is|they are|who is|is|are) (?:called|named)|goes by the name of",
);
const nicknamed = wordPattern(
  "(?:we|i|they|people|everyone|everybody|friends|family|all|most people)(?: all| usually| just| always| also| mostly){0,3} calls? (?:him|her|them)|call (?:him|her|them)|(?:goes|go|going) by|nickname(?:'s| is| was|d)?|nicknamed|known as|aka|also called|answers to",
);
const forShort = wordPattern('for short|is (?:his|her|their) nickname');
const again = wordPattern(
  '(?:(?:no|nope|sorry|wait|actually|i mean|make that|or rather|correction|,|\\.) ){0,4}(?:no|nope|sorry|wait|actually|i mean|make that|or rather|correction|,)',
);

const found = (note: Note, field: 'name' | 'nickname', place: Span, weight: number): Finding => ({
  field,
  value: writtenName(note.unowned(place)),
  weight,
  ...place,
});

/** "goes by Bo", "Bo for short". */
function nicknamesIn({ note, subjects }: RuleContext): Finding[] {
  const nicknames: Finding[] = [];
  for (const { from, to } of note.find(nicknamed)) {
    const place = nameAt(note, to, 'sure');
    if (place && subjects.at(from) !== 'other') nicknames.push(found(note, 'nickname', place, 2));
  }
  for (const match of note.find(forShort)) {
    const from = note.at(match.from - 1) === 'or' ? match.from - 2 : match.from - 1;
    const place = nameAt(note, from, 'sure');
    if (place?.to === match.from) nicknames.push(found(note, 'nickname', place, 2));
  }
  return nicknames;
}

/** Names next to the recipient's relation: "my friend Anna". */
function namesOfPeople({ note, participants }: RuleContext, nicknames: readonly Finding[]): Finding[] {
  const { recipient, same } = participants;
  return [recipient, ...same].flatMap((one) =>
    one?.name && !nicknames.some(({ from }) => from === one.name?.from)
      ? [found(note, 'name', one.name, one === recipient ? 3 : 2)]
      : [],
  );
}

/** "her name is Anna", "they are called Ruth and Walter". */
function namesTold({ note, subjects, participants }: RuleContext): Finding[] {
  const nameFrom = (at: number) => {
    const single = nameAt(note, at, 'sure');
    const isPair = single && (participants.plural || isJoined(note, at));
    return isPair ? (pairAt(note, single, 'sure') ?? single) : single;
  };
  return [...note.find(isNamed), ...note.find(calledSo)].flatMap((match) => {
    const first = nameFrom(match.to);
    const place = first && /^name/.test(note.at(match.from + 1)) ? withSurname(note, first) : first;
    return place && isOfRecipient(subjects, participants, note, match) ? [found(note, 'name', place, 4)] : [];
  });
}

/** "Anna, no, Hanna": the second name replaces the first. */
function correctedName(note: Note, name: Finding): Finding[] {
  const next = [...note.find(again)].find(({ from }) => from === name.to);
  const place = next && takesBack(note, next.from, next.to) ? nameAt(note, next.to, 'likely') : null;
  return place ? [found(note, 'name', place, name.weight)] : [];
}

/** The recipient's name and nickname. */
export function namesIn(context: RuleContext): Finding[] {
  const { note } = context;
  const nicknames = nicknamesIn(context);
  const names = [
    ...namesOfPeople(context, nicknames),
    ...namesTold(context),
    ...namedInPredicate(context).map((place) => found(note, 'name', place, 2)),
  ];
  return [...names, ...names.flatMap((name) => correctedName(note, name)), ...nicknames];
}

/** "her name is soo jin we …": one more unknown word before a new clause is the surname. */
function withSurname(note: Note, name: Span): Span {
  const goesOn = /^(?:|[,.!?;]|he|she|they|we|i|i'm|he's|she's|they're|we're)$/;
  const isMore =
    name.to - name.from === 1 &&
    !isCased(note) &&
    !owns(note.at(name.from)) &&
    !/ly$/.test(note.at(name.to)) &&
    goesOn.test(note.at(name.to + 1)) &&
    interestsIn([note.at(name.to)]).length === 0 &&
    nameAt(note, name.to, 'sure') !== null;
  return isMore ? { from: name.from, to: name.to + 1 } : name;
}

/** A name in a predicate about the recipient: "our landlord, he's an old guy named Stavros". */
const namedInPredicate = ({ participants, subjects }: RuleContext): Span[] =>
  participants.people.flatMap(({ predicate, name, of, from }) =>
    predicate && name && of === 'nobody' && subjects.at(from - 1) === 'recipient' ? [name] : [],
  );

const isJoined = (note: Note, at: number) =>
  /^(?:they're|are|names)$/.test(note.at(at - 2)) || note.at(at - 1) === 'are';

function isOfRecipient(
  subjects: RuleContext['subjects'],
  participants: RuleContext['participants'],
  note: Note,
  match: Match,
): boolean {
  const whose = note.at(match.from);
  const owner = participants.people.find((person) => person.to === match.from + 1 && owns(whose));
  if (owner) return owner === participants.recipient || participants.same.has(owner);
  // "begins name equals": without "is", this needs a person's name.
  const isBare = /^names?$/.test(note.at(match.to - 1)) && match.to - match.from === 2;
  if (isBare && !/^(?:his|her|their)$/.test(whose)) return false;
  if (/^(?:my|your|the|company|our|brand|last|middle|first|set|and)$/.test(whose)) return false;
  return subjects.at(match.from) === 'recipient' ||
    subjects.at(match.from) === 'nobody' ||
    /^(?:his|her|their)$/.test(whose)
    ? subjects.at(match.from) !== 'other'
    : false;
}

/** A note that is only a name, as an answer to "What's her name?". */
export function bareName({ note }: RuleContext): Finding[] {
  const words = note.words.filter(({ text }) => !/^[.!,]$/.test(text)).length;
  const single =
    words <= 4 ? nameAt(note, /^(?:it's|she's|he's|oh)$/.test(note.at(0)) ? 1 : 0, 'sure') : null;
  const name = single && (pairAt(note, single, 'sure') ?? single);
  const rest = name && note.words.slice(name.to).every(({ text }) => /^[.!,]$/.test(text));
  return name && rest ? [found(note, 'name', name, 1)] : [];
}

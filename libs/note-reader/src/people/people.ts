import type { Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import { joinedByHyphen, nameAt, pairAt } from './names.js';
import { isTown, named } from './named.js';
import { isGiverAsWell, opensNote } from './opening.js';
import { doing } from './surroundings.js';
import type { Note, Span } from '../text/note.js';
import { owns, relationAt, throughSomebody, type Gender, type RelationFound } from '../words/relations.js';

/** A person in the note, with the words that introduce them. */
export interface Person extends Span {
  relation: (RelationFound & Span) | null;
  relationship: Relationship | null;
  /** Whose friend or daughter the person is. */
  of: 'giver' | 'pronoun' | 'person' | 'nobody';
  name: Span | null;
  gender: Gender;
  plural: boolean;
  /** "my father's …" */
  possessive: boolean;
  /** "she is my boss" describes somebody and introduces nobody. */
  predicate: boolean;
  /** Mentioned only as an owner: "my friend's daughter". */
  merelyOwner: boolean;
}

const describing = new Set(
  `old little big best dear lovely younger older elder eldest oldest youngest twin great late good new favorite favourite
  close closest beloved sweet own former only wonderful amazing awesome dearest teenage bigger baby future soon to be
  very first second long time junior senior wee dear`.split(/\s+/),
);
/** "some friends" are the giver's. */
const severalOfMine = /^(?:some|both)$/;
/** "a little girl" is nobody's child. */
const oneOfMany = /^(?:a|an|this|that|some|another|one)$/;
const describes = (note: Note, at: number) => describing.has(note.at(at)) || /^#\d{1,2}$/.test(note.at(at));
const being = /^(?:is|are|was|be)$/;
/** "in my son's class": where somebody is known from. */
const isPlaceOf = /^(?:class|classroom|school|nursery|kindergarten|daycare|preschool|teacher|year|form)$/;
/** Relations that are used like names: "for Mum". */
const vocative = new Set(
  `amma appa ammi abbu mum mom mam mama mommy mummy dad daddy papa papi grandma grandpa granny nana nan nanna gran granddad grandad gramps uncle aunt auntie aunty opa oma
  ouma oupa tannie oom tito tita lolo pawpaw papaw mamaw meemaw grammy nonno nonna abuelo abuela abuelita yiayia babcia bhabhi`.split(
    /\s+/,
  ),
);
/** All people in a note, in text order. */
export function peopleIn(note: Note): Person[] {
  const texts = note.words.map(({ text }) => text);
  const people: Person[] = [];
  for (let at = 0; at < texts.length;) {
    const first = relationAt(texts, at);
    const next = first?.keepsWord && !first.owner ? relationAt(texts, at + first.length) : null;
    const relation = next && !next.merely ? null : first;
    const person = relation ? related(note, at, relation, people) : named(note, at, people);
    if (person) people.push(person);
    at = person ? Math.max(person.to, at + 1) : at + (relation && !relation.owner ? 1 : 1);
  }
  return people;
}

/** A relation in the text. `from` is the first word that describes it, `end` the word after it. */
interface Mention {
  at: number;
  from: number;
  end: number;
  relation: RelationFound;
  of: Person['of'];
  /** The word before it. */
  owner: string;
  name: Span | null;
  /** No owner is given. */
  alone: boolean;
  isLabel: boolean;
}

/** Rules for mentions that introduce nobody. */
const introducesNobody: readonly ((note: Note, mention: Mention) => boolean)[] = [
  (note, { at, relation, alone, name, isLabel }) =>
    alone && !name && !isLabel && !standsAlone(note, at, relation),
  (_, { relation, of }) => /^(?:boys|girls)$/.test(relation.noun) && of !== 'giver' && of !== 'person',
  (note, { from }) => isGiverAsWell(note, from),
  // "Son-in-law, new dad, brews his own stout"
  (note, { at, of, name, relation }) =>
    of === 'nobody' && !name && relation.relationship === 'parent' && /^(?:new|time)$/.test(note.at(at - 1)),
  // "ex-Navy sonar tech"
  (note, { relation, end }) => relation.noun === 'ex' && joinedByHyphen(note, end),
  // "just became a dad" is about his child.
  (note, mention) =>
    isOne(mention) && /^(?:became|become|becomes|becoming|being)$/.test(note.at(mention.from - 2)),
  // "it's a girl" is about a baby.
  (note, { at, relation, name }) =>
    !!relation.merely && !name && note.at(at - 2) === "it's" && /^(?:girl|boy)$/.test(relation.noun),
];

/** "a child", "some friend" */
const isOne = ({ of, owner }: Mention) => of === 'nobody' && oneOfMany.test(owner);

function related(note: Note, at: number, relation: RelationFound, before: readonly Person[]): Person | null {
  const begin = relation.keepsWord ? qualifiedFrom(note, at) : at;
  const mention = mentionAt(note, { at, from: describedFrom(note, begin, before) }, relation, before);
  if (introducesNobody.some((rule) => rule(note, mention))) return null;
  const { from, end, of, name } = mention;
  const ownedBy = of === 'person' ? before.findLast(({ to }) => to === from) : undefined;
  if (ownedBy) ownedBy.merelyOwner = true;
  const start = startOf(note, mention, ownedBy);
  const to = name?.to ?? end;
  return {
    from: start,
    to,
    relation: { ...relation, from: ownedBy ? start : begin, to: end },
    relationship: relationshipOf(note, mention, ownedBy),
    of,
    name,
    gender: relation.gender,
    plural: relation.plural,
    possessive: owns(note.at(to - 1)),
    predicate: mention.isLabel || isPredicate(note, start - 1) || isInverted(note, to),
    merelyOwner: owns(note.at(to - 1)) && isPlaceOf.test(note.at(to)),
  };
}

function mentionAt(
  note: Note,
  { at, from }: { at: number; from: number },
  relation: RelationFound,
  before: readonly Person[],
): Mention {
  const owner = note.at(from - 1);
  const end = at + relation.length;
  const of = ownerOf(owner, note, end, relation.plural);
  const name = relation.owner ? null : nameAfter(note, end, relation);
  const alone = of === 'nobody' && !determiners.has(owner);
  const isLabel = alone && !name && isLabelled(note, at, relation, before);
  return { at, from, end, relation, of, owner, name, alone, isLabel };
}

/** "my teacher friend": the first word only says which friend. */
const isTrade = (note: Note, at: number): boolean => {
  const word = relationAt([note.at(at), note.at(at + 1)], 0);
  return word?.keepsWord === true && word.length === 1 && !word.owner && !word.plural;
};

/** Extends a relation to the words before it: "our daughter's piano teacher", "my best friend". */
function describedFrom(note: Note, begin: number, before: readonly Person[]): number {
  let from = begin;
  while (begin - from < 5 && (describes(note, from - 1) || isTrade(note, from - 1))) from -= 1;
  // "our daughter's piano teacher"
  return owns(note.at(from - 2)) && before.some(({ to }) => to === from - 1) ? from - 1 : from;
}

function startOf(note: Note, { from, end, of, owner }: Mention, ownedBy: Person | undefined): number {
  const hasOwner = (of === 'giver' && !isOfMe(note, end)) || of === 'pronoun' || determiners.has(owner);
  if (hasOwner) return from - 1;
  return ownedBy ? ownedBy.from : from;
}

function relationshipOf(note: Note, mention: Mention, ownedBy: Person | undefined): Relationship | null {
  const { relation, of, end } = mention;
  const through = of === 'person' ? throughSomebody(ownedBy?.relationship ?? null, relation) : null;
  const itself = isOne(mention) && relation.relationship === 'child' ? 'other' : relation.relationship;
  return ownedByLater(note, end, relation) ?? through ?? itself;
}

/** "my choir director", "our family doctor": one more word, if an owner comes before it. */
function qualifiedFrom(note: Note, at: number): number {
  const owner = note.at(at - 2);
  const isQualified =
    /^\p{L}+$/u.test(note.at(at - 1)) && (/^(?:my|our|his|her|their)$/.test(owner) || owns(owner));
  return isQualified && !describing.has(note.at(at - 1)) && !owns(note.at(at - 1)) ? at - 1 : at;
}

/** "my wife's aunt she is" */
const isInverted = (note: Note, at: number) =>
  /^(?:she|he) is [.,;!]/.test(note.read({ from: at, to: at + 3 }));

/** "she is my boss", but not "tomorrow is my colleague's birthday". */
function isPredicate(note: Note, at: number): boolean {
  // "He is 77, my uncle."
  if (
    /^(?:he|she)(?:'s| is) #\d{1,3} ,$/.test(
      note.read({ from: at - 3, to: at + 1 }).replace(/^(?!s?he)\S+ /, ''),
    )
  )
    return true;
  if (/^(?:she's|he's|they're|who's|also|being)$/.test(note.at(at))) return true;
  return (
    being.test(note.at(at)) &&
    !/^(?:tomorrow|today|this|that|it|day|birthday|one|here|gift|soon|coming)$/.test(note.at(at - 1))
  );
}

/** "a friend of me": phrased as in other languages. */
const isOfMe = (note: Note, after: number) =>
  note.at(after) === 'of' && /^(?:me|us)$/.test(note.at(after + 1));

const determiners = new Set('a an the some this that these one another both two'.split(' '));

function ownerOf(owner: string, note: Note, after: number, plural: boolean): Person['of'] {
  if (/^(?:my|our|me|ma)$/.test(owner) || isOfMe(note, after) || (severalOfMine.test(owner) && plural))
    return 'giver';
  if (['his', 'her', 'their'].includes(owner)) return 'pronoun';
  if (note.at(after) === 'of' && ['mine', 'ours'].includes(note.at(after + 1))) return 'giver';
  return owns(owner) && !owner.startsWith("it'") ? 'person' : 'nobody';
}

/** "the daughter of a colleague", "a colleague of my husband". */
function ownedByLater(note: Note, at: number, relation: RelationFound): Relationship | null {
  if (note.at(at) !== 'of' || ['mine', 'ours'].includes(note.at(at + 1))) return null;
  const texts = [1, 2, 3, 4, 5].map((more) => note.at(at + more));
  const start = texts.findIndex(
    (text, index) =>
      index < 3 && !describing.has(text) && !determiners.has(text) && !['my', 'our'].includes(text),
  );
  const owner = start === -1 ? null : relationAt(texts, start);
  return owner && throughSomebody(owner.relationship, relation);
}

/** "Yuki next Thursday. Colleague, …": a label for the person who was just named. */
const isLabelled = (note: Note, at: number, relation: RelationFound, before: readonly Person[]): boolean =>
  note.opens(at) &&
  !relation.plural &&
  /^[,.]$/.test(note.at(at + relation.length)) &&
  !/^(?:buddy|dude|bro|sis|mate|friend|pal|guy|lady|person)$/.test(relation.noun) &&
  !vocative.has(relation.noun) &&
  before.some(({ name }) => name);

/** "for Mum", "friends of ours": a relation without "my". */
const standsAlone = (note: Note, at: number, relation: RelationFound): boolean =>
  (vocative.has(relation.noun) && note.at(at + 1) !== '-') ||
  /^(?:someone|somebody) /.test(relation.noun) ||
  (/^(?:mother|father|auntie|brother|sister|son|daughter)$/.test(relation.noun) &&
    note.opens(at) &&
    /^(?:will|is|has|turns|loves|likes|always|,)$/.test(note.at(at + 1)) &&
    !/'s$/.test(note.at(at))) ||
  opensNote(note, at, relation) ||
  isOfMe(note, at + relation.length) ||
  note.at(at - 1) === 'for' ||
  (['from', 'a'].includes(note.at(at - 1)) && relation.plural);

/** The name at `at`; two names if the relation is plural. */
function nameOf(note: Note, at: number, { plural }: RelationFound, kind: 'sure' | 'likely'): Span | null {
  const name = nameAt(note, at, kind);
  return name && plural ? (pairAt(note, name, 'sure') ?? name) : name;
}

/** "my friend, Anna,", "my best friend since school, Maeve,". */
function nameAfterComma(note: Note, at: number, relation: RelationFound): Span | null {
  let comma = at;
  if (['since', 'from', 'at', 'in'].includes(note.at(at))) comma = at + 2 + (note.at(at + 2) === ',' ? 0 : 1);
  if (note.at(comma) !== ',') return null;
  const name = nameOf(note, comma + 1, relation, 'likely') ?? nameOf(note, comma + 1, relation, 'sure');
  if (!name || isTown(note, name)) return null;
  const next = note.at(name.to);
  return /^[,.?!]$/.test(next) || doing.test(next) || name.to >= note.words.length ? name : null;
}

/** "Cousin. Ravi. Twenty-seven." */
function nameOfOwnSentence(note: Note, at: number, relation: RelationFound): Span | null {
  if (note.at(at) !== '.' || !note.opens(at - relation.length) || relation.plural) return null;
  const next = nameOf(note, at + 1, relation, 'sure');
  return next && /^[.,]$/.test(note.at(next.to)) ? next : null;
}

/** "my friend Anna", "my friend, Anna,", "my best friend since school, Maeve,", "a friend called Jo". */
function nameAfter(note: Note, at: number, relation: RelationFound): Span | null {
  const word = note.at(at);
  if (word === 'and' || word === '&') return null;
  // "a coworker of mine, Hannah"
  if (word === 'of' && /^(?:mine|ours)$/.test(note.at(at + 1))) return nameAfter(note, at + 2, relation);
  if (word === 'called' || word === 'named') return nameOf(note, at + 1, relation, 'sure');
  const direct = nameOf(note, at, relation, 'sure');
  if (direct) return direct;
  return nameOfOwnSentence(note, at, relation) ?? nameAfterComma(note, at, relation);
}

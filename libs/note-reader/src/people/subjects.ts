import type { Note } from '../text/note.js';
import type { Person } from './people.js';
import { pronounGender, type Participants } from './recipient.js';
import type { Gender } from '../words/relations.js';

/** What a clause is about. */
export type Subject = 'recipient' | 'other' | 'giver' | 'thing' | 'nobody';

const linking = new Set(
  `and but because so also then oh yeah yes well ok okay actually honestly anyway plus though although if when since now
  sorry hi hey or that maybe this time while as however basically otherwise usually apparently lately recently`.split(
    /\s+/,
  ),
);
const giver = /^(?:i|i'm|i'd|i've|i'll|we|we're|we've|we'd|we'll)$/;
const thing =
  /^(?:it|it's|that's|there|there's|budget|money|money's|price|nothing|everything|max|maximum|limit|deadline|delivery|shipping|registry|party|something|anything|around|about|what|what's|this|let's|please|between|up|under)$/;
const personal = /^(?:he|she|they)(?:'s|'re|'ll|'d|'ve)?$/;
const ownsThing =
  /^(?:name|names|name's|hobby|hobbies|interests|favorite|favourite|passion|passions|birthday|birthday's|bday|#\d+th|age|style|nickname|big|wedding|thing)$/;
const notSubject =
  /^(?:for|of|with|from|to|get|give|buy|as|than|like|at|about|is|are|was|in|on|by|surprise|thank|and|love|loves|see|visit|visits|call|calls|meet|and|she's|he's|one)$/;
const subordinate = /^(?:since|after|before|until|till|when|because|though|although)$/;
const objective = /^(?:said|says|told|thinks)$/;

/** "i think", "I'd say": doesn't change the subject. */
const isAside = (note: Note, at: number) =>
  /^(?:i|i'd|i'm|we)$/.test(note.at(at)) &&
  /^(?:think|believe|suppose|reckon|imagine|say|mean|swear|bet|guess|guessing)$/.test(note.at(at + 1)) &&
  !/^(?:i|i'm|i'd)$/.test(note.at(at + 2));
/** "owls and everything purple": a further object, not a subject. */
const isThingLiked = (note: Note, at: number) =>
  /^(?:everything|anything)$/.test(note.at(at)) &&
  ((note.at(at - 1) === 'and' && /^[,.]$/.test(note.at(at + 1))) ||
    !/^(?:is|was|will|would|has|should|can|under|around|up|below|less|like|between|for|from|else|helps|works|goes|over|about|,|\.|)$/.test(
      note.at(at + 1),
    ));
const pet =
  /^(?:dog|cat|puppy|kitten|horse|pony|rabbit|bunny|hamster|parrot|bird|budgie|tortoise|turtle|labrador|poodle|terrier|retriever|goldfish|snake|gecko|ferret|chicken|donkey|guinea|pet)$/;
const petDoes =
  /^(?:is|has|loves|likes|hates|just|turned|turns|eats|chews|needs|wants|died|was|keeps|barks|sleeps|enjoys|follows|runs|goes)$/;

/** "her dog Biscuit is three and loves tennis balls": about the pet. In "loves her dog" the pet is an object. */
function isPet(note: Note, at: number): boolean {
  const owner = note.at(at - 1);
  if (!pet.test(note.at(at)) || !(/^(?:his|her|their|my|our|the)$/.test(owner) || owner.endsWith("'s")))
    return false;
  const opens = [at - 1, at - 2, at - 3].some(
    (first) => note.opens(first) || linking.has(note.at(first - 1)) || note.at(first - 1) === ',',
  );
  return opens && [1, 2, 3].some((more) => petDoes.test(note.at(at + more)));
}

/** "looks after my mum", "taught my son": an object, not a new subject. */
const isObjectOf = (note: Note, at: number) =>
  /^(?:minds|minded|drives|helps|helped|taught|teaches|walks|nurses|nursed|raised|coached|coaches|trained|lost|losing|buried|misses|missed|married|met|mourning)$/.test(
    note.at(at - 1),
  ) ||
  (note.at(at - 1) === 'after' && /^look(?:s|ed|ing)?$/.test(note.at(at - 2)));

/** Maximum distance in words between a person and a "who". */
const whoReaches = 4;
const resuming =
  /^(?:is|are|has|loves|likes|enjoys|adores|turns|works|lives|hates|plays|collects|just|will|can't|doesn't)$/;

const endsAt = ({ people }: Participants, at: number) => people.some(({ to }) => to === at);

/** "my parents … mum likes theatre", "some friends … Ines loves plants": one of several people. */
function isOneOf(several: Person | null, { name, relation, of, from, to }: Person): boolean {
  if (!several?.plural || from < several.to) return false;
  if (several.relation?.relationship === 'parent')
    return relation?.relationship === 'parent' && of !== 'pronoun';
  if (several.relation?.noun === 'grandparents' && relation?.noun.startsWith('grand'))
    return of !== 'pronoun';
  return !several.name && !!name && !relation && to > from;
}

/** "Samir and Hélène … he climbs, she …": either of them. */
const isPair = ({ name, relation, plural }: Person) => plural && name !== null && relation === null;

/** A word, the word before it, and the subject until here. */
interface Place {
  at: number;
  word: string;
  before: string;
  /** The person that this word introduces. */
  person: Person | undefined;
  lastPerson: Person | null;
  lastThird: Subject;
}
/** Undefined if the rule doesn't apply. */
type SubjectRule = (place: Place) => Subject | null | undefined;

/** Words that are a thing even inside a clause. */
const alwaysThing = new Set(['it', "it's", 'budget', "that's", 'there', 'max', 'limit', 'deadline']);

/** The subject of each word's clause, and whether a new clause begins at the word. */
export class Subjects {
  private readonly subjects: Subject[] = [];
  private readonly begins: boolean[] = [];

  constructor(
    private readonly note: Note,
    private readonly participants: Participants,
  ) {
    let current: Subject = 'nobody';
    let lastPerson: Person | null = null;
    let lastThird: Subject = 'recipient';
    let sentenceSubject: Subject = 'nobody';
    const starts = new Map(participants.people.map((person) => [person.from, person]));
    for (let at = 0; at < note.words.length; at += 1) {
      const person = starts.get(at);
      if (person && !person.predicate) lastPerson = person;
      if (note.opens(at)) {
        current = 'nobody';
        sentenceSubject = 'nobody';
      }
      const found = this.newSubject({
        ...{ at, word: note.at(at), before: note.at(at - 1) },
        ...{ person, lastPerson, lastThird },
      });
      if (found) {
        current = found;
        if ((found === 'recipient' || found === 'other') && !this.isMentioned(at, person)) lastThird = found;
        if (sentenceSubject === 'nobody') sentenceSubject = found;
      }
      this.subjects.push(current);
      this.begins.push(found !== null);
    }
  }

  /** The subject of the clause that contains a word. */
  at(index: number): Subject {
    return this.subjects[index] ?? 'nobody';
  }

  /** Whether a statement may be about the recipient: by name, by pronoun, or without a subject. */
  mayConcern(index: number): boolean {
    return this.at(index) === 'recipient' || this.at(index) === 'nobody';
  }

  startsAt(index: number): boolean {
    return this.begins[index] ?? false;
  }

  /** "her first birthday since her mum died": "she" is still the same person. */
  private isMentioned(at: number, person: Person | undefined): boolean {
    return person?.of === 'pronoun' && subordinate.test(this.note.at(at - 1));
  }

  /** The first rule that applies decides; null if the subject stays the same. */
  private newSubject(place: Place): Subject | null {
    for (const rule of this.rules) {
      const subject = rule(place);
      if (subject !== undefined) return subject;
    }
    return null;
  }

  private readonly rules: readonly SubjectRule[] = [
    // "My sister Ava and I turn 30"
    ({ at, word, before }) =>
      word === 'i' && before === 'and' && this.at(at - 1) === 'recipient' && endsAt(this.participants, at - 1)
        ? 'recipient'
        : undefined,
    ({ at }) => (isAside(this.note, at) ? null : undefined),
    ({ at, word }) => {
      if (!giver.test(word)) return undefined;
      return this.note.at(at + 1) === 'both' ? 'recipient' : 'giver';
    },
    (place) => (personal.test(place.word) ? this.ofPronoun(place) : undefined),
    (place) => (place.word === 'who' || place.word === "who's" ? this.ofWho(place) : undefined),
    (place) => (this.isOwnerOfThing(place) ? this.ofPronoun(place) : undefined),
    ({ at, before, person }) =>
      person && !person.predicate && !person.merelyOwner ? this.ofPerson(at, person, before) : undefined,
    ({ at }) => (isPet(this.note, at) ? 'other' : undefined),
    // "…, we all call her Lilo, is having …": the sentence continues after the aside.
    ({ at, word, before }) =>
      before === ',' && resuming.test(word) && this.at(at - 1) === 'giver' ? 'recipient' : undefined,
    (place) => (this.isThing(place) ? 'thing' : undefined),
  ];

  /** "his name", "her birthday": about the owner of the thing. */
  private isOwnerOfThing({ at, word, before }: Place): boolean {
    return (
      ['his', 'her', 'their'].includes(word) &&
      ownsThing.test(this.note.at(at + 1)) &&
      !notSubject.test(before)
    );
  }

  private isThing({ at, word, before }: Place): boolean {
    const { note } = this;
    if (!thing.test(word) || before === 'like' || isThingLiked(note, at)) return false;
    const opensClause = note.opens(at) || [',', ':'].includes(before) || linking.has(before);
    return opensClause || alwaysThing.has(word);
  }

  private ofWho({ at, lastPerson }: Place): Subject {
    // "he's a quiet guy who": still about the same person.
    const isFar = !lastPerson || at - lastPerson.to > whoReaches;
    if (isFar && this.at(at - 1) !== 'nobody') return this.at(at - 1);
    return lastPerson ? this.partOf(lastPerson) : 'recipient';
  }

  private ofPerson(at: number, person: Person, before: string): Subject | null {
    if (objective.test(before) || isObjectOf(this.note, at)) return null;
    // "for my friend's daughter Mila. …": a person introduced as an object is the next subject, but doesn't act yet.
    if (notSubject.test(before) && !this.note.opens(at)) {
      const next = this.note.at(person.to);
      const goesOn = /^(?:who|who's|,|is|she|he|she's|he's|they|loves|likes|turns|turning)$/.test(next);
      return this.partOf(person) === 'recipient' && (goesOn || before !== 'and') ? 'recipient' : null;
    }
    return this.partOf(person);
  }

  private partOf(person: Person): Subject {
    const { recipient, same } = this.participants;
    return person === recipient || same.has(person) || isOneOf(recipient, person) ? 'recipient' : 'other';
  }

  private ofPronoun({ word, lastPerson, lastThird }: Place): Subject {
    const { participants } = this;
    const gender = pronounGender(word);
    if (word.startsWith('the')) {
      const other = lastPerson && lastPerson.plural && this.partOf(lastPerson) === 'other';
      return other ? 'other' : 'recipient';
    }
    if (!participants.recipient || isPair(participants.recipient)) return 'recipient';
    if (!participants.gender) return lastThird;
    if (gender !== participants.gender) return 'other';
    return this.isRival(lastPerson, gender) && lastThird === 'other' ? 'other' : 'recipient';
  }

  /** "My friend Laura … her sister Kate … she": of two possible people, the last one mentioned. */
  private isRival(lastPerson: Person | null, gender: Gender): boolean {
    return lastPerson !== null && this.partOf(lastPerson) === 'other' && lastPerson.gender === gender;
  }
}

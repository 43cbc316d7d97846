import { keysOf } from '../patterns/pattern.js';
import { Note, sentenceEnds, type Span } from '../text/note.js';
import { plainWordsOf, type PlainWord } from '../text/plain-words.js';
import { peopleIn, type Person } from './people.js';
import { participantsOf, pronounGender, type Participants } from './recipient.js';
import { Subjects, type Subject } from './subjects.js';

const maxSourceLength = 400;
/** Longer than any text that is accepted (transcriptionMax). The rest isn't read, which bounds the work. */
const maxTextLength = 8_000;

/** A text about a person as the fact rules read it: plain words, each with its subject. */
export class PersonText {
  readonly note: Note;
  readonly words: readonly PlainWord[];
  /** All words, separated by single spaces. */
  readonly plain: string;
  readonly participants: Participants;
  private readonly subjects: Subjects;
  /** Where each word begins in `plain`. */
  private readonly starts: number[] = [];
  private readonly keys: (readonly number[])[] = [];

  /** `names` are the recipient's known names, in lower case. */
  constructor(text: string, names?: ReadonlySet<string>) {
    this.note = new Note(text.slice(0, maxTextLength), names);
    this.words = plainWordsOf(this.note);
    const parts = [' '];
    let length = 1;
    for (const { text: word } of this.words) {
      this.starts.push(length);
      parts.push(word, ' ');
      length += word.length + 1;
    }
    this.plain = parts.join('');
    this.participants = participantsIn(this.note);
    this.subjects = new Subjects(this.note, this.participants);
  }

  /** The word at a position; empty out of range. */
  at(index: number): string {
    return this.words[index]?.text ?? '';
  }

  /** What patterns are indexed by that may begin with a word. */
  keysAt(index: number): readonly number[] {
    return (this.keys[index] ??= keysOf(this.at(index)));
  }

  /** Where a word begins in `plain`. */
  startOf(index: number): number {
    return this.starts[index] ?? this.plain.length;
  }

  /** Number of words in a part of `plain` that ends with a space. */
  static countIn(part: string): number {
    let count = 0;
    for (const letter of part) if (letter === ' ') count += 1;
    return count;
  }

  /** The original text. */
  said({ from, to }: Span): string {
    const first = this.words[from];
    const last = this.words[to - 1];
    return first && last
      ? this.note.said({ from: first.noteIndex, to: last.noteIndex + 1 }).slice(0, maxSourceLength)
      : '';
  }

  subjectAt(index: number): Subject {
    return this.subjects.at(this.words[index]?.noteIndex ?? -1);
  }

  /** Whether a statement here may be about the recipient. */
  mayConcern(index: number): boolean {
    return this.subjects.mayConcern(this.words[index]?.noteIndex ?? -1);
  }

  /** Whether a clause with a new subject begins at a word. */
  subjectStartsAt(index: number): boolean {
    const word = this.words[index];
    if (!word || this.words[index - 1]?.noteIndex === word.noteIndex) return false;
    return this.subjects.startsAt(word.noteIndex);
  }

  /** Whether a person of the giver's is named here: "… fishing my brother in law Gary". */
  isOfGiver(index: number): boolean {
    const noteIndex = this.words[index]?.noteIndex ?? -1;
    return this.participants.people.some(({ from, of }) => of === 'giver' && from === noteIndex);
  }

  /** Whether the clause is about the giver and nobody else: "I", but not "we". */
  isOfGiverAlone(index: number): boolean {
    if (this.subjectAt(index) !== 'giver') return false;
    for (let at = index; at >= 0; at -= 1)
      if (this.subjectStartsAt(at)) return /^i(?:$|['’])/.test(this.at(at));
    return false;
  }

  isSentenceEnd(index: number): boolean {
    return index < 0 || index >= this.words.length || sentenceEnds.has(this.at(index));
  }
}

/** Bounds the work: no real text has more people. */
const maxPeople = 60;

/** As for notes, except that "her husband" is never the recipient of a text about her. */
function participantsIn(note: Note): Participants {
  const people = peopleIn(note).slice(0, maxPeople);
  const found = participantsOf(note, people);
  if (!found.recipient || !isSomebodyElse(note, found.recipient, people)) return found;
  const gender = pronounsIn(note);
  return { people, recipient: null, same: new Set(), gender, plural: false };
}

function isSomebodyElse(note: Note, recipient: Person, people: readonly Person[]): boolean {
  if (recipient.of === 'pronoun') return true;
  // "My husband is vegan but she isn't": the text is about someone introduced elsewhere.
  const others = people.some((one) => one !== recipient && one.gender !== recipient.gender);
  const gender = subjectGender(note);
  return !others && recipient.gender !== null && gender !== null && gender !== recipient.gender;
}

const pronounsIn = (note: Note) => subjectGender(note) ?? firstGender(note, /./);
const subjectGender = (note: Note) => firstGender(note, /^s?he/);

function firstGender(note: Note, form: RegExp) {
  for (const { text } of note.words) {
    const gender = form.test(text) ? pronounGender(text) : null;
    if (gender) return gender;
  }
  return null;
}

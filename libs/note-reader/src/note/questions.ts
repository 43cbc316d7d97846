import type { ExtractedField } from '@giftwell/contracts/gift-ai/voice';
import { occasionLabels } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Facts } from './note-reading.js';
import { Note, wordPattern } from '../text/note.js';
import { peopleIn } from '../people/people.js';
import { participantsOf } from '../people/recipient.js';

const maxQuestions = 3;

interface Asked {
  /** Not asked once one of these is known. */
  fields: ExtractedField[];
  /** Asked only if this holds. */
  when?: (facts: Facts) => boolean;
  ask: (person: Person, facts: Facts) => string;
  /** Matches answers such as "I don't know". */
  declined: RegExp;
}

/** The person in a sentence: the name, or "she" and "her". */
interface Person {
  he: string;
  him: string;
  his: string;
  /** Verbs take the form that follows "they". */
  plural: boolean;
}

const unknown =
  "(?:don't|do not|didn't|can't|cannot) (?:really |exactly |even )?(?:know|remember|recall)|no idea|not sure|no clue|haven't decided|who knows|unsure|have not decided|haven't thought";
const declined = (words: string) =>
  wordPattern(
    `(?:${unknown})(?: \\S+){0,4}? (?:${words})|no (?:fixed |set |particular |specific )?(?:${words}) (?:yet|in mind|set|really|at all)`,
  );

const unnamed: Record<'he' | 'she' | 'they', Person> = {
  he: { he: 'he', him: 'him', his: 'his', plural: false },
  she: { he: 'she', him: 'her', his: 'her', plural: false },
  they: { he: 'they', him: 'them', his: 'their', plural: true },
};

/** Ordered by how much the answer helps. */
const inOrder: Asked[] = [
  {
    fields: ['name'],
    ask: ({ him, his }, { relationship }) =>
      relationship === 'parent' ? `What do you call ${him}?` : `What's ${his} name?`,
    declined: declined('name|called'),
  },
  {
    fields: ['occasion'],
    ask: ({ him }) => `What's the occasion for ${him}: a birthday, Christmas, something else?`,
    declined: declined('occasion|reason'),
  },
  {
    fields: ['interests', 'customInterests'],
    ask: ({ he, plural }) => `What ${plural ? 'do' : 'does'} ${he} love to do, read, watch or talk about?`,
    declined: declined('likes?|loves?|hobbies|hobby|interests?|into|enjoys?|interested'),
  },
  {
    fields: ['age'],
    when: ({ occasion }) => occasion !== 'wedding' && occasion !== 'housewarming',
    ask: ({ he, plural }) => `How old ${plural ? 'are' : 'is'} ${he}? A guess is fine.`,
    declined: declined('age|old'),
  },
  {
    fields: ['budget'],
    ask: ({ him }) => `About how much would you like to spend on ${him}?`,
    declined: declined('budget|spend|spending|how much|costs?'),
  },
  {
    fields: ['occasionDate'],
    when: ({ occasion }) => occasion !== null && dated.has(occasion),
    ask: ({ his }, { occasion }) =>
      occasion === 'birthday'
        ? `When is ${his} birthday?`
        : `When is the ${occasionLabels[occasion ?? 'other'].toLowerCase()}?`,
    declined: declined('when|date|day'),
  },
  {
    fields: ['relationship'],
    ask: ({ him }) => `How do you know ${him}?`,
    declined: declined('relationship'),
  },
];
/** Occasions with a date of their own for each person. */
const dated = new Set([
  'birthday',
  'anniversary',
  'wedding',
  'graduation',
  'engagement',
  'retirement',
  'baby_shower',
  'housewarming',
]);

/** Questions about what is still missing; nothing that is known or was declined. */
export function questionsFor(facts: Facts, notes: readonly string[]): string[] {
  const heard = notes.map((note) => new Note(note));
  const person = personOf(facts, heard);
  return inOrder
    .filter(({ fields, when }) => fields.every((field) => isMissing(facts[field])) && (when?.(facts) ?? true))
    .filter((one) => !heard.some((note) => isDeclined(note, one)))
    .slice(0, maxQuestions)
    .map(({ ask }) => ask(person, facts));
}

const isMissing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

function isDeclined(note: Note, { declined: pattern }: Asked): boolean {
  for (const match of note.find(pattern)) {
    // "I don't know what to get for her birthday" declines nothing; the rest must be about what was asked.
    const said = note.read(match);
    if (!/\b(?:get|give|buy)\b/.test(said)) return true;
  }
  return false;
}

function personOf({ name, nickname }: Facts, notes: readonly Note[]): Person {
  const called = nickname ?? name;
  if (called) {
    return { he: called, him: called, his: `${called}'s`, plural: /\S (?:and|&) \S/i.test(called) };
  }
  const casts = notes.map((note) => participantsOf(note, peopleIn(note)));
  const gender = casts.find((participants) => participants.gender)?.gender ?? 'they';
  return unnamed[casts.some(({ plural }) => plural) ? 'they' : gender];
}

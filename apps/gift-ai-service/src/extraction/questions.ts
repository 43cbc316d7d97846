import type { ExtractedField } from '@giftwell/contracts/gift-ai/voice';
import { occasionLabels } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Facts } from './extractor.js';
import { Note, wordPattern } from './note.js';
import { pronounGender } from './recipient.js';
import type { Gender } from './relations.js';

const mostQuestions = 3;

interface Asked {
  /** Nothing to ask once one of these is known. */
  fields: ExtractedField[];
  /** Asked only where it makes sense. */
  when?: (facts: Facts) => boolean;
  ask: (person: Person, facts: Facts) => string;
  /** "I don't know" is an answer as well. */
  declined: RegExp;
}

interface Person {
  /** "Anna", or "them" as long as there is no name. */
  name: string;
  whose: string;
  he: string;
  his: string;
  him: string;
  several: boolean;
}

const unknown =
  "(?:don't|do not|didn't|can't|cannot) (?:really |exactly |even )?(?:know|remember|recall)|no idea|not sure|no clue|haven't decided|who knows|unsure|have not decided|haven't thought";
const declined = (words: string) =>
  wordPattern(
    `(?:${unknown})(?: \\S+){0,4}? (?:${words})|no (?:fixed |set |particular |specific )?(?:${words}) (?:yet|in mind|set|really|at all)`,
  );

const his = (gender: Gender): Pick<Person, 'he' | 'his' | 'him'> =>
  gender === 'he'
    ? { he: 'he', his: 'his', him: 'him' }
    : gender === 'she'
      ? { he: 'she', his: 'her', him: 'her' }
      : { he: 'they', his: 'their', him: 'them' };

const ofParents = /^(?:parent)$/;

/** In the order of what helps most to find something good. */
const inOrder: Asked[] = [
  {
    fields: ['name'],
    ask: ({ his: whose }, { relationship }) =>
      relationship && ofParents.test(relationship)
        ? `What do you call ${whose === 'their' ? 'them' : whose === 'his' ? 'him' : 'her'}?`
        : `What's ${whose} name?`,
    declined: declined('name|called'),
  },
  {
    fields: ['occasion'],
    ask: ({ name }) => `What's the occasion for ${name}: a birthday, Christmas, something else?`,
    declined: declined('occasion|reason'),
  },
  {
    fields: ['interests', 'customInterests'],
    ask: ({ name, several }) =>
      `What ${several || name === 'them' ? 'do' : 'does'} ${name === 'them' ? 'they' : name} love to do, read, watch or talk about?`,
    declined: declined('likes?|loves?|hobbies|hobby|interests?|into|enjoys?|interested'),
  },
  {
    fields: ['age'],
    when: ({ occasion }) => occasion !== 'wedding' && occasion !== 'housewarming',
    ask: ({ name, several }) =>
      name === 'them'
        ? 'How old are they? A guess is fine.'
        : `How old ${several ? 'are' : 'is'} ${name}? A guess is fine.`,
    declined: declined('age|old'),
  },
  {
    fields: ['budget'],
    ask: ({ name }) => `About how much would you like to spend on ${name}?`,
    declined: declined('budget|spend|spending|how much|costs?'),
  },
  {
    fields: ['occasionDate'],
    when: ({ occasion }) => occasion !== null && dated.has(occasion),
    ask: ({ whose, name }, { occasion }) =>
      occasion === 'birthday'
        ? `When is ${name === 'them' ? 'their' : whose} birthday?`
        : `When is the ${occasionLabels[occasion ?? 'other'].toLowerCase()}?`,
    declined: declined('when|date|day'),
  },
  {
    fields: ['relationship'],
    ask: ({ name }) => `How do you know ${name}?`,
    declined: declined('relationship'),
  },
];
/** Occasions that have a day of their own for each person. */
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

/** What a good suggestion still lacks, as a friend would ask it; nothing that is known or was answered. */
export function questionsFor(facts: Facts, notes: readonly string[]): string[] {
  const heard = notes.map((note) => new Note(note));
  const person = personOf(facts, heard);
  return inOrder
    .filter(
      ({ fields, when }) =>
        fields.every((field) => isMissing(facts[field as keyof Facts])) && (when?.(facts) ?? true),
    )
    .filter((one) => !heard.some((note) => isDeclined(note, one)))
    .slice(0, mostQuestions)
    .map(({ ask }) => ask(person, facts));
}

const isMissing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

function isDeclined(note: Note, { declined: pattern }: Asked): boolean {
  for (const match of note.find(pattern)) {
    // "I don't know what to get for her birthday" declines nothing; the answer speaks of what was asked.
    const said = note.read(match);
    if (!/\b(?:get|give|buy)\b/.test(said)) return true;
  }
  return false;
}

function personOf({ name, nickname }: Facts, notes: readonly Note[]): Person {
  const called = nickname ?? name;
  const gender =
    notes.flatMap(({ words }) => words.map(({ text }) => pronounGender(text))).find(Boolean) ?? null;
  const several = /\S (?:and|&) \S/i.test(called ?? '');
  const pronouns = his(several ? null : gender);
  return {
    name: called ?? (several ? 'them' : pronouns.him === 'them' ? 'them' : pronouns.him),
    whose: called ? `${called}'s` : pronouns.his,
    ...pronouns,
    several,
  };
}

import { isSameName } from '@giftwell/contracts/core/names';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { labelOf, slug } from '@giftwell/contracts/gift-ai/vocabulary';
import { wizardFields, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { voiceNotesMax } from '@giftwell/contracts/people/person-fields';
import { isByCalendar, isUsuallyYearly } from '@giftwell/contracts/planning/calendar-days';
import type { Recipient, recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { interestsNote } from '../../data/runs/interests-note.js';
import { occasionName } from '../../ui/fields/occasion-words.js';

type ChangedPerson = RequestInput<typeof recipientRoutes.update>;
type Answers = ReturnType<typeof wizardFields.parse>;

/** What the answers add to a stored person. */
export interface PersonAdditions {
  /** Short descriptions. */
  labels: string[];
  /** The person with the additions. */
  changed: ChangedPerson;
}

const words = ['interests', 'personality', 'lifestyle'] as const;
const texts = ['customInterests', 'customPersonality', 'customLifestyle'] as const;
const shownNote = 60;

/** Null if nothing is new. Answers that were left out change nothing. */
export function additionsOf(person: Recipient, input: WizardInput): PersonAdditions | null {
  const answers = wizardFields.parse(input);
  const found = [
    ...words.map((field) => newWords(person, answers, field)),
    ...texts.map((field) => newText(person, answers, field)),
    newNotes(person, answers),
    newAge(person, answers),
    newNickname(person, answers),
    newOccasion(person, answers),
  ];
  const labels = found.flatMap((each) => each.labels);
  if (labels.length === 0) return null;
  const changed = found.reduce<ChangedPerson>((all, { fields }) => ({ ...all, ...fields }), asItIs(person));
  return { labels, changed };
}

interface Found {
  labels: string[];
  fields: Partial<ChangedPerson>;
}
const nothing: Found = { labels: [], fields: {} };

/** Birthdate and country stay as they are if undefined. */
const asItIs = (person: Recipient): ChangedPerson => ({
  id: person.id,
  name: person.name,
  nickname: person.nickname,
  relationship: person.relationship,
  customRelationship: person.customRelationship,
  age: person.age,
  interests: person.interests,
  customInterests: person.customInterests,
  personality: person.personality,
  customPersonality: person.customPersonality,
  lifestyle: person.lifestyle,
  customLifestyle: person.customLifestyle,
  budget: person.budget,
  voiceTranscriptions: person.voiceTranscriptions,
  version: person.version,
});

function newWords(person: Recipient, answers: Answers, field: (typeof words)[number]): Found {
  const known = new Set(person[field].map(slug));
  const added = answers[field].filter((word) => !known.has(slug(word)));
  if (added.length === 0) return nothing;
  return { labels: added.map(labelOf), fields: { [field]: [...person[field], ...added] } };
}

function newText(person: Recipient, answers: Answers, field: (typeof texts)[number]): Found {
  const text = answers[field]?.trim();
  const known = person[field] ?? '';
  if (!text || known.includes(text)) return nothing;
  return { labels: [quoted(text)], fields: { [field]: [known, text].filter(Boolean).join('\n') } };
}

function newNotes(person: Recipient, answers: Answers): Found {
  const known = person.voiceTranscriptions;
  const repeated = interestsNote(answers);
  const added = answers.voiceTranscriptions.filter((note) => note !== repeated && !known.includes(note));
  if (added.length === 0) return nothing;
  const notes = [...known, ...added].slice(-voiceNotesMax);
  return { labels: added.map(quoted), fields: { voiceTranscriptions: notes } };
}

/** A birthdate is more precise than an age. */
function newAge({ age: known, birthdate, birthYearKnown }: Recipient, { age }: Answers): Found {
  const isDated = birthdate !== null && birthYearKnown;
  if (age == null || isDated || (known !== null && age === Math.max(1, known))) return nothing;
  return { labels: [`Age ${age}`], fields: { age } };
}

function newNickname({ nickname: known }: Recipient, { nickname }: Answers): Found {
  if (!nickname || isSameName(nickname, known ?? '')) return nothing;
  return { labels: [`Nickname ${nickname}`], fields: { nickname } };
}

/** A calendar day recurs every year; any other needs a date. */
function newOccasion(person: Recipient, { occasion: type, occasionDate, customType }: Answers): Found {
  if (!type || type === 'other' || type === 'holiday') return nothing;
  const date = isByCalendar({ type }) ? null : (occasionDate ?? null);
  const isKnown = person.occasions.some((each) => each.type === type);
  if (isKnown || (date === null && !isByCalendar({ type }))) return nothing;
  const recurring = isUsuallyYearly(type);
  return {
    labels: [occasionName({ type, customType })],
    fields: { occasions: [{ type, date, yearKnown: date === null || !recurring, recurring }] },
  };
}

const quoted = (text: string): string =>
  `“${text.length > shownNote ? `${text.slice(0, shownNote).trimEnd()}…` : text}”`;

import { budgetLabels, labelOf, slug } from '@giftwell/contracts/gift-ai/vocabulary';
import { countryName } from '../../../ui/fields/countries.js';
import { dayText } from '../../../ui/fields/dates.js';
import type { RecipientValues, StartValues } from '../recipient-values.js';
import { keyOfFields, mergeLists, whoseCounts } from './merge-lists.js';
import { mergeOccasions, takeOccasion } from './merge-occasions.js';

/** Something that was changed in two places. */
export interface Conflict {
  label: string;
  /** The value of the other version. */
  theirs: string;
  /** The form's values with the value of the other version. */
  take: (values: RecipientValues) => RecipientValues;
}

interface Part {
  label: string;
  /** Fields that belong together. */
  fields: readonly (keyof StartValues)[];
  keyOf?: (values: StartValues) => string;
  text: (values: StartValues) => string | null | undefined;
}

const parts: readonly Part[] = [
  { label: 'Name', fields: ['name'], text: ({ name }) => name },
  { label: 'Nickname', fields: ['nickname'], text: ({ nickname }) => nickname },
  {
    label: 'Relationship',
    fields: ['relationship', 'customRelationship'],
    text: ({ relationship, customRelationship }) =>
      (relationship === 'other' && customRelationship) || labelOf(relationship ?? ''),
  },
  { label: 'Age', fields: ['age'], text: ({ age }) => age?.toString() },
  {
    label: 'Birthday',
    fields: ['birthdate', 'birthYearKnown'],
    // Without a date it doesn't matter whether the year is known.
    keyOf: ({ birthdate, birthYearKnown }) => (birthdate ? `${birthdate} ${birthYearKnown}` : ''),
    text: ({ birthdate = null, birthYearKnown }) => dayText({ date: birthdate, yearKnown: birthYearKnown }),
  },
  { label: 'About interests', fields: ['customInterests'], text: (values) => values.customInterests },
  { label: 'About personality', fields: ['customPersonality'], text: (values) => values.customPersonality },
  { label: 'About lifestyle', fields: ['customLifestyle'], text: (values) => values.customLifestyle },
  { label: 'Budget', fields: ['budget'], text: ({ budget }) => budgetLabels[budget] },
  {
    label: 'Country',
    fields: ['country'],
    text: ({ country }) => (country ? countryName(country) : 'The same as mine'),
  },
];

const keysOfLists = {
  interests: slug,
  personality: slug,
  lifestyle: slug,
  voiceTranscriptions: (note: string) => note.trim(),
} as const;

const only = (values: StartValues, fields: readonly (keyof StartValues)[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<RecipientValues>;

/**
 * The form's values with the changes of both: `start` is what the form was opened with, `theirs` what is stored by now.
 * Where both changed the same, the own value counts, and a conflict is reported.
 */
export function mergeValues(
  start: StartValues,
  mine: RecipientValues,
  theirs: StartValues,
): { values: RecipientValues; conflicts: Conflict[] } {
  let values = { ...mine };
  const conflicts: Conflict[] = [];
  for (const { label, fields, keyOf, text } of parts) {
    const counts = whoseCounts<StartValues>([start, mine, theirs], keyOf ?? keyOfFields(fields));
    const other = only(theirs, fields);
    if (counts === 'theirs') values = { ...values, ...other };
    if (counts === undefined)
      conflicts.push({
        label,
        theirs: text(theirs)?.trim() || 'empty',
        take: (current) => ({ ...current, ...other }),
      });
  }
  for (const [field, keyOf] of Object.entries(keysOfLists) as [keyof typeof keysOfLists, typeof slug][])
    values[field] = mergeLists([start[field], mine[field], theirs[field]], keyOf);

  const days = mergeOccasions(start.occasions, mine.occasions, theirs.occasions);
  values.occasions = days.occasions;
  for (const conflict of days.conflicts)
    conflicts.push({
      label: conflict.name,
      theirs: conflict.text,
      take: (current) => ({ ...current, occasions: takeOccasion(current.occasions, conflict) }),
    });
  return { values, conflicts };
}

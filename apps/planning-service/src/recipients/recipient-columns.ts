import { nameKey } from '@giftwell/contracts/core/names';
import type { RecipientFields } from '@giftwell/contracts/planning/recipients';
import type { Birthday } from './birthday.js';
import { searchKey } from './search-key.js';

const unique = (words: readonly string[]) => [...new Set(words)];

export const birthdayOf = ({
  birthdate,
  birthYearKnown,
}: Pick<RecipientFields, 'birthdate' | 'birthYearKnown'>): Birthday | null =>
  birthdate ? { date: birthdate, yearKnown: birthYearKnown } : null;

export const birthdateColumns = (birthday: Birthday | null) => ({
  birthdate: birthday?.date ?? null,
  birthYearKnown: birthday?.yearKnown ?? true,
});

/** A form's fields as they are stored, but for birthdate and country, which others have a say in. */
export const columnsOf = (fields: RecipientFields) => ({
  name: fields.name,
  nameKey: nameKey(fields.name),
  searchKey: searchKey(fields.name, fields.nickname),
  nickname: fields.nickname || null,
  relationship: fields.relationship,
  customRelationship: fields.relationship === 'other' ? fields.customRelationship || null : null,
  age: fields.age ?? null,
  interests: unique(fields.interests),
  customInterests: fields.customInterests || null,
  personality: unique(fields.personality),
  customPersonality: fields.customPersonality || null,
  lifestyle: unique(fields.lifestyle),
  customLifestyle: fields.customLifestyle || null,
  budget: fields.budget,
  voiceTranscriptions: fields.voiceTranscriptions,
});

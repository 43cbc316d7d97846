import { nameKey } from '@giftwell/contracts/core/names';
import type { RecipientFields } from '@giftwell/contracts/planning/recipients';
import type { EntityManager } from 'typeorm';
import { asJson, occasionColumns, type KeptOccasion, type OccasionRow } from '../occasions/occasion-row.js';
import { recipientColumns, type Birthday, type RecipientRow } from './recipient-row.js';
import { searchKey } from '../search-key.js';

const unique = (words: readonly string[]) => [...new Set(words)];

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

type NewRecipient = ReturnType<typeof columnsOf> &
  ReturnType<typeof birthdateColumns> & { country: string | null };

/** Who was added, and what the user kept before; `occasionsBefore` counts those of hidden people too. */
export interface AddedRecipient {
  recipient: RecipientRow;
  occasions: OccasionRow[];
  peopleBefore: number;
  occasionsBefore: number;
}

const ofRecipient = {
  name: 'text',
  nameKey: 'text',
  searchKey: 'text',
  nickname: 'text',
  relationship: 'text',
  customRelationship: 'text',
  age: 'int',
  birthdate: 'date',
  birthYearKnown: 'boolean',
  interests: 'text[]',
  customInterests: 'text',
  personality: 'text[]',
  customPersonality: 'text',
  lifestyle: 'text[]',
  customLifestyle: 'text',
  budget: 'text',
  voiceTranscriptions: 'text[]',
  country: 'text',
} as const satisfies Record<keyof NewRecipient, string>;
const ofOccasion = {
  type: 'text',
  customType: 'text',
  feast: 'text',
  ownDay: 'text',
  date: 'date',
  yearKnown: 'boolean',
  recurring: 'boolean',
  budget: 'text',
  details: 'text',
} as const satisfies Record<keyof KeptOccasion, string>;

const names = (columns: object, table: string) =>
  Object.keys(columns)
    .map((name) => `${table}"${name}"`)
    .join(', ');
const typed = (columns: object) =>
  Object.entries(columns)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', ');

const statement = `
  WITH r AS (
    INSERT INTO recipients ("userId", "createdAt", ${names(ofRecipient, '')})
    SELECT $1, $2, ${names(ofRecipient, 'x.')} FROM json_to_record($3) AS x(${typed(ofRecipient)})
    RETURNING *),
  o AS (
    INSERT INTO occasions ("userId", "recipientId", "createdAt", ${names(ofOccasion, '')})
    SELECT $1, r.id, $2, ${names(ofOccasion, 'x.')} FROM r, json_to_recordset($4) AS x(${typed(ofOccasion)})
    RETURNING *)
  SELECT (SELECT row_to_json(x) FROM (SELECT ${recipientColumns} FROM r, (SELECT NULL AS version) p) x) AS recipient,
    ${asJson(`SELECT ${occasionColumns} FROM o, r ORDER BY o.id`, 'occasions')},
    (SELECT count(*)::int FROM recipients WHERE "userId" = $1 AND "deletedAt" IS NULL) AS "peopleBefore",
    (SELECT count(*)::int FROM occasions WHERE "userId" = $1 AND "deletedAt" IS NULL) AS "occasionsBefore"`;

/** Adds somebody with their occasions, and counts what was there, in one statement. */
export async function insertRecipient(
  tx: EntityManager,
  { userId, createdAt }: { userId: number; createdAt: Date },
  recipient: NewRecipient,
  occasions: readonly KeptOccasion[],
): Promise<AddedRecipient> {
  const values = [userId, createdAt, JSON.stringify(recipient), JSON.stringify(occasions)];
  const [added] = await tx.query<[AddedRecipient]>(statement, values);
  return added;
}

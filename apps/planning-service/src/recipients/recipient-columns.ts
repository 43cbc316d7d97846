import { nameKey } from '@giftwell/contracts/core/names';
import { recipientsOfAUser, type RecipientFields } from '@giftwell/contracts/planning/recipients';
import type { EntityManager } from 'typeorm';
import { occasionsOfAUser } from '@giftwell/contracts/planning/occasions';
import { calendarJson, type CalendarRow } from '../calendar/calendar-settings.service.js';
import type { CalendarDate } from '../calendar/occurrences.service.js';
import type { KeptOccasion, OccasionRow } from '../occasions/occasion-row.js';
import type { Birthday, RecipientRow } from './recipient-row.js';
import { searchKey } from '../search-key.js';

const unique = (words: readonly string[]) => [...new Set(words)];

export const birthdateColumns = (birthday: Birthday | null) => ({
  birthdate: birthday?.date ?? null,
  birthYearKnown: birthday?.yearKnown ?? true,
});

/** The stored fields of a form, except birthdate and country, which also depend on other values. */
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

/** A row to add, without its owner. */
export type NewRecipient = ReturnType<typeof columnsOf> &
  ReturnType<typeof birthdateColumns> & {
    country: string | null;
    ageToldOn: CalendarDate | null;
    isExample: boolean;
  };

/** A person to add, with their occasions. */
export interface Draft {
  recipient: NewRecipient;
  occasions: readonly KeptOccasion[];
}

/** The added person, and how the user's days are counted. */
export interface Added {
  recipient: RecipientRow;
  occasions: OccasionRow[];
  calendar: CalendarRow;
}

interface NewIds {
  id: number;
  occasionIds: number[];
  calendar: CalendarRow;
}

const ofRecipient = {
  name: 'text',
  nameKey: 'text',
  searchKey: 'text',
  nickname: 'text',
  relationship: 'text',
  customRelationship: 'text',
  age: 'int',
  ageToldOn: 'date',
  isExample: 'boolean',
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

const recipientColumns = Object.keys(ofRecipient) as (keyof NewRecipient)[];
const occasionColumns = Object.keys(ofOccasion) as (keyof KeptOccasion)[];
const names = (columns: object, table: string) =>
  Object.keys(columns)
    .map((name) => `${table}"${name}"`)
    .join(', ');
const typed = (columns: object) =>
  Object.entries(columns)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', ');
/** SQL parameters from this number on, with their types. */
const parameters = (columns: object, first: number) =>
  Object.values(columns)
    .map((type, at) => `$${first + at}::${type}`)
    .join(', ');

const firstField = 4;
const firstOfOccasion = firstField + recipientColumns.length;

/** How a statement gets the occasions, and returns their ids. */
interface Occasions {
  rows: string;
  ids: string;
  values(occasions: readonly KeptOccasion[]): unknown[];
}
/** Postgres takes a sixth less processor time for it than for a list with one occasion. */
const oneOccasion: Occasions = {
  rows: `SELECT $1, r.id, $2::timestamptz, ${parameters(ofOccasion, firstOfOccasion)} FROM r`,
  ids: '(SELECT json_build_array(id) FROM o)',
  values: ([occasion]) => occasionColumns.map((column) => occasion![column]),
};
const listOfOccasions: Occasions = {
  rows: `SELECT $1, r.id, $2::timestamptz, ${names(ofOccasion, 'x.')}
    FROM r, json_to_recordset($${firstOfOccasion}) AS x(${typed(ofOccasion)})`,
  ids: `(SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM o)`,
  values: (occasions) => [JSON.stringify(occasions)],
};

/** Raising the counts also locks the user's calendar. Returns no row if a limit is exceeded or there is no calendar. */
const statement = (limits: string, { rows, ids }: Occasions) => `
  WITH c AS (
    UPDATE calendar_settings c SET "peopleAtMost" = "peopleAtMost" + 1, "occasionsAtMost" = "occasionsAtMost" + $3::int
    WHERE "userId" = $1 ${limits}
    RETURNING ${calendarJson}),
  r AS (
    INSERT INTO recipients ("userId", "createdAt", ${names(ofRecipient, '')})
    SELECT $1, $2::timestamptz, ${parameters(ofRecipient, firstField)} FROM c
    RETURNING id),
  o AS (
    INSERT INTO occasions ("userId", "recipientId", "createdAt", ${names(ofOccasion, '')})
    ${rows}
    RETURNING id)
  SELECT c.calendar, r.id, ${ids} AS "occasionIds" FROM c, r`;
const statements = (limits: string) => ({
  one: statement(limits, oneOccasion),
  list: statement(limits, listOfOccasions),
});
const anyway = statements('');
const withinLimits = statements(
  `AND "peopleAtMost" < ${recipientsOfAUser} AND "occasionsAtMost" + $3::int <= ${occasionsOfAUser}`,
);

interface Owner {
  userId: number;
  createdAt: Date;
}

/** Adds a person with their occasions in one statement; null if that might exceed the limits. */
export const insertWithinLimits = (db: Db, owner: Owner, draft: Draft): Promise<Added | null> =>
  insert(db, withinLimits, owner, draft);

/** The same without limits; only for a user with a calendar. */
export async function insertAnyway(db: Db, owner: Owner, draft: Draft): Promise<Added> {
  const added = await insert(db, anyway, owner, draft);
  if (!added) throw new Error('A recipient was added for a user without a calendar');
  return added;
}

type Db = Pick<EntityManager, 'query'>;

async function insert(
  db: Db,
  sql: ReturnType<typeof statements>,
  { userId, createdAt }: Owner,
  draft: Draft,
): Promise<Added | null> {
  const { recipient, occasions } = draft;
  const [text, given] = occasions.length === 1 ? [sql.one, oneOccasion] : [sql.list, listOfOccasions];
  const [ids] = await db.query<NewIds[]>(text, [
    ...[userId, createdAt, occasions.length],
    ...recipientColumns.map((column) => recipient[column]),
    ...given.values(occasions),
  ]);
  return ids ? addedOf(draft, ids) : null;
}

/** The stored rows. */
function addedOf({ recipient, occasions }: Draft, { id, occasionIds, calendar }: NewIds): Added {
  const { name: recipientName, country } = recipient;
  return {
    recipient: { ...recipient, id, picture: null, toldInterests: [] },
    // Ids ascend in the given order.
    occasions: occasions.map((occasion, at) => ({
      ...occasion,
      ...{ id: occasionIds[at]!, recipientId: id, recipientName, country },
      ...{ gifts: [], giftBudgetCents: null },
    })),
    calendar,
  };
}

import { createHash } from 'node:crypto';
import { conflict, notFound } from '@giftwell/contracts/core/error';
import {
  recipientFields,
  voiceNotePreview,
  type Recipient,
  type RecipientFields,
  type RecipientSummary,
} from '@giftwell/contracts/planning/recipients';
import type { EntityManager } from 'typeorm';
import type { Calendar } from '../calendar/calendar-settings.service.js';
import type { CalendarDate, OccurrencesService } from '../calendar/occurrences.service.js';
import { asJson, type KeptOccasion } from '../occasions/occasion-row.js';
import { giftCounts } from '../gifts/occasion-gift-row.js';

/** A recipient as the statements below return it. */
export type RecipientRow = Omit<Recipient, 'profilePicture' | 'occasions' | 'version'> & {
  picture: string | null;
  ageToldOn: CalendarDate | null;
};
/** The same for a card. */
export type SummaryRow = Omit<RecipientSummary, 'profilePicture'> &
  Pick<RecipientRow, 'birthdate' | 'birthYearKnown' | 'picture' | 'ageToldOn'>;

/** A birthdate. If the year isn't known, the year in it has no meaning. */
export interface Birthday {
  date: CalendarDate;
  yearKnown: boolean;
}

/** Fields of a recipient that the occasions depend on. */
export interface KnownRecipient extends ToldAge {
  name: string;
  country: string | null;
  birthday: Birthday | null;
}

/** An age that was entered as a number, and when. */
export interface ToldAge {
  age: number | null;
  ageToldOn: CalendarDate | null;
}

const shared = `r.id, r.name, r.nickname, r.relationship, r."customRelationship", r.age, r."ageToldOn", r."isExample",
  r.birthdate,  r."birthYearKnown", r.interests, r.personality, r.lifestyle, r.budget, p.version AS picture`;

/** Columns of a card; a long first voice note is cut. */
export const summaryColumns = `${shared}, cardinality(r."voiceTranscriptions") AS "voiceNoteCount",
  CASE WHEN length(r."voiceTranscriptions"[1]) > ${voiceNotePreview}
    THEN ARRAY[rtrim(left(r."voiceTranscriptions"[1], ${voiceNotePreview - 1})) || '…']
    ELSE r."voiceTranscriptions"[1:1] END AS "voiceTranscriptions", ${giftCounts}`;

export const recipientColumns = `${shared}, r."toldInterests", r."customInterests", r."customPersonality", r."customLifestyle",
  r."voiceTranscriptions", r.country`;

/** The visible recipients of user `$1`. */
export const visibleRecipients = `recipients r LEFT JOIN recipient_pictures p ON p."recipientId" = r.id
  WHERE r."userId" = $1 AND r."deletedAt" IS NULL`;

type Ages = Pick<OccurrencesService, 'ageOn' | 'grownAge'>;

/** Today's age: from a birthdate with its year, or else from the age that was entered. */
export const ageOf = (
  told: ToldAge,
  birthday: Birthday | null,
  calendar: Calendar,
  ages: Ages,
): number | null =>
  birthday?.yearKnown
    ? ages.ageOn(birthday.date, calendar)
    : ages.grownAge(told, birthday?.date ?? null, calendar);

/** The address of a picture at the gateway. It contains the version, so that browsers may cache it for ever. */
export const pictureAddress = (recipientId: number, version: string): string =>
  `/api/recipients/${recipientId}/picture?v=${version}`;

/** Age and picture as they are shown. */
export function shownRow<R extends SummaryRow | RecipientRow>(row: R, calendar: Calendar, ages: Ages) {
  const { picture, ageToldOn, ...rest } = row;
  const { id, age } = row;
  return {
    ...rest,
    age: ageOf({ age, ageToldOn }, birthdayOf(row), calendar, ages),
    profilePicture: picture && pictureAddress(id, picture),
  };
}

export const birthdayOf = ({
  birthdate,
  birthYearKnown,
}: Pick<RecipientFields, 'birthdate' | 'birthYearKnown'>): Birthday | null =>
  birthdate ? { date: birthdate, yearKnown: birthYearKnown } : null;

export const sameBirthday = (one: Birthday | null, other: Birthday | null): boolean =>
  one?.date === other?.date && one?.yearKnown === other?.yearKnown;

export const noRecipient = () => notFound('recipient_not_found', 'This person no longer exists');

type Versioned = KeptOccasion & { id: number };

const inForm: readonly (keyof RecipientRow)[] = [
  ...(Object.keys(recipientFields.shape) as (keyof RecipientFields)[]),
  'ageToldOn',
];

/** A hash of what a form can change. It needs no column, which each writer would have to remember. */
export function versionOf(recipient: RecipientRow, occasions: readonly Versioned[]): string {
  const days = occasions
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, type, customType, feast, ownDay, date, yearKnown, recurring, budget, details }) => [
      ...[id, type, customType, feast, ownDay, date, yearKnown, recurring, budget, details],
    ]);
  const text = JSON.stringify([inForm.map((field) => recipient[field]), days]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Throws if the recipient has another version. Call only behind the lock on the user's calendar. */
export async function checkVersion(
  tx: EntityManager,
  { userId, recipientId }: { userId: number; recipientId: number },
  version: string | undefined,
  occasions: readonly Versioned[],
): Promise<void> {
  if (version === undefined) return;
  const [{ found }] = await tx.query<[{ found: RecipientRow[] }]>(
    `SELECT ${asJson(`SELECT ${recipientColumns} FROM ${visibleRecipients} AND r.id = $2`, 'found')}`,
    [userId, recipientId],
  );
  if (found[0] && versionOf(found[0], occasions) !== version)
    throw conflict('recipient_changed', `${found[0].name} was changed somewhere else`);
}

/** SQL for the `Birthday` of a recipient; null if there is no birthdate. */
export const birthdayColumn = `CASE WHEN birthdate IS NOT NULL THEN
    json_build_object('date', birthdate, 'yearKnown', "birthYearKnown") END AS birthday`;

/** One of the user's recipients before a change; throws if there is none. */
export async function knownRecipient(tx: EntityManager, userId: number, id: number): Promise<KnownRecipient> {
  const [found] = await tx.query<KnownRecipient[]>(
    `SELECT name, country, age, "ageToldOn"::text, ${birthdayColumn}
     FROM recipients WHERE id = $2 AND "userId" = $1 AND "deletedAt" IS NULL`,
    [userId, id],
  );
  if (!found) throw noRecipient();
  return found;
}

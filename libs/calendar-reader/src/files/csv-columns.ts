import { dateIn } from '../dates/written-dates.js';
import type { Row } from './csv-rows.js';

/** What a column of a table has. */
export type ColumnRole =
  | 'title'
  | 'first'
  | 'last'
  | 'suffix'
  | 'start'
  | 'birthday'
  | 'anniversary'
  | 'relation'
  | 'kind'
  | 'event-label'
  | 'event-date';

/** Headers of calendars and address books in eight languages; the first match wins. */
const headers: readonly [ColumnRole, RegExp][] = [
  ['event-label', /^event \d+ - (?:type|label)$/],
  ['event-date', /^event \d+ - value$/],
  [
    'first',
    /^(?:first|given|fore)[ _-]?name$|^vorname$|^prénom$|^nombre de pila$|^primeiro nome$|^voornaam$|^imię$/,
  ],
  [
    'last',
    /^(?:last|family|sur)[ _-]?name$|^nachname$|^familienname$|^nom de famille$|^apellidos?$|^cognome$|^sobrenome$|^apelido$|^achternaam$|^nazwisko$/,
  ],
  ['suffix', /^(?:name )?suffix$|^namenszusatz$/],
  [
    'birthday',
    /^(?:birth[ -]?day|birth[ -]?date|date of birth|dob|bday|geburtstag|geburtsdatum|geb\.?|anniversaire|date de naissance|cumpleaños|fecha de nacimiento|compleanno|data di nascita|anivers[aá]rio|data de nascimento|verjaardag|geboortedatum|urodziny|data urodzenia)$/,
  ],
  ['anniversary', /^(?:wedding )?anniversary$|^hochzeitstag$|^anniversario$|^trouwdag$|^rocznica$/],
  ['relation', /^(?:relation(?:ship)?|beziehung|verwandtschaft|relación|relazione|relação|relatie|relacja)$/],
  [
    'kind',
    /^(?:occasion(?: type)?|event type|type|anlass|art|occasione|ocasión|ocasião|gelegenheid|okazja|catégorie)$/,
  ],
  [
    'title',
    /^(?:subject|title|summary|event(?: name)?|name|full name|display name|betreff|titel|anzeigename|objet|titre|nom|sujet|asunto|título|nombre|oggetto|titolo|nome|assunto|onderwerp|naam|temat|tytuł|nazwa|imię i nazwisko|who|person|contact|recipient)$/,
  ],
  [
    'start',
    /^(?:start(?: date| time)?|begin(?:s|n)?|date|day|when|datum|tag|beginnt am|startdatum|anfang|date de début|début|fecha(?: de (?:inicio|comienzo))?|data(?: (?:di inizio|inizio|de início|rozpoczęcia))?|begindatum|dzień)$/,
  ],
];

export type Columns = ReadonlyMap<ColumnRole, readonly number[]>;

function columnsFrom(roles: readonly (ColumnRole | undefined)[]): Columns {
  const columns = new Map<ColumnRole, number[]>();
  for (const [index, role] of roles.entries())
    if (role) columns.set(role, [...(columns.get(role) ?? []), index]);
  return columns;
}

const dates = ['start', 'birthday', 'anniversary', 'event-date'] as const;
const names = ['title', 'first', 'last'] as const;

/** The columns that a header row names; null if this is no header row. */
export function namedColumns(row: Row): Columns | null {
  const roles = row.map((cell) => {
    const header = cell.normalize('NFC').trim().toLowerCase();
    return headers.find(([, pattern]) => pattern.test(header))?.[0];
  });
  const has = (wanted: readonly ColumnRole[]) => wanted.some((role) => roles.includes(role));
  return has(dates) && has(names) ? columnsFrom(roles) : null;
}

/** For tables without a header: the first column with dates, and the first one with words. */
export function guessedColumns(rows: readonly Row[], thisYear: number): Columns | null {
  const sample = rows.slice(0, 20);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const share = (index: number, holds: (cell: string) => boolean) =>
    sample.filter((row) => holds(row[index] ?? '')).length / Math.max(1, sample.length);
  const all = Array.from({ length: width }, (_, index) => index);
  const isDate = (cell: string) => cell.length <= 40 && dateIn(cell, thisYear) !== null;
  const date = all.find((index) => share(index, isDate) > 0.5);
  if (date === undefined) return null;
  const title = all.find((index) => index !== date && share(index, (cell) => /\p{L}{2}/u.test(cell)) > 0.5);
  return title === undefined
    ? null
    : new Map([
        ['title', [title]],
        ['start', [date]],
      ]);
}

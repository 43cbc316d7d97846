import 'reflect-metadata';

/**
 * What a column holds: data about the account, about a third person, an amount of money, a secret, or something derived
 * or technical. Secrets and derived values are in no export.
 */
const kinds = ['account', 'thirdPerson', 'money', 'secret', 'derived'] as const;
type Kind = (typeof kinds)[number];
const exported = ['account', 'thirdPerson', 'money'] as const satisfies Kind[];

/** The columns of a table by what they hold; each column of the table must be in one of the lists. */
interface Holdings extends Partial<Record<Kind, readonly string[]>> {
  /** SQL condition for the rows of the user `$1::int`; null if no row belongs to a user. */
  mine: string | null;
  /** Whether the rows stay when the account is deleted, because a user's number alone identifies nobody. */
  stays?: true;
  /** Columns of these rows that are set to null when the account is deleted, because they identify a person. */
  emptied?: readonly string[];
}

const HOLDINGS = Symbol('holdings');

/** Classifies the columns of an entity. The export and the deletion of an account are made from it. */
export const Holds =
  (holdings: Holdings): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(HOLDINGS, holdings, target);

/** Undefined for an entity that isn't classified. */
export const holdingsOf = (entity: object): Holdings | undefined =>
  Reflect.getMetadata(HOLDINGS, entity) as Holdings | undefined;

/** All columns that are classified. */
export const classifiedColumns = (holdings: Holdings): string[] =>
  kinds.flatMap((kind) => holdings[kind] ?? []);

/** The columns that belong in an export. */
export const exportedColumns = (holdings: Holdings): string[] =>
  exported.flatMap((kind) => holdings[kind] ?? []);

/** The condition for tables with a `userId`. */
export const byUserId = '"userId" = $1::int';

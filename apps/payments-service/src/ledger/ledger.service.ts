import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { receivedLines, returnedLines, type Holder, type Line } from './ledger-lines.js';

/** A booked contribution. */
export interface Booked {
  id: number;
  groupPurchaseId: number;
  kind: 'paypal' | 'manual' | 'pledge';
}

export interface LedgerProblem {
  groupPurchaseId: number;
  bookedCents: number;
  ledgerCents: number;
}

/**
 * SQL that records a movement as a part of a statement: `entry` is the SQL of its values, `lines` a parameter with its
 * lines as JSON.
 */
export const movementSql = (entry: string, lines: string): string => `entry AS (
    INSERT INTO ledger_entries (key, kind, "groupPurchaseId", "contributionId", "createdAt") ${entry} RETURNING id),
  lines AS (
    INSERT INTO ledger_lines ("entryId", account, cents)
    SELECT entry.id, line.account, line.cents
    FROM entry, json_to_recordset(${lines}) AS line(account text, cents int))`;

/** The `entry` of a booked contribution in `made`. */
export const receivedEntry = `SELECT 'contribution:' || id, 'contribution', "groupPurchaseId", id, "createdAt" FROM made`;

export const linesOfCash = (groupPurchaseId: number, cents: number): Line[] =>
  receivedLines(groupPurchaseId, 'cash', { cents, feeCents: 0 });

const addedMovement = `WITH ${movementSql('VALUES ($1, $2, $3, $4, $5)', '$6')} SELECT`;

const holderOf = ({ kind }: Booked): Holder => (kind === 'paypal' ? 'provider' : 'cash');

/** Cents by account; `groups` is what all groups hold together, as a credit. */
export type Balances = Record<'provider' | 'cash' | 'fees' | 'groups', number>;

/** The append-only record of all money, in double entries. Each movement has a key and is recorded once. */
@Injectable()
export class LedgerService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  received(tx: EntityManager, of: Booked, amounts: { cents: number; feeCents: number }): Promise<void> {
    const lines = receivedLines(of.groupPurchaseId, holderOf(of), amounts);
    return this.add(tx, of, { kind: 'contribution', key: `contribution:${of.id}` }, lines);
  }

  /** `key` identifies the refund or reversal. */
  returned(
    tx: EntityManager,
    of: Booked,
    { kind, key, cents }: { kind: 'refund' | 'reversal'; key: string; cents: number },
  ): Promise<void> {
    const lines = returnedLines(of.groupPurchaseId, holderOf(of), cents);
    return this.add(tx, of, { kind, key }, lines);
  }

  /** Whether a movement with this key is recorded. */
  async has(tx: EntityManager, key: string): Promise<boolean> {
    return tx.existsBy(LedgerEntryEntity, { key });
  }

  /** Groups whose total isn't what the ledger says; there should be none. */
  problems(): Promise<LedgerProblem[]> {
    return this.db.query<LedgerProblem[]>(
      `SELECT g.id AS "groupPurchaseId", g."bookedCents", coalesce(l.cents, 0)::int AS "ledgerCents"
       FROM group_purchases g LEFT JOIN (
         SELECT account, -sum(cents) AS cents FROM ledger_lines WHERE account LIKE 'group:%' GROUP BY account) l
         ON l.account = 'group:' || g.id
       WHERE g."bookedCents" <> coalesce(l.cents, 0) ORDER BY g.id`,
    );
  }

  /** The sums of all accounts, which add up to nothing. */
  async balances(): Promise<Balances> {
    const rows = await this.db.query<{ account: keyof Balances; cents: number }[]>(
      `SELECT CASE WHEN account LIKE 'group:%' THEN 'groups' ELSE account END AS account, sum(cents)::float8 AS cents
       FROM ledger_lines GROUP BY 1`,
    );
    const found = Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
    return { provider: 0, cash: 0, fees: 0, groups: 0, ...found };
  }

  /** Throws if a total isn't what the ledger says. */
  async check(): Promise<void> {
    const problems = await this.problems();
    if (problems.length > 0) throw new Error(`Ledger and totals differ: ${JSON.stringify(problems)}`);
  }

  private async add(
    tx: EntityManager,
    { id, groupPurchaseId }: Booked,
    { kind, key }: Pick<LedgerEntryEntity, 'kind' | 'key'>,
    lines: Line[],
  ): Promise<void> {
    const values = [key, kind, groupPurchaseId, id, this.clock.now(), JSON.stringify(lines)];
    await tx.query(addedMovement, values);
  }
}

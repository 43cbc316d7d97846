import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityMetadata } from 'typeorm';
import { exportedColumns, holdingsOf } from './holds.js';

/** Most statements of a deletion take milliseconds; those of the largest accounts some seconds. */
const eraseTimeoutMs = 30_000;
/** A page is sent in one frame of at most 1,000,000 bytes. */
const pageBytes = 500_000;
const rowsOfAPage = 500;
/** Rows with a file of up to 200,000 bytes, which grows by a third as base64. */
const filesOfAPage = 3;

/** The place in an export after which it continues: the table, and the key of its last row. */
export interface ExportPlace {
  table: string;
  after: Record<string, unknown> | null;
}

export interface ExportPage {
  /** Rows with their exported columns; bytes are base64. */
  rows: Record<string, unknown>[];
  /** Null after the last page of the table. */
  next: ExportPlace | null;
}

/** The rows of a user in all tables of this service, by the classification of their columns. */
@Injectable()
export class PersonalRows {
  constructor(private readonly db: DataSource) {}

  /** The tables with something to export, with the columns in the order of the classification. */
  tables(): string[] {
    return this.entities()
      .filter(({ mine, columns }) => mine !== null && columns.length > 0)
      .map(({ table }) => table);
  }

  /** A page of a table, in the order of its key. Throws for an unknown table. */
  async page(userId: number, { table, after }: ExportPlace): Promise<ExportPage> {
    const found = this.entities().find((one) => one.table === table);
    if (!found || found.mine === null) throw new Error(`There is no table ${table} to export`);
    const { mine, columns, key, bytes } = found;
    const value = (column: string) => (bytes.has(column) ? `encode("${column}", 'base64')` : `"${column}"`);
    const keys = key.map((column) => `"${column}"`).join(', ');
    const since =
      after === null
        ? ''
        : `AND (${keys}) > (SELECT ${keys} FROM json_populate_record(NULL::"${table}", $2::json))`;
    const limit = bytes.size > 0 ? filesOfAPage : rowsOfAPage;
    // Materialized, so that the planner doesn't walk the primary key through the rows of other users.
    const rows = await this.db.query<{ key: Record<string, unknown>; row: Record<string, unknown> }[]>(
      `WITH mine AS MATERIALIZED (SELECT * FROM "${table}" WHERE (${mine}) ${since}),
         page AS (SELECT ${keys}, (SELECT row_to_json(x) FROM (SELECT ${columns
           .map((column) => `${value(column)} AS "${column}"`)
           .join(', ')}) x) AS json FROM mine ORDER BY ${keys} LIMIT ${limit}),
         sized AS (SELECT *, sum(octet_length(json::text)) OVER (ORDER BY ${keys}) AS bytes FROM page)
       SELECT (SELECT row_to_json(x) FROM (SELECT ${keys}) x) AS key, json AS row
       FROM sized WHERE bytes - octet_length(json::text) < ${pageBytes} ORDER BY ${keys}`,
      after === null ? [userId] : [userId, JSON.stringify(after)],
    );
    const last = rows.at(-1);
    return { rows: rows.map(({ row }) => row), next: last ? { table, after: last.key } : null };
  }

  /** Deletes all rows of a user, and empties columns of those that stay; does nothing if there are none. */
  async erase(tx: EntityManager, userId: number): Promise<void> {
    await tx.query(`SET LOCAL statement_timeout = ${eraseTimeoutMs}`);
    for (const { table, mine, stays, emptied } of this.entities()) {
      if (mine === null) continue;
      if (!stays) await tx.query(`DELETE FROM "${table}" WHERE ${mine}`, [userId]);
      else if (emptied.length > 0) await tx.query(emptying(table, mine, emptied), [userId]);
    }
  }

  /** In the order of the data source; TypeORM's own depends on which file is loaded first. */
  private entities() {
    const order = Object.values(this.db.options.entities ?? []);
    const placeOf = ({ target }: EntityMetadata) => order.indexOf(target);
    const sorted = this.db.entityMetadatas.toSorted((one, other) => placeOf(one) - placeOf(other));
    return sorted.map((entity) => {
      const holdings = holdingsOf(entity.target as object);
      if (!holdings) throw new Error(`The columns of ${entity.tableName} are not classified`);
      const { mine, stays, emptied = [] } = holdings;
      return {
        ...{ table: entity.tableName, mine, stays, emptied, columns: exportedColumns(holdings) },
        ...{ key: keyOf(entity), bytes: bytesOf(entity) },
      };
    });
  }
}

function emptying(table: string, mine: string, columns: readonly string[]): string {
  const names = columns.map((column) => `"${column}"`);
  const changes = names.map((name) => `${name} = NULL`).join(', ');
  return `UPDATE "${table}" SET ${changes} WHERE (${mine}) AND num_nonnulls(${names.join(', ')}) > 0`;
}

const keyOf = ({ primaryColumns }: EntityMetadata) =>
  primaryColumns.map(({ databaseName }) => databaseName).sort();

const bytesOf = ({ columns }: EntityMetadata) =>
  new Set(columns.filter(({ type }) => type === 'bytea').map(({ databaseName }) => databaseName));

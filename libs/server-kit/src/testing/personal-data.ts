import type { DataSource } from 'typeorm';
import { classifiedColumns, holdingsOf } from '../personal-data/holds.js';

/** The table of the migrations that ran. */
const notOurs = 'migrations';

/**
 * Columns of a service's schema that are not classified, and classified ones that don't exist, as `table.column`. Both
 * should be empty.
 */
export async function classificationProblems(db: DataSource): Promise<string[]> {
  const { schema } = db.options as { schema: string };
  const columns = await db.query<{ name: string }[]>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = $1 AND table_name <> $2`,
    [schema, notOurs],
  );
  const actual = new Set(columns.map(({ name }) => name));
  const classified = db.entityMetadatas.flatMap(({ tableName, target }) => {
    const holdings = holdingsOf(target as object);
    return holdings ? classifiedColumns(holdings).map((column) => `${tableName}.${column}`) : [];
  });
  const twice = classified.filter((name, at) => classified.indexOf(name) !== at);
  return [
    ...[...actual].filter((name) => !classified.includes(name)).map((name) => `${name} is not classified`),
    ...classified.filter((name) => !actual.has(name)).map((name) => `${name} does not exist`),
    ...twice.map((name) => `${name} is classified twice`),
  ];
}

/** Everything in all tables of a service's schema, as text, for a search. */
export async function everythingIn(db: DataSource): Promise<string> {
  const { schema } = db.options as { schema: string };
  const tables = await db.query<{ name: string }[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = $1',
    [schema],
  );
  const contents = await Promise.all(
    tables.map(({ name }) => db.query<{ text: string }[]>(`SELECT x::text AS text FROM "${name}" x`)),
  );
  return contents
    .flat()
    .map(({ text }) => text)
    .join('\n');
}

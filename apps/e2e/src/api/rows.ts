import { Client } from 'pg';

const { JOURNEYS_DATABASE_URL } = process.env;

/** Tables that change without a request, by the minute tick of the reminders. */
const inBackground = ['reminders', 'reminder_schedules'];

/** All rows of a service's tables that belong to these users, as text, by table. */
export async function rowsOf(schema: string, ...userIds: number[]): Promise<Record<string, string[]>> {
  if (!JOURNEYS_DATABASE_URL) throw new Error('JOURNEYS_DATABASE_URL says where the rows are');
  const client = new Client({ connectionString: JOURNEYS_DATABASE_URL });
  await client.connect();
  try {
    const { rows: owned } = await client.query<{ table: string; owner: string }>(
      `SELECT table_name AS table, column_name AS owner FROM information_schema.columns
       WHERE table_schema = $1 AND column_name IN ('userId', 'sharedByUserId', 'organizerId') AND table_name <> ALL ($2)
       ORDER BY 1`,
      [schema, inBackground],
    );
    const found: Record<string, string[]> = {};
    for (const { table, owner } of owned) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT to_jsonb(t)::text AS row FROM "${schema}"."${table}" t WHERE "${owner}" = ANY($1) ORDER BY 1`,
        [userIds],
      );
      found[table] = rows.map(({ row }) => row);
    }
    return found;
  } finally {
    await client.end();
  }
}

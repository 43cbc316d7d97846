import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl';
import type { MeasuredStack } from './measure/measured-stack.ts';
import { memoryOf } from './measure/process-load.ts';
import { mebibytes, ms, row, type Row } from './measure/table.ts';
import { signedInVisitor } from './visitors/signed-in-visitor.ts';
import { good } from './visitors/visitor.ts';

export const columns = ['ours', 'budget', 'more'];

const maxMs = 60_000;
const people = 2_000;
const full = { recipients: people, occasions: 5 * people, gifts: 2 * people };
type Table = keyof typeof full;

/** A full account: as many people and occasions as one may have. */
const fill = [
  `INSERT INTO planning.recipients ("userId", name, "nameKey", "searchKey", relationship, interests, personality,
     lifestyle, budget, "voiceTranscriptions", "customInterests", "createdAt")
   SELECT $1, 'Person ' || n, 'person ' || n, 'person ' || n, 'friend', '{cooking,music}', '{funny}', '{}', '51-100',
     ARRAY[repeat('She told me about the boat last week. ', 20)], repeat('Restores old radios. ', 10), now()
   FROM generate_series(1, ${people}) n`,
  `INSERT INTO planning.occasions ("userId", "recipientId", type, "customType", date, details, "createdAt")
   SELECT $1, id, 'other', 'Day ' || n, '2020-06-01', repeat('By the lake. ', 5), now()
   FROM planning.recipients, generate_series(1, 5) n WHERE "userId" = $1`,
  `INSERT INTO planning.gifts ("userId", "recipientId", title, note, source, state, "createdAt")
   SELECT $1, id, 'Gift ' || n, repeat('In blue. ', 10), 'own', 'idea', now()
   FROM planning.recipients, generate_series(1, 2) n WHERE "userId" = $1`,
];

type Content = Record<string, unknown>[];
interface Export {
  id: string;
  state: string;
  bytes: number;
}

async function filesIn(zipped: Buffer): Promise<Map<string, string>> {
  const zip = await promisify<Buffer, Options, ZipFile>(fromBuffer)(zipped, { lazyEntries: true });
  const files = new Map<string, string>();
  await new Promise<void>((done, fail) => {
    zip.on('error', fail).on('end', () => done());
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return fail(error);
        buffer(stream).then((file) => {
          files.set(entry.fileName, file.toString('utf8'));
          zip.readEntry();
        }, fail);
      }),
    );
    zip.readEntry();
  });
  return files;
}

/** How many rows of a table differ from the database, in any exported column. */
async function differences(db: pg.Client, userId: number, table: Table, content: Content): Promise<number> {
  const { rows } = await db.query<{ row: Record<string, unknown> }>(
    `SELECT row_to_json(t) AS row FROM planning.${table} t WHERE "userId" = $1 ORDER BY id`,
    [userId],
  );
  const differ = rows.filter(({ row: stored }, at) => {
    const exported = content[at] ?? {};
    const keys = Object.keys(exported);
    return (
      keys.length === 0 || keys.some((key) => JSON.stringify(exported[key]) !== JSON.stringify(stored[key]))
    );
  });
  return differ.length + Math.abs(rows.length - full[table]) + Math.abs(content.length - rows.length);
}

/** The export of a full account: its time, the memory of auth-service, and a comparison with the database. */
export async function benchExport(stack: MeasuredStack) {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  await db.connect();
  const visitor = await signedInVisitor(stack.url);
  const memory = () => memoryOf(stack.pids.get('auth-service') ?? 0);
  try {
    const { user } = good(await visitor.get<{ user: { id: number } }>('/api/auth/me'));
    for (const sql of fill) await db.query(sql, [user.id]);
    await db.query('ANALYZE');
    const before = memory();
    const since = performance.now();
    let state = good(
      await visitor.post<{ export: Export }>('/api/user/export', { password: visitor.account.password }),
    ).export;
    let most = before;
    while (state.state === 'working') {
      await sleep(50);
      most = Math.max(most, memory());
      state = good(await visitor.get<{ export: Export }>('/api/user/export')).export;
    }
    const took = performance.now() - since;
    const answer = await fetch(`${stack.url}/api/user/export/${state.id}`, { headers: visitor.headers });
    const files = await filesIn(Buffer.from(await answer.arrayBuffer()));
    const found: Row[] = [];
    for (const table of Object.keys(full) as Table[]) {
      const content = JSON.parse(files.get(`json/planning/${table}.json`) ?? '[]') as Content;
      const differ = await differences(db, user.id, table, content);
      const values = { ours: differ, more: `${content.length} rows` };
      found.push(row(`rows of ${table} that differ`, values, differ === 0));
    }
    const size = { more: `${(state.bytes / 1_000_000).toFixed(1)} MB` };
    return [
      row('ready after', { ours: ms(took), budget: `≤ ${ms(maxMs)}`, ...size }, took <= maxMs),
      row('auth-service, memory', { ours: mebibytes(most), more: `before ${mebibytes(before)}` }),
      ...found,
    ];
  } finally {
    visitor.close();
    await db.end();
  }
}

import { copyFile, lchown, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../bootstrap/steps.mjs';
import { withDatabase } from '../../stack/backing/postgres.ts';

/** Folders whose files belong to the running server; a copy needs the empty folder. */
const emptied = new Set([
  ...['pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
  'pg_wal',
]);
const leftOut = /^(?:postmaster\.(?:pid|opts)|backup_label|tablespace_map|pgsql_tmp.*)$/;

export interface Copied {
  files: number;
  bytes: number;
}

/** Gives a copy the owner of its source: Postgres refuses files of another user. */
async function own(target: string, { uid, gid }: { uid: number; gid: number }) {
  if (process.getuid?.() === 0) await lchown(target, uid, gid);
}

/** Copies one file; a running server may have removed it meanwhile. */
async function copyOne(from: string, to: string, copied: Copied) {
  try {
    const stats = await lstat(from);
    await copyFile(from, to);
    await own(to, stats);
    copied.files += 1;
    copied.bytes += stats.size;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** Copies a folder with everything in it, or without the files of a running server, and counts. */
export async function copyFolder(
  from: string,
  to: string,
  { running, copied = { files: 0, bytes: 0 } }: { running: boolean; copied?: Copied },
): Promise<Copied> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await own(to, await lstat(from));
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (running && leftOut.test(entry.name)) continue;
    if (!entry.isDirectory()) await copyOne(source, target, copied);
    else if (running && emptied.has(entry.name)) {
      await mkdir(target, { mode: 0o700 });
      await own(target, await lstat(source));
    } else await copyFolder(source, target, { running, copied });
  }
  return copied;
}

/**
 * Copies the files of a running Postgres with the log that makes them consistent, as `pg_basebackup -X fetch` does, which
 * the embedded Postgres doesn't have. Writes that are confirmed before `ending` is called are in the copy.
 */
export function takeBaseBackup(
  serverUrl: string,
  { from, to, ending }: { from: string; to: string; ending: () => void },
): Promise<Copied> {
  return withDatabase(serverUrl, async (db) => {
    // Keeps the log that the copy needs, until this connection ends.
    await db.query(`SELECT pg_create_physical_replication_slot('giftwell_backup', true, true)`);
    await db.query(`SELECT pg_backup_start('giftwell', fast => true)`);
    const copied = await copyFolder(from, to, { running: true });
    ending();
    const { rows } = await db.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)',
    );
    const label = join(to, 'backup_label');
    await writeFile(label, rows[0]?.labelfile ?? '', { mode: 0o600 });
    await own(label, await lstat(from));
    await copyFolder(join(from, 'pg_wal'), join(to, 'pg_wal'), { running: false, copied });
    return copied;
  });
}

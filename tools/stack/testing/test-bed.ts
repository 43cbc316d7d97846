import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startBacking, type Backing, type BackingOptions } from '../backing/backing.ts';
import { openLog } from '../system/log.ts';
import { openRun } from '../../bootstrap/runs.mjs';
import { scratchFolder } from '../system/scratch-folder.ts';
import { openSecrets } from '../system/secrets.ts';
import { data } from '../system/workspace.ts';

/** Starts Postgres and Redis in a temporary folder for tests, and deletes everything afterwards. */
export async function withTestBed<T>(
  kind: string,
  signal: AbortSignal,
  work: (backing: Backing, options: BackingOptions) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(scratchFolder(), 'giftwell-'));
  // As root, Postgres runs as another user, who needs access.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  const run = openRun(data, kind);
  run.addFolder(folder);
  const options: BackingOptions = {
    folder,
    run,
    signal,
    secret: openSecrets(folder),
    log: openLog(folder, () => false),
    ephemeral: true,
  };
  try {
    const given = { database: process.env.TEST_DATABASE_URL, redis: process.env.TEST_REDIS_URL };
    const backing = await startBacking(given, options);
    try {
      return await work(backing, options);
    } finally {
      await backing.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    run.close();
  }
}

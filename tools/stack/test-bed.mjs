import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBacking } from './backing.mjs';
import { openLog } from './log.mjs';
import { openRun } from './runs.mjs';
import { openSecrets } from './secrets.mjs';
import { data } from './workspace.mjs';

/** Postgres and Redis in a temporary folder, for tests; everything is gone afterwards. */
export async function withTestBed(kind, signal, work) {
  const folder = mkdtempSync(join(tmpdir(), 'giftwell-'));
  // As root, Postgres runs as another user, who must be able to enter.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  const run = openRun(data, kind);
  run.addFolder(folder);
  const options = {
    folder,
    run,
    signal,
    secret: openSecrets(folder),
    log: openLog(folder, () => false),
    fleeting: true,
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

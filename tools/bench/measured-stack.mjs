import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBacking } from '../stack/backing/backing.ts';
import { build } from '../stack/build.ts';
import { roleName } from '../stack/backing/database.ts';
import { openLog } from '../stack/system/log.ts';
import { freePort } from '../stack/system/ports.ts';
import { openRun } from '../bootstrap/runs.mjs';
import { openSecrets } from '../stack/system/secrets.ts';
import { offline, services } from '../stack/services.ts';
import { startStack } from '../stack/stack.ts';
import { step } from '../bootstrap/steps.mjs';
import { data } from '../stack/system/workspace.ts';

const database = 'giftwell';

/** A run's record that also knows which process has which name now, and when it was started. */
function watched(run) {
  const pids = new Map();
  const begun = new Map();
  return {
    pids,
    begun,
    run: {
      ...run,
      addProcess(name, pid, signal) {
        pids.set(name, pid);
        begun.set(name, performance.now());
        run.addProcess(name, pid, signal);
      },
    },
  };
}

/**
 * The built stack as `npm start` runs it, with Postgres and Redis of its own that keep what they confirmed, in a
 * temporary folder; `own` goes to every process, and `processes` in it says how many there are. `work` gets `{ url, backing, pids, begun, logs, processes, roleOf, start, stop }`; everything is gone
 * afterwards, unless `keep` says that the logs are still needed.
 */
export async function withMeasuredStack(kind, signal, work, { processes = 'separate', ...own } = {}) {
  const folder = mkdtempSync(join(tmpdir(), `giftwell-${kind}-`));
  // As root, Postgres runs as another user, who must be able to enter.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  const record = openRun(data, kind);
  const { run, pids, begun } = watched(record);
  let keep = false;
  const log = openLog(folder, () => false);
  const options = { folder, run, signal, secret: openSecrets(folder), log };
  try {
    await step('Build', () => build(options));
    const backing = await startBacking({}, options);
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const env = { NODE_ENV: 'production', RATE_LIMITS_SCALE: '1000000', ...offline, ...own };
    let running;
    const stack = {
      ...{ url, port, pids, begun, logs: log.directory, databaseUrl: backing.database(database) },
      ...{ redisUrl: backing.redis, run, signal },
      get processes() {
        return running.processes;
      },
      async start() {
        running = await startStack({ ...options, backing, database, port, publicUrl: url, env, processes });
      },
      async stop() {
        await running?.stop();
        running = undefined;
      },
      roleOf: (app) => roleName(database, services.find((service) => service.app === app).role),
      keepLogs: () => (keep = true),
    };
    try {
      await stack.start();
      return await work(stack);
    } finally {
      await stack.stop();
      await backing.stop();
    }
  } finally {
    record.close();
    if (!keep) rmSync(folder, { recursive: true, force: true });
  }
}

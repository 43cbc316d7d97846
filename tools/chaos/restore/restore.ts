import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { MeasuredStack } from '../../bench/measure/measured-stack.ts';
import { mebibytes, ms, printTable, row } from '../../bench/measure/table.ts';
import { Visitor } from '../../bench/visitors/visitor.ts';
import type { Driver } from '../driver.ts';
import type { Probe } from '../faults.ts';
import { checkKept, settled, type Invariant } from '../invariants.ts';
import type { Journal } from '../journal.ts';
import { copyFolder, takeBaseBackup, type Copied } from './postgres-backup.ts';

/** How long users write before the backup begins, and after it has ended. */
const beforeMs = 10_000;
const afterMs = 4_000;
const stores = ['postgres', 'redis'];

interface Backup {
  /** What was confirmed when the backup ended. */
  journal: Journal;
  copied: Copied;
  tookMs: number;
  /** Answers to users while it was made. */
  answers: number;
}

/** What users have in a journal: accounts, recipients, and ideas with their marks. */
const sizeOf = ({ registered, recipients, suggestions }: Journal) =>
  registered.size + recipients.size + suggestions.size;

/** Copies the files of Postgres while users write. */
async function backUp(stack: MeasuredStack, { journal }: Driver, folder: string): Promise<Backup> {
  const since = performance.now();
  const answered = journal.answers.length;
  let confirmed = journal.copy();
  let endedAt = Date.now();
  const copied = await takeBaseBackup(stack.databaseUrl, {
    from: join(stack.folder, 'postgres'),
    to: folder,
    ending: () => {
      confirmed = journal.copy();
      endedAt = Date.now();
    },
  });
  // What changed while the backup came to its end may be in it or not.
  confirmed.forgetChangedSince(endedAt, journal);
  const answers = journal.answers.length - answered;
  return { journal: confirmed, copied, tookMs: performance.now() - since, answers };
}

/** Kills every process without notice, and deletes the files of both stores. */
function destroy(stack: MeasuredStack) {
  for (const name of [...stack.processes.map((one) => one.name), ...stores])
    process.kill(stack.pids.get(name) ?? NaN, 'SIGKILL');
  return async () => {
    for (const store of stores) await rm(join(stack.folder, store), { recursive: true, force: true });
  };
}

/** Whether sessions from before are refused, and people can sign in with their passwords. */
async function signInAgain(url: string, journal: Journal, oldCookie: string | null): Promise<string[]> {
  const problems: string[] = [];
  const visitor = new Visitor(url);
  visitor.cookie = oldCookie;
  const { status } = await visitor.get('/api/auth/me');
  if (status !== 401) problems.push(`a session without Redis answered ${status}`);
  for (const { id, email, password } of [...journal.registered.values()].slice(0, 10)) {
    visitor.cookie = null;
    const answer = await visitor.post<{ user: { id: number } }>('/api/auth/login', { email, password });
    if (answer.body.user?.id !== id) problems.push(`user ${id} can't sign in: ${answer.status}`);
  }
  visitor.close();
  return problems;
}

/** Compares what the backup promises; `missing` counts what was written later, which shows that the comparison sees it. */
async function inspect(stack: MeasuredStack, { journal }: Backup, later: Journal) {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  await db.connect();
  try {
    const lostEvents = await settled(db);
    const checks = await checkKept(db, journal);
    const missing = (await checkKept(db, later)).flatMap(({ problems }) => problems).length;
    return { lostEvents, checks, missing };
  } finally {
    await db.end();
  }
}

interface Figures {
  backup: Backup;
  written: number;
  restoredMs: number;
  lostEvents: number;
  missing: number;
}

function report({ backup, written, restoredMs, lostEvents, missing }: Figures, checks: Invariant[]) {
  const { journal, copied, tookMs, answers } = backup;
  const confirmed = sizeOf(journal);
  console.log(`\n  Confirmed when the backup ended: ${journal.registered.size} accounts,`);
  console.log(`  ${journal.recipients.size} recipients, ${journal.suggestions.size} ideas.`);
  console.log(
    `  The backup took ${ms(tookMs)}: ${copied.files} files, ${mebibytes(copied.bytes / 2 ** 20)};`,
  );
  console.log(`  ${answers} requests were answered meanwhile.`);
  console.log(
    `  Written later: ${written - confirmed}; of all later changes, ${missing} are missing, as expected.`,
  );
  console.log(`  From empty stores until everything answered: ${ms(restoredMs)}.`);
  console.log(`  Events of new users that were lost with Redis: ${lostEvents}.`);
  const kept = printTable(
    'What must hold after the restore',
    ['problems'],
    checks.map(({ name, problems }) => row(name, { problems: problems.length }, problems.length === 0)),
  );
  for (const { name, problems } of checks)
    for (const problem of problems.slice(0, 5)) console.log(`\n  ${name}\n    ${problem}`);
  return kept;
}

/** Backs up while users write, destroys both stores, restores, and compares. True if nothing confirmed is missing. */
export async function restore(stack: MeasuredStack, driver: Driver, probe: Probe): Promise<boolean> {
  const folder = join(stack.folder, 'backup');
  driver.start({ guests: 2, members: 4 });
  const session = new Visitor(stack.url);
  const { email, password } = probe.account;
  await session.post('/api/auth/login', { email, password });
  await sleep(beforeMs);
  const backup = await backUp(stack, driver, folder);
  await sleep(afterMs);
  driver.outages.begin();
  const written = sizeOf(driver.journal);
  const remove = destroy(stack);
  await driver.stop();
  let since = 0;
  await stack.replaceStores(async () => {
    await remove();
    if (stores.some((store) => existsSync(join(stack.folder, store)))) throw new Error('A store is left');
    since = performance.now();
    await copyFolder(folder, join(stack.folder, 'postgres'), { running: false });
  });
  await probe.recovery(performance.now());
  const restoredMs = performance.now() - since;
  const { checks, ...found } = await inspect(stack, backup, driver.journal);
  const problems = await signInAgain(stack.url, backup.journal, session.cookie);
  session.close();
  const signIn = { name: 'sessions are gone, passwords work', problems };
  const alive = { name: 'everything answers', problems: (await probe.passes()) ? [] : ['the probe fails'] };
  const seen = {
    name: 'the comparison sees what is missing',
    problems: found.missing ? [] : ['it sees nothing'],
  };
  return report({ backup, written, restoredMs, ...found }, [...checks, signIn, alive, seen]);
}

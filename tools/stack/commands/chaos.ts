import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { withMeasuredStack, type MeasuredStack } from '../../bench/measure/measured-stack.ts';
import { seeded } from '../../bench/measure/numbers.ts';
import { watchOthers } from '../../bench/measure/process-load.ts';
import { ms, printTable, row } from '../../bench/measure/table.ts';
import { good, Visitor } from '../../bench/visitors/visitor.ts';
import { wizardDataFrom } from '../../bench/visitors/wizard-data.ts';
import { deletions } from '../../chaos/deletions.ts';
import { Driver } from '../../chaos/driver.ts';
import { injectFault, planOf, Probe, type Recovery } from '../../chaos/faults.ts';
import { checkInvariants, type Invariant } from '../../chaos/invariants.ts';
import { Journal } from '../../chaos/journal.ts';
import { mails, mailsEnv, startFailingMailServer } from '../../chaos/mails.ts';
import { Outages } from '../../chaos/outages.ts';
import { payments, paymentsEnv } from '../../chaos/payments/payments.ts';
import { recordings } from '../../chaos/recordings.ts';
import { restore } from '../../chaos/restore/restore.ts';
import * as reminded from '../../chaos/reminders.ts';
import { Replicas } from '../../chaos/rolling/replicas.ts';
import { oneGone, rolling } from '../../chaos/rolling/rolling.ts';
import { startOpenAiStandIn } from '../../stand-ins/openai.ts';
import { startPaypalStandIn } from '../../stand-ins/paypal/paypal.ts';
import { bold, UserError } from '../../bootstrap/steps.mjs';

const kills = 3;
const calmMs = 1_200;

async function probeAccount(url: string) {
  const account = { username: 'The probe', email: 'probe@canary.example', password: 'probe-4f1c9a' };
  const visitor = new Visitor(url);
  good(await visitor.post('/api/auth/register', account));
  const person = { name: 'The friend of the probe', relationship: 'friend' };
  const { recipient } = good(await visitor.post<{ recipient: { id: number } }>('/api/recipients', person));
  visitor.close();
  return { ...account, recipientId: recipient.id };
}

async function inspect(stack: MeasuredStack, journal: Journal, killed: string[]) {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  const redis = new Redis(stack.redisUrl);
  await db.connect();
  try {
    return await checkInvariants({ db, redis, journal, logs: stack.logs, killed });
  } finally {
    await db.end();
    redis.disconnect();
  }
}

function report(faults: Recovery[], checks: Invariant[], journal: Journal) {
  const recovery = faults.map(({ kind, name, recoveredMs, ok }) =>
    row(
      `${kind} ${name}`,
      { 'all well after': Number.isFinite(recoveredMs) ? ms(recoveredMs) : 'never', budget: '≤ 5 s' },
      ok,
    ),
  );
  const invariants = checks.map(({ name, problems }) =>
    row(name, { problems: problems.length }, problems.length === 0),
  );
  const seen = journal.statuses().map(([status, count]) => `${count} × ${status || 'gateway not reached'}`);
  console.log(`\n  The driver saw ${seen.join(', ')}.`);
  const kept = [
    printTable('Until everything answers again', ['all well after', 'budget'], recovery),
    printTable('What must hold at the end', ['problems'], invariants),
  ].every(Boolean);
  for (const { name, problems } of checks) {
    for (const problem of problems.slice(0, 5)) console.log(`\n  ${name}\n    ${problem}`);
  }
  return kept;
}

/** `npm run chaos:recordings`: kills the worker in each phase of fifty transcriptions. */
async function onlyRecordings(signal: AbortSignal) {
  const provider = await startOpenAiStandIn();
  const listening = {
    ...{ OPENAI_API_KEY: 'stand-in', OPENAI_BASE_URL: provider.baseUrl },
    OPENAI_TRANSCRIPTION_MODEL: 'stand-in',
  };
  try {
    return await withMeasuredStack(
      'chaos',
      signal,
      async (stack) => {
        const fine = await recordings(stack, provider);
        if (!fine) stack.keepLogs();
        console.log(fine ? '\n  Nothing was lost.\n' : `\n  Some invariants failed. Logs: ${stack.logs}\n`);
        return fine ? 0 : 1;
      },
      { env: listening },
    );
  } finally {
    await provider.close();
  }
}

/** `npm run chaos`: kills and freezes processes and stores under load. `CHAOS_SEED` repeats an order. */
function everything(signal: AbortSignal) {
  const seed = Number(process.env.CHAOS_SEED || randomInt(1_000_000));
  return withMeasuredStack('chaos', signal, async (stack) => {
    console.log(`\n  Order of faults by seed ${bold(String(seed))} (CHAOS_SEED=${seed} repeats it)\n`);
    const random = seeded(seed);
    const wizardData = await wizardDataFrom(random);
    const [journal, outages] = [new Journal(), new Outages()];
    const account = await probeAccount(stack.url);
    journal.secrets.add(account.email).add(account.password);
    const probe = new Probe(stack.url, account, wizardData);
    const apps = stack.processes.map(({ name }) => name);
    const plan = planOf(apps, ['postgres', 'redis'], kills, random);
    const driver = new Driver({ url: stack.url, journal, outages, wizardData });
    driver.start({ guests: 4, members: 3 });
    const faults: Recovery[] = [];
    const others = watchOthers();
    try {
      for (const fault of plan) {
        await sleep(calmMs);
        if (signal.aborted) throw new UserError('Stopped.');
        const recovery = await injectFault(fault, { pids: stack.pids, outages, probe });
        faults.push(recovery);
        const { kind, name, recoveredMs } = recovery;
        console.log(
          `  ${kind} ${name}`.padEnd(32),
          Number.isFinite(recoveredMs) ? ms(recoveredMs) : 'not within 20 s',
        );
      }
      await sleep(calmMs);
    } finally {
      await driver.stop();
    }
    const killed = plan.filter(({ kind }) => kind !== 'freeze').map(({ name }) => name);
    const share = Math.round(others() * 100);
    const fine = report(faults, await inspect(stack, journal, killed), journal);
    console.log(`\n  Other programs took ${share} % of the processors meanwhile.`);
    if (!fine) {
      stack.keepLogs();
      console.log(`\n  Logs: ${stack.logs}`);
    }
    console.log(fine ? '\n  Nothing was lost.\n' : '\n  Some invariants failed.\n');
    return fine ? 0 : 1;
  });
}

/** `npm run chaos:deletions`: kills processes while accounts are deleted, then searches for what they held. */
const onlyDeletions = (signal: AbortSignal) =>
  withMeasuredStack('chaos', signal, async (stack) => {
    const fine = await deletions(stack);
    if (!fine) stack.keepLogs();
    console.log(fine ? '\n  Nothing is left.\n' : `\n  Not everything is gone. Logs: ${stack.logs}\n`);
    return fine ? 0 : 1;
  });

/** `npm run chaos:restore`: backs up while users write, destroys both stores, and restores. `CHAOS_SEED` as above. */
const onlyRestore = (signal: AbortSignal) =>
  withMeasuredStack('chaos', signal, async (stack) => {
    const journal = new Journal();
    const wizardData = await wizardDataFrom(seeded(Number(process.env.CHAOS_SEED || randomInt(1_000_000))));
    const probe = new Probe(stack.url, await probeAccount(stack.url), wizardData);
    const driver = new Driver({ url: stack.url, journal, outages: new Outages(), wizardData });
    let fine: boolean;
    try {
      fine = await restore(stack, driver, probe);
    } finally {
      // Otherwise its users go on after an error, and keep this process alive.
      await driver.stop();
    }
    if (!fine) stack.keepLogs();
    console.log(
      fine ? '\n  Nothing confirmed is missing.\n' : `\n  Some invariants failed. Logs: ${stack.logs}\n`,
    );
    return fine ? 0 : 1;
  });

/** `npm run chaos:reminders`: kills workers while a thousand reminders are mailed. */
const onlyReminders = (signal: AbortSignal) =>
  withMeasuredStack(
    'chaos',
    signal,
    async (stack) => {
      const fine = await reminded.reminders(stack);
      if (!fine) stack.keepLogs();
      console.log(fine ? '\n  Each was mailed once.\n' : `\n  Some invariants failed. Logs: ${stack.logs}\n`);
      return fine ? 0 : 1;
    },
    { env: reminded.env },
  );

/** `npm run chaos:mail`: 1,000 mails through a server that fails at random. `CHAOS_SEED` repeats its failures. */
async function onlyMails(signal: AbortSignal) {
  const seed = Number(process.env.CHAOS_SEED || randomInt(1_000_000));
  const server = await startFailingMailServer(seeded(seed));
  const work = async (stack: MeasuredStack) => {
    console.log(`\n  Failures by seed ${bold(String(seed))} (CHAOS_SEED=${seed} repeats them)\n`);
    const fine = await mails(stack, server);
    if (!fine) stack.keepLogs();
    console.log(fine ? '\n  Each arrived once.\n' : `\n  Some invariants failed. Logs: ${stack.logs}\n`);
    return fine ? 0 : 1;
  };
  try {
    return await withMeasuredStack('chaos', signal, work, { env: mailsEnv(server) });
  } finally {
    await server.close();
  }
}

/** `npm run chaos:payments`: see `docs/operations.md`. `CHAOS_SCALE` and `CHAOS_ONLY` make it shorter. */
async function onlyPayments(signal: AbortSignal) {
  const paypal = await startPaypalStandIn();
  const folder = mkdtempSync(join(tmpdir(), 'giftwell-crash-point-'));
  const seed = Number(process.env.CHAOS_SEED || randomInt(1_000_000));
  const [scale, only] = [Number(process.env.CHAOS_SCALE || 1), process.env.CHAOS_ONLY ?? ''];
  const crashFile = join(folder, 'point');
  const work = async (stack: MeasuredStack) => {
    console.log(`\n  Amounts and faults by seed ${bold(String(seed))} (CHAOS_SEED=${seed} repeats them)\n`);
    const fine = await payments({ stack, paypal, crashFile, random: seeded(seed), scale, only });
    if (!fine) stack.keepLogs();
    console.log(fine ? '\n  All invariants hold.\n' : `\n  Some invariants failed. Logs: ${stack.logs}\n`);
    return fine ? 0 : 1;
  };
  try {
    return await withMeasuredStack('chaos', signal, work, { env: paymentsEnv(paypal, crashFile) });
  } finally {
    await paypal.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two of each process behind balancers; `work` is what happens to them while users work. */
async function onlyTwo(signal: AbortSignal, work: typeof rolling) {
  const replicas = new Replicas();
  const run = async (stack: MeasuredStack) => {
    const wizardData = await wizardDataFrom(seeded(Number(process.env.CHAOS_SEED || randomInt(1_000_000))));
    const [journal, outages] = [new Journal(), new Outages()];
    const driver = new Driver({ url: stack.url, journal, outages, wizardData });
    const fine = await work({ stack, driver, replicas });
    if (!fine) stack.keepLogs();
    console.log(fine ? '\n  All held.\n' : `\n  Too many requests failed. Logs: ${stack.logs}\n`);
    return fine ? 0 : 1;
  };
  const { balance } = replicas;
  try {
    return await withMeasuredStack('chaos', signal, run, { env: { DRAIN_DELAY_MS: '3000' }, balance });
  } finally {
    replicas.close();
  }
}

/** `npm run chaos:rolling`: replaced one by one. */
const onlyRolling = (signal: AbortSignal) => onlyTwo(signal, rolling);
/** `npm run chaos:gone`: one of each killed, and away for some time. */
const onlyGone = (signal: AbortSignal) => onlyTwo(signal, oneGone);

const parts: Record<string, (signal: AbortSignal) => Promise<number>> = {
  recordings: onlyRecordings,
  deletions: onlyDeletions,
  restore: onlyRestore,
  rolling: onlyRolling,
  gone: onlyGone,
  reminders: onlyReminders,
  mail: onlyMails,
  payments: onlyPayments,
};

export default (signal: AbortSignal) => (parts[process.argv[3] ?? ''] ?? everything)(signal);

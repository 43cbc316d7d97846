import { writeFileSync, existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { MeasuredStack } from '../../bench/measure/measured-stack.ts';
import { until } from '../../bench/measure/until.ts';
import { signedInVisitor, type SignedInVisitor } from '../../bench/visitors/signed-in-visitor.ts';
import { good } from '../../bench/visitors/visitor.ts';
import type { PaypalStandIn } from '../../stand-ins/paypal/paypal.ts';
import { Payer, type OpenGroup } from './payer.ts';
import { compareSums, ledgerProblems, movedSince, recordedOf, type Sums } from './sums.ts';

/** How a scenario ended, beyond the money, which is checked after each. */
export interface ScenarioResult {
  /** How each contribution or request ended. */
  endings: string[];
  /** What it found wrong. */
  problems?: string[];
}
export interface Scenario {
  name: string;
  play(context: ScenarioContext): Promise<ScenarioResult>;
}

interface Surroundings {
  stack: MeasuredStack;
  paypal: PaypalStandIn;
  db: pg.Pool;
  random: () => number;
  /** Scales the size of each scenario. */
  scale: number;
  /** The file that names the crash point. */
  crashFile: string;
}

interface Settled extends Sums {
  /** What is wrong inside the ledger. */
  ledger: string[];
  problems: string[];
}

/** Longer than it takes until unfinished payments are looked for, and the provider is asked again after a failure. */
const settleMs = 150_000;
const service = 'payments-service';

/** What scenarios share: the stack, the provider, and the groups of the current scenario. */
export class ScenarioContext {
  readonly around: Surroundings;
  groups: OpenGroup[] = [];
  wrong: string[] = [];
  private organizer: SignedInVisitor | undefined;
  journalFrom = 0;
  private payers = 0;
  private open: Payer[] = [];

  constructor(around: Surroundings) {
    this.around = around;
  }

  get paypal(): PaypalStandIn {
    return this.around.paypal;
  }

  /** The size of a scenario in this run. */
  times(full: number): number {
    return Math.max(2, Math.round(full * this.around.scale));
  }

  async begin(): Promise<void> {
    this.organizer = await signedInVisitor(this.around.stack.url);
    this.groups = [];
    this.wrong = [];
    this.journalFrom = this.paypal.journal.length;
  }

  end(): void {
    this.paypal.mend();
    this.organizer?.close();
    for (const payer of this.open.splice(0)) payer.close();
  }

  async openGroup(targetAmount: number, collects: 'money' | 'pledges' = 'money'): Promise<OpenGroup> {
    const body = {
      ...{ title: 'A red bicycle', description: 'For Mia', targetAmount, recipientName: 'Mia' },
      ...{ occasionType: 'birthday', collects },
    };
    const organizer = this.owner;
    const { groupPurchase } = good(
      await organizer.post<{ groupPurchase: OpenGroup }>('/api/group-purchases', body),
    );
    this.groups.push(groupPurchase);
    return groupPurchase;
  }

  get owner(): SignedInVisitor {
    if (!this.organizer) throw new Error('No scenario has begun');
    return this.organizer;
  }

  /** A new guest. */
  payer(): Payer {
    this.payers += 1;
    const { payers: n, paypal, wrong } = this;
    const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
    const payer = new Payer({ url: this.around.stack.url, paypal, wrong, address, name: `Payer ${n}` });
    this.open.push(payer);
    return payer;
  }

  /** Ends payments-service when it comes to this point. It is started again at once. */
  crashAt(point: string): void {
    this.around.stack.processes.find(({ name }) => name === service)?.resetPause();
    writeFileSync(this.around.crashFile, point);
  }

  get hasCrashed(): boolean {
    return !existsSync(this.around.crashFile);
  }

  get pid(): number {
    return this.around.stack.pids.get(service) ?? NaN;
  }

  /** A store of the stack ends without notice; resolves once another one was started. */
  async kill(name: string): Promise<void> {
    const { pids } = this.around.stack;
    const pid = pids.get(name) ?? NaN;
    process.kill(pid, 'SIGKILL');
    await until(`${name} runs again`, () => Promise.resolve(pids.get(name) !== pid));
  }

  /** Makes all unpaid orders of the scenario as old as if 15 minutes had passed. */
  async lapseOrders(): Promise<void> {
    await this.around.db.query(
      `UPDATE payments.contributions SET "lapsesAt" = now() - interval '1 second'
       WHERE "groupPurchaseId" = ANY($1) AND state IN ('created', 'reserved')`,
      [this.groupIds],
    );
  }

  /** Number of contributions of the scenario in these states. */
  async count(...states: string[]): Promise<number> {
    const { rows } = await this.around.db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM payments.contributions
       WHERE "groupPurchaseId" = ANY($1) AND state = ANY($2)`,
      [this.groupIds, states],
    );
    return rows[0]?.n ?? 0;
  }

  /** Waits until nothing is under way and every captured cent is booked or paid back, or for a limited time. */
  async settled(): Promise<Settled> {
    const end = performance.now() + settleMs;
    for (;;) {
      const underWay = await this.underWay();
      const sums = await this.sums();
      const isSettled = underWay.length === 0 && sums.difference === 0 && sums.differing.length === 0;
      if (isSettled || performance.now() > end)
        return {
          ...sums,
          ledger: await ledgerProblems(this.around.db),
          problems: [...underWay, ...this.wrong],
        };
      await sleep(200);
    }
  }

  private async sums(): Promise<Sums> {
    const moved = movedSince(this.paypal, this.journalFrom);
    return compareSums(moved, await recordedOf(this.around.db, this.groupIds));
  }

  /** Begun captures and refunds, and work that waits in an outbox. */
  private async underWay(): Promise<string[]> {
    const { rows } = await this.around.db.query<{ captures: number; refunds: number; waiting: number }>(
      `SELECT (SELECT count(*) FROM payments.contributions
           WHERE "groupPurchaseId" = ANY($1) AND state = 'capturing')::int AS captures,
         (SELECT count(*) FROM payments.refunds r JOIN payments.contributions c ON c.id = r."contributionId"
           WHERE c."groupPurchaseId" = ANY($1) AND r.state IN ('requested', 'pending'))::int AS refunds,
         (SELECT count(*) FROM payments.outbox)::int AS waiting`,
      [this.groupIds],
    );
    return Object.entries(rows[0] ?? {}).flatMap(([what, count]) =>
      count > 0 ? [`${count} ${what} open`] : [],
    );
  }

  private get groupIds(): number[] {
    return this.groups.map(({ id }) => id);
  }
}

/** Runs `work` for 0 to count - 1, a few at a time; answers in order. */
export async function inTurns<T>(
  count: number,
  atOnce: number,
  work: (at: number) => Promise<T>,
): Promise<T[]> {
  const answers: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < count; at = next++) answers[at] = await work(at);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  return answers;
}

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface Money {
  currency_code: string;
  value: string;
}
export interface SimulatedCapture {
  id: string;
  orderId: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'REVERSED';
  amount: Money;
  customId: string;
  feeCents: number;
  at: string;
}
export interface SimulatedRefund {
  id: string;
  captureId: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  amount: Money;
  at: string;
}
export interface SimulatedOrder {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  amount: Money;
  customId: string;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  /** How the payer paid: what the capture will become. */
  outcome: 'COMPLETED' | 'PENDING' | 'DECLINED';
  captureId: string | null;
}

/** Each effect on money, in its order. */
export interface JournalLine {
  kind: 'order' | 'capture' | 'refund' | 'reversal' | 'other';
  id: string;
  captureId: string | null;
  customId: string;
  value: string;
  currency: string;
  /** How the list of transactions shows it; without one, by its kind. */
  code?: string;
}

interface Kept {
  orders: SimulatedOrder[];
  captures: SimulatedCapture[];
  refunds: SimulatedRefund[];
  journal: JournalLine[];
  /** Answers by request id, so that a repeated request has its effect once. */
  answers: [string, { status: number; body: unknown }][];
}

const empty: Kept = { orders: [], captures: [], refunds: [], journal: [], answers: [] };
const mapOf = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));

/** What the simulator knows. With a file it survives a restart. */
export class SimulatedState {
  readonly orders: Map<string, SimulatedOrder>;
  readonly captures: Map<string, SimulatedCapture>;
  readonly refunds: Map<string, SimulatedRefund>;
  readonly journal: JournalLine[];
  readonly answers: Map<string, { status: number; body: unknown }>;
  private readonly file: string | undefined;

  constructor(file?: string) {
    this.file = file;
    const kept = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : empty;
    this.orders = mapOf(kept.orders);
    this.captures = mapOf(kept.captures);
    this.refunds = mapOf(kept.refunds);
    this.journal = [...kept.journal];
    this.answers = new Map(kept.answers);
  }

  newId(): string {
    return randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
  }

  save(): void {
    if (!this.file) return;
    const { orders, captures, refunds, journal, answers } = this;
    const kept: Kept = {
      ...{ orders: [...orders.values()], captures: [...captures.values()], refunds: [...refunds.values()] },
      ...{ journal, answers: [...answers] },
    };
    writeFileSync(`${this.file}.new`, JSON.stringify(kept), { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
  }
}

export const centsOf = (value: string): number => Math.round(Number(value) * 100);
export const valueOf = (cents: number): string => (cents / 100).toFixed(2);

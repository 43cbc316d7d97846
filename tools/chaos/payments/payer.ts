import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor, type Answer } from '../../bench/visitors/visitor.ts';
import type { PaypalStandIn } from '../../stand-ins/paypal/paypal.ts';

/** How long a payer repeats a request that isn't answered. */
const patienceMs = 150_000;
const pauseMs = 300;

export interface OpenGroup {
  id: number;
  shareCode: string;
}
export interface Order {
  id: string;
  code: string;
}
type Refused = { error?: { code?: string } };
type Outcome = Parameters<PaypalStandIn['approve']>[1];

/** Where a payer is, and whom they pay through. */
export interface PayerPlace {
  url: string;
  paypal: PaypalStandIn;
  name: string;
  address: string;
  /** Answers that must not come, such as 500, are added to these. */
  wrong: string[];
}

interface Payment {
  amount: number;
  outcome?: Outcome;
  /** A browser that doesn't come back asks for the capture once. */
  comesBack?: boolean;
}

/** The code of a refusal, which is how a payment ended. */
export const codeOf = ({ status, body }: Answer): string =>
  (body as Refused | null)?.error?.code ?? `status ${status}`;

const passes = (answer: Answer) =>
  answer.status >= 500 || answer.status === 429 || codeOf(answer) === 'still_running';

/** A guest with an address of their own, who repeats what isn't answered as the page does. */
export class Payer extends Visitor {
  readonly place: PayerPlace;
  private key: string | null = null;

  constructor(place: PayerPlace) {
    super(place.url);
    this.place = place;
  }

  override get headers(): Record<string, string> {
    return {
      ...{ ...super.headers, 'x-forwarded-for': this.place.address },
      ...(this.key !== null && { 'idempotency-key': this.key }),
    };
  }

  /** Orders, approves and captures; answers how it ended. */
  async contribute(group: OpenGroup, { amount, outcome, comesBack = true }: Payment): Promise<string> {
    const order = await this.order(group, amount);
    if (typeof order === 'string') return order;
    this.place.paypal.approve(order.id, outcome);
    return this.capture(order.id, comesBack);
  }

  /** The browser gets its cookie with this. */
  async arrive(): Promise<void> {
    await this.answered(() => this.get('/api/paypal/setup'));
  }

  /** The order, or the code of the refusal. Requests with the same key are one. */
  async order(
    { shareCode }: OpenGroup,
    amount: number,
    key: string = randomUUID(),
    pledge: string | null = null,
  ): Promise<Order | string> {
    if (!this.cookie) await this.arrive();
    const body = { shareCode, amount, contributorName: this.place.name, pledge };
    const answer = await this.answered<Order>(() => this.keyed(key, '/api/paypal/order', body));
    if (!answer) return 'unanswered';
    return answer.status === 200 || answer.status === 201 ? answer.body : codeOf(answer);
  }

  /** A new promise, or the code of the refusal. */
  async promise({ shareCode }: OpenGroup, amount: number): Promise<{ code: string } | string> {
    if (!this.cookie) await this.arrive();
    const contributorEmail = `${this.place.address}@example.org`;
    const body = { amount, contributorName: this.place.name, contributorEmail };
    const path = `/api/group-purchases/shared/${shareCode}/pledges`;
    const key = randomUUID();
    const answer = await this.answered<{ contribution: { code: string } }>(() => this.keyed(key, path, body));
    if (!answer) return 'unanswered';
    return answer.status === 200 || answer.status === 201 ? answer.body.contribution : codeOf(answer);
  }

  /** Orders, approves and captures what was promised; answers how it ended. */
  async keepPromise(group: OpenGroup, { amount, code }: { amount: number; code: string }): Promise<string> {
    const order = await this.order(group, amount, randomUUID(), code);
    if (typeof order === 'string') return order;
    this.place.paypal.approve(order.id);
    return this.capture(order.id);
  }

  /** How the capture ended: `COMPLETED`, `PENDING`, `DECLINED`, `left`, or the code of the refusal. */
  async capture(orderId: string, comesBack = true): Promise<string> {
    const send = () => this.post<{ status: string }>(`/api/paypal/order/${orderId}/capture`);
    const answer = await this.answered(send, comesBack);
    if (!answer) return comesBack ? 'unanswered' : 'left';
    return answer.body.status ?? codeOf(answer);
  }

  private keyed<T>(key: string, path: string, body: object): Promise<Answer<T>> {
    this.key = key;
    const sent = this.post<T>(path, body);
    this.key = null;
    return sent;
  }

  /** The first answer that says what happened; null if there is none in time, or if it isn't asked again. */
  async answered<T>(send: () => Promise<Answer<T>>, again = true): Promise<Answer<T> | null> {
    const until = performance.now() + patienceMs;
    do {
      const answer = await send().catch(() => null);
      if (answer && answer.status >= 500 && answer.status !== 503)
        this.place.wrong.push(`${this.place.name}: ${answer.status} ${codeOf(answer)}`);
      if (answer && !passes(answer)) return answer;
      if (again) await sleep(pauseMs);
    } while (again && performance.now() < until);
    return null;
  }
}

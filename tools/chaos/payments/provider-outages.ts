import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../../stand-ins/paypal/simulated-faults.ts';
import { inTurns, type ScenarioContext, type Scenario } from './scenario-context.ts';
import type { OpenGroup } from './payer.ts';

const contributions = 40;
const atOnce = 4;
const amount = 15;
/** How long the provider is away: longer than a call waits for it. */
const awayMs = 25_000;

/** An approved order. */
async function approved(context: ScenarioContext, group: OpenGroup) {
  const payer = context.payer();
  const order = await payer.order(group, amount);
  if (typeof order === 'string') throw new Error(`No order: ${order}`);
  context.paypal.approve(order.id);
  return { payer, orderId: order.id };
}

/** Half of the payers have an order before, the others begin meanwhile. One of three doesn't come back. */
async function contributeWhile(context: ScenarioContext, faults: Fault[]): Promise<string[]> {
  const { random } = context.around;
  const group = await context.openGroup(10_000);
  const half = Math.ceil(context.times(contributions) / 2);
  const ready = await inTurns(half, atOnce, () => approved(context, group));
  for (const fault of faults)
    context.paypal.faults.failWhen('/v2/', fault, () => random() < 1 / faults.length);
  const back = sleep(awayMs).then(() => context.paypal.mend());
  const [captured, contributed] = await Promise.all([
    inTurns(half, atOnce, (at) => ready[at]!.payer.capture(ready[at]!.orderId, at % 3 !== 0)),
    inTurns(half, atOnce, (at) => context.payer().contribute(group, { amount, comesBack: at % 3 !== 0 })),
    back,
  ]);
  return [...captured, ...contributed];
}

/** All is paid back while the provider fails. */
async function refundWhile(context: ScenarioContext, faults: Fault[]): Promise<string[]> {
  const group = await context.openGroup(10_000);
  const count = Math.ceil(context.times(contributions) / 4);
  await inTurns(count, atOnce, () => context.payer().contribute(group, { amount }));
  context.paypal.fail('/refund', ...faults);
  const payer = context.payer();
  const send = () => context.owner.post(`/api/group-purchases/${group.id}/refund`);
  const answer = await payer.answered(send);
  return [`refund of ${count}: ${answer?.status ?? 'unanswered'}`];
}

const away: [string, Fault[]][] = [
  ['provider hangs', ['hang']],
  ['provider hangs and does it later', ['late']],
  ['provider fails', ['error', 'limit', 'reset', 'lost']],
];

export const providerOutages: Scenario[] = [
  ...away.map(([name, faults]): Scenario => ({
    name: `${name} for 25 s`,
    play: async (context) => ({ endings: await contributeWhile(context, faults) }),
  })),
  {
    name: 'refunds while the provider fails',
    async play(context) {
      const faults: Fault[] = ['lost', 'error', 'busy', 'reset', 'lost', 'limit'];
      const endings = await refundWhile(context, faults);
      const problems = endings.filter((ending) => !/ 20[01]$/.test(ending));
      return { endings, problems };
    },
  },
];

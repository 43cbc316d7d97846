import { inTurns, type ScenarioContext, type Scenario } from './scenario-context.ts';
import { codeOf, type Payer } from './payer.ts';

const times = 20;
const amount = 20;
const euros = { amount: { currency_code: 'EUR', value: '20.00' } };

/** What the provider captured instead of what was ordered. */
const mismatches = [
  { amount: { currency_code: 'USD', value: '19.99' } },
  { amount: { currency_code: 'USD', value: '2000.00' } },
  euros,
  { customId: 'b3b5f6f0-6f3e-4a50-9a55-3f5f0a6f3d11' },
];

const contributed = async (payer: Payer, groupId: number, paypalOrderId: string, dollars = amount) => {
  const body = { contributorName: payer.place.name, amount: dollars, paypalOrderId };
  const answer = await payer.answered(() => payer.post(`/api/group-purchases/${groupId}/contribute`, body));
  return answer && answer.status < 300 ? 'accepted' : answer ? codeOf(answer) : 'unanswered';
};

/** A paid order. */
async function paid(context: ScenarioContext) {
  const [group, payer] = [await context.openGroup(100), context.payer()];
  const order = await payer.order(group, amount);
  if (typeof order === 'string') throw new Error(`No order: ${order}`);
  context.paypal.approve(order.id);
  const ended = await payer.capture(order.id);
  if (ended !== 'COMPLETED') throw new Error(`Not paid: ${ended}`);
  return { group, payer, order };
}

/** Its own order again, for the same group, another group and another amount. */
async function replayed(context: ScenarioContext): Promise<string[]> {
  const { group, payer, order } = await paid(context);
  const other = await context.openGroup(100);
  return [
    await payer.capture(order.id),
    await contributed(payer, group.id, order.id),
    await contributed(payer, other.id, order.id),
    await contributed(payer, group.id, order.id, 30),
  ];
}

/** The order of somebody else, before and after it is paid. */
async function foreign(context: ScenarioContext): Promise<string[]> {
  const [group, payer, eve] = [await context.openGroup(100), context.payer(), context.payer()];
  await eve.arrive();
  const order = await payer.order(group, amount);
  if (typeof order === 'string') return [order];
  context.paypal.approve(order.id);
  const cancel = await eve.answered(() => eve.post(`/api/paypal/order/${order.id}/cancel`));
  return [
    await eve.capture(order.id),
    cancel ? codeOf(cancel) : 'unanswered',
    await payer.capture(order.id),
    await eve.capture(order.id),
    await contributed(eve, group.id, order.id),
  ];
}

/** Orders that nobody made. */
async function forged(context: ScenarioContext, at: number): Promise<string[]> {
  const [group, eve] = [await context.openGroup(100), context.payer()];
  const id = `FORGED${String(at).padStart(11, '0')}`;
  return [await eve.capture(id), await contributed(eve, group.id, id)];
}

/** The provider took something else, and its answers to the refund are lost twice. */
async function mismatching(context: ScenarioContext, at: number): Promise<string[]> {
  const [group, payer] = [await context.openGroup(100), context.payer()];
  const order = await payer.order(group, amount);
  if (typeof order === 'string') return [order];
  Object.assign(context.paypal.payments.state.orders.get(order.id)!, mismatches[at % mismatches.length]);
  context.paypal.approve(order.id);
  context.paypal.fail('/refund', 'error', 'lost');
  return [await payer.capture(order.id)];
}

type Attempt = (context: ScenarioContext, at: number) => Promise<string[]>;

/** Each with the endings that one attempt must have. */
const attempts: [string, Attempt, string[]][] = [
  ['replayed orders', replayed, ['COMPLETED', 'accepted', 'order_not_found', 'order_mismatch']],
  [
    ...(['orders of others', foreign] as const),
    ['order_not_found', 'order_not_found', 'COMPLETED', 'order_not_found', 'order_not_found'],
  ],
  ['forged orders', forged, ['order_not_found', 'order_not_found']],
  ['mismatching captures, refunds failing twice', mismatching, ['order_mismatch']],
];

export const wrongOrders: Scenario[] = attempts.map(([name, attempt, expected]) => ({
  name,
  async play(context) {
    const all = await inTurns(context.times(times), 1, (at) => attempt(context, at));
    const wrong = all.filter((ended) => ended.join() !== expected.join());
    return { endings: all.flat(), problems: wrong.map((ended) => `ended with ${ended.join(', ')}`) };
  },
}));

import { randomUUID } from 'node:crypto';
import { inTurns, type ScenarioContext, type Scenario } from './scenario-context.ts';
import type { OpenGroup } from './payer.ts';

const payers = 50;
const clicks = 4;
const amount = 10;

const several = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: clicks }, work));

/** Clicks each button several times at once. */
async function clickAll(context: ScenarioContext, group: OpenGroup): Promise<string> {
  const payer = context.payer();
  await payer.arrive();
  const key = randomUUID();
  const orders = await several(() => payer.order(group, amount, key));
  const ids = new Set(orders.map((order) => (typeof order === 'string' ? order : order.id)));
  const [first] = orders;
  if (ids.size !== 1 || !first || typeof first === 'string') return `orders: ${[...ids].join(', ')}`;
  context.paypal.approve(first.id);
  const captures = new Set(await several(() => payer.capture(first.id)));
  const body = { contributorName: payer.place.name, amount, paypalOrderId: first.id };
  const send = () => payer.post(`/api/group-purchases/${group.id}/contribute`, body);
  const booked = await several(() => payer.answered(send));
  const statuses = new Set(booked.map((answer) => answer?.status));
  const isFine = statuses.size === 1 && [200, 201].includes([...statuses][0] ?? 0);
  return isFine ? [...captures].join(' and ') : `booked: ${[...statuses].join(', ')}`;
}

export const doubleClicks: Scenario = {
  name: `payers who click each button ${clicks} times`,
  async play(context) {
    const group = await context.openGroup(10_000);
    const endings = await inTurns(context.times(payers), 5, () => clickAll(context, group));
    return { endings, problems: endings.filter((ending) => ending !== 'COMPLETED') };
  },
};

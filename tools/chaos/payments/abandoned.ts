import { until } from '../../bench/measure/until.ts';
import { inTurns, type ScenarioContext, type Scenario } from './scenario-context.ts';

const groups = 20;
const target = 10;

/** Somebody reserves all that is missing and leaves; others pay; then the first comes back with an approved order. */
async function abandon(context: ScenarioContext) {
  const group = await context.openGroup(target);
  const late = context.payer();
  const order = await late.order(group, target);
  if (typeof order === 'string') throw new Error(`No order: ${order}`);
  context.paypal.approve(order.id);
  const refused = await context.payer().contribute(group, { amount: 4 });
  return { group, late, order, refused };
}

/** Orders that lapse; in half of the groups others take the amount, and all come back late. */
export const abandoned: Scenario = {
  name: 'abandoned orders, finished too late',
  async play(context) {
    const count = context.times(groups);
    const all = await inTurns(count, 4, () => abandon(context));
    await context.lapseOrders();
    await until('they lapse', async () => (await context.count('lapsed')) === count);
    const taken = all.filter((_one, at) => at % 2 === 0);
    const free = all.filter((_one, at) => at % 2 === 1);
    // The payment of another and the late one at the same time.
    const both = await inTurns(taken.length, 4, (at) => {
      const { group, late, order } = taken[at]!;
      return Promise.all([context.payer().contribute(group, { amount: target }), late.capture(order.id)]);
    });
    const alone = await inTurns(free.length, 4, (at) => free[at]!.late.capture(free[at]!.order.id));
    const refused = all.map((one) => one.refused);
    return {
      endings: [...refused, ...both.flat(), ...alone],
      problems: [
        ...refused.filter((code) => code !== 'amount_too_high').map((code) => `reserved twice: ${code}`),
        ...both
          .filter((two) => two.filter((one) => one === 'COMPLETED').length !== 1)
          .map((two) => two.join()),
        ...alone.filter((code) => code !== 'COMPLETED').map((code) => `still free, and ended with ${code}`),
      ],
    };
  },
};

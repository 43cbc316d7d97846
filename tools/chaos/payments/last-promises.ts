import { inTurns, type ScenarioContext, type Scenario } from './scenario-context.ts';

const rounds = 25;
const target = 100;
const last = 10;

/** Two promise the last $10 at once; who got it and who promised before then pay at once. Answers how each of them ended. */
async function race(context: ScenarioContext): Promise<string[]> {
  const group = await context.openGroup(target, 'pledges');
  const promise = async (amount: number) => {
    const payer = context.payer();
    const made = await payer.promise(group, amount);
    if (typeof made === 'string') return { ending: made, pay: null };
    return { ending: 'promised', pay: () => payer.keepPromise(group, { amount, code: made.code }) };
  };
  const first = await promise(target - last);
  const racers = await Promise.all([promise(last), promise(last)]);
  const endings = await Promise.all(
    [first, ...racers].map(async ({ ending, pay }) => (await pay?.()) ?? ending),
  );
  const promises = racers.filter(({ pay }) => pay !== null).length;
  return promises === 1 ? endings : [...endings, `${promises} promises instead of 1`];
}

/** Who comes too late is refused for one of these reasons: the rest is promised, or the promises cover the goal already. */
const expected = ['COMPLETED', 'amount_too_high', 'no_pledges'];

export const lastPromises: Scenario = {
  name: 'races of 2 promises for the last $10',
  async play(context) {
    const endings = (await inTurns(context.times(rounds), 1, () => race(context))).flat();
    return { endings, problems: endings.filter((ending) => !expected.includes(ending)) };
  },
};

import { inTurns, type ScenarioContext, type Scenario } from './scenario-context.ts';

const rounds = 50;
const racers = 20;
const target = 100;
const last = 10;

/** All at once want the last $10, or $4 of it in each second round; answers how often somebody got it. */
async function race(context: ScenarioContext, at: number): Promise<string[]> {
  const group = await context.openGroup(target);
  await context.payer().contribute(group, { amount: target - last });
  const amount = at % 2 === 0 ? last : 4;
  const endings = await inTurns(racers, racers, () => context.payer().contribute(group, { amount }));
  const winners = endings.filter((ending) => ending === 'COMPLETED').length;
  const most = Math.floor(last / amount);
  return winners === most ? endings : [...endings, `${winners} winners instead of ${most}`];
}

export const lastDollars: Scenario = {
  name: 'races of 20 for the last $10',
  async play(context) {
    const all = await inTurns(context.times(rounds), 1, (at) => race(context, at));
    const endings = all.flat();
    return { endings, problems: endings.filter((one) => one.includes('winners')) };
  },
};

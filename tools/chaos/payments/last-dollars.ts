import { inTurns, type Ground, type Scenario } from './ground.ts';

const rounds = 50;
const racers = 20;
const target = 100;
const last = 10;

/** All at once want the last $10, or $4 of it in each second round; answers how often somebody got it. */
async function race(ground: Ground, at: number): Promise<string[]> {
  const group = await ground.openGroup(target);
  await ground.payer().contribute(group, { amount: target - last });
  const amount = at % 2 === 0 ? last : 4;
  const endings = await inTurns(racers, racers, () => ground.payer().contribute(group, { amount }));
  const winners = endings.filter((ending) => ending === 'COMPLETED').length;
  const most = Math.floor(last / amount);
  return winners === most ? endings : [...endings, `${winners} winners instead of ${most}`];
}

export const lastDollars: Scenario = {
  name: 'races of 20 for the last $10',
  async play(ground) {
    const all = await inTurns(ground.times(rounds), 1, (at) => race(ground, at));
    const endings = all.flat();
    return { endings, problems: endings.filter((one) => one.includes('winners')) };
  },
};

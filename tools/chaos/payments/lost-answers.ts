import { inTurns, type Scenario } from './scenario-context.ts';

const contributions = 500;
const lostShare = 0.3;
const ofAGroup = 50;
const atOnce = 8;

/** One of ten doesn't come back after a lost answer; one of 25 is declined. */
const behaviorOf = (at: number) => ({
  comesBack: at % 10 !== 0,
  outcome: at % 25 === 1 ? ('DECLINED' as const) : ('COMPLETED' as const),
});

/** Captures that the provider does without its answer arriving. */
export const lostAnswers: Scenario = {
  name: 'contributions, 30 % of capture answers lost',
  async play(context) {
    const { random } = context.around;
    const count = context.times(contributions);
    const groups = await inTurns(Math.ceil(count / ofAGroup), 1, () => context.openGroup(1_000));
    let lost = 0;
    context.paypal.faults.failWhen('/capture', 'lost', () => {
      const isLost = random() < lostShare;
      lost += isLost ? 1 : 0;
      return isLost;
    });
    const endings = await inTurns(count, atOnce, (at) => {
      const amount = (100 + Math.floor(random() * 1_900)) / 100;
      return context.payer().contribute(groups[Math.floor(at / ofAGroup)]!, { amount, ...behaviorOf(at) });
    });
    return { endings, problems: lost === 0 ? ['no answer was lost'] : [] };
  },
};

import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../../bench/measure/until.ts';
import type { ScenarioContext, Scenario } from './scenario-context.ts';
import type { OpenGroup } from './payer.ts';

const rounds = 20;
const amount = 12.34;
/** A payer of this many doesn't come back after the crash. */
const leaving = 4;

/** What brings the service to a point; resolves once the payment or refund is over for its user. */
type Approach = (context: ScenarioContext, group: OpenGroup, at: number) => Promise<string>;

const pays: Approach = (context, group, at) =>
  context.payer().contribute(group, { amount, comesBack: at % leaving !== 0 });

interface OwnContributions {
  contributions: { id: number; contributorName: string }[];
}

/** The organizer pays back a contribution of 2 dollars. */
const paysBack: Approach = async (context, group) => {
  const payer = context.payer();
  const ended = await payer.contribute(group, { amount: 2 });
  if (ended !== 'COMPLETED') return ended;
  const { owner } = context;
  const path = `/api/group-purchases/${group.id}`;
  const found = await payer.answered(() => owner.get<OwnContributions>(path));
  const own = found?.body.contributions.find(({ contributorName }) => contributorName === payer.place.name);
  const answer = await payer.answered(() => owner.post(`${path}/contributions/${own?.id}/refund`), false);
  return answer?.status === 200 || answer?.status === 201 ? 'refunded' : 'refund begun';
};

const approaches: Record<string, Approach> = {
  ...{
    after_reserve: pays,
    after_order: pays,
    before_capture: pays,
    after_capture: pays,
    after_booking: pays,
  },
  after_refund: paysBack,
};

/** One crash: its payment goes on while the next rounds begin. */
async function crash(
  context: ScenarioContext,
  group: OpenGroup,
  { point, at }: { point: string; at: number },
) {
  const { pid } = context;
  context.crashAt(point);
  const ended = approaches[point]!(context, group, at);
  await until(`payments-service comes to ${point}`, () => Promise.resolve(context.hasCrashed));
  await until('payments-service runs again', () => Promise.resolve(context.pid !== pid));
  return { ended };
}

/** kill -9 at each named point. */
export const crashPoints: Scenario[] = Object.keys(approaches).map((point) => ({
  name: `kill -9 ${point}`,
  async play(context) {
    const all: Promise<string>[] = [];
    const count = context.times(rounds);
    // A group of its own each, so that the totals of one don't hide another.
    for (let at = 0; at < count; at += 1) {
      const group = await opened(context);
      all.push((await crash(context, group, { point, at })).ended);
    }
    return { endings: await Promise.all(all) };
  },
}));

/** A new group, as soon as the service is back. */
async function opened(context: ScenarioContext): Promise<OpenGroup> {
  for (;;) {
    const group = await context.openGroup(100).catch(() => null);
    if (group) return group;
    await sleep(100);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { inTurns, type ScenarioContext, type Scenario } from './scenario-context.ts';

const contributions = 60;
const atOnce = 4;
const kills = 3;
const calmMs = 4_000;

/** Contributions without a pause, while a store is killed and started again. */
async function contributeWhileKilled(context: ScenarioContext, store: string): Promise<string[]> {
  const group = await context.openGroup(100_000);
  let isOver = false;
  const endings: string[] = [];
  const paying = inTurns(atOnce, atOnce, async () => {
    while (!isOver || endings.length < context.times(contributions)) {
      const comesBack = endings.length % 5 !== 0;
      endings.push(await context.payer().contribute(group, { amount: 7.77, comesBack }));
    }
  });
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(calmMs);
    await context.kill(store);
  }
  await sleep(calmMs);
  isOver = true;
  await paying;
  return endings;
}

export const storeRestarts: Scenario[] = ['postgres', 'redis'].map((store) => ({
  name: `kill -9 ${store} ${kills} times`,
  play: async (context) => ({ endings: await contributeWhileKilled(context, store) }),
}));

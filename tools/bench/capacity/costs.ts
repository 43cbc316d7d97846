import { load, loadWithCpu } from '../measure/load.ts';
import type { MeasuredStack } from '../measure/measured-stack.ts';
import type { Pids } from '../measure/process-load.ts';
import type { Actions } from './actions.ts';
import type { Cost } from './limits.ts';
import { actionNames, type ActionName } from './mix.ts';

/** The processes of a stack and its stores. */
export function stackPids({ pids, processes }: MeasuredStack): Pids {
  const running = new Set([...processes.map(({ name }) => name), 'postgres', 'redis']);
  return new Map([...pids].filter(([name]) => running.has(name)));
}

const connections = 20;
/** More at once would only wait for each other. */
const connectionsOfSlow = 4;
const isSlow = (action: ActionName) => action === 'ideas' || action === 'sign-in';

/** One kind of action as fast as it goes. */
export interface ActionCost {
  perSecond: number;
  p99: number;
  /** Processor seconds of one, by process. */
  cost: Cost;
}

/** Does each action alone as fast as it goes, and measures what one costs. */
export async function measureActions(
  stack: MeasuredStack,
  actions: Actions,
): Promise<Record<ActionName, ActionCost>> {
  const found: Partial<Record<ActionName, ActionCost>> = {};
  for (const action of actionNames) {
    const options = {
      ...{ url: `http://127.0.0.1:${stack.port}`, requestsOf: actions.only(action) },
      connections: isSlow(action) ? connectionsOfSlow : connections,
    };
    await load({ ...options, seconds: 2 });
    const result = await loadWithCpu({ ...options, seconds: isSlow(action) ? 6 : 3 }, stackPids(stack));
    const { requests, perSecond, p99, cpu } = result;
    if (requests === 0) throw new Error(`Nothing answers: ${action}`);
    const cost = Object.fromEntries(Object.entries(cpu).map(([name, micros]) => [name, micros / 1_000_000]));
    found[action] = { perSecond, p99, cost };
  }
  return found as Record<ActionName, ActionCost>;
}

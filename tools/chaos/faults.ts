import { setTimeout as sleep } from 'node:timers/promises';
import type { Pids } from '../bench/measure/process-load.ts';
import type { WizardData } from '../bench/visitors/wizard-data.ts';
import type { Outages } from './outages.ts';
import { Visitor } from '../bench/visitors/visitor.ts';

const patienceMs = 20_000;
const allowedMs = 5_000;
const frozenMs = 3_000;

interface ProbeAccount {
  email: string;
  password: string;
  recipientId: number;
}

export interface Fault {
  kind: 'kill -9' | 'freeze';
  /** Of the process. */
  name: string;
}

/** A small account; a fault counts as over when all of its requests work. */
export class Probe {
  readonly url: string;
  readonly account: ProbeAccount;
  readonly wizardData: () => WizardData;

  constructor(url: string, account: ProbeAccount, wizardData: () => WizardData) {
    this.url = url;
    this.account = account;
    this.wizardData = wizardData;
  }

  /**
   * Signs in, reads, generates nine ideas and saves one, links them to a recipient, and streams nine more: this uses
   * every process, both stores, and a call between services.
   */
  async passes() {
    const visitor = new Visitor(this.url);
    const { email, password } = this.account;
    const fine = ({ status }: { status: number }) => status >= 200 && status < 300;
    try {
      if (!fine(await visitor.post('/api/auth/login', { email, password }))) return false;
      if (!fine(await visitor.get('/api/auth/me'))) return false;
      const made = await visitor.post<{ suggestions: { id: number }[] }>(
        '/api/wizard/generate-suggestions',
        this.wizardData(),
      );
      if (!fine(made)) return false;
      const ids = made.body.suggestions.map(({ id }) => id);
      if (!fine(await visitor.post(`/api/suggestions/${ids[0]}/save`))) return false;
      if (!fine(await visitor.get('/api/suggestions/saved'))) return false;
      if (!fine(await visitor.get('/api/occasions/upcoming'))) return false;
      const { recipientId } = this.account;
      if (!fine(await visitor.post('/api/suggestions/assign', { ids, recipientId }))) return false;
      const streamed = await visitor.stream('/api/wizard/generate-suggestions', this.wizardData());
      return streamed.events.at(-1)?.event === 'done';
    } catch {
      return false;
    } finally {
      visitor.close();
    }
  }

  /** Milliseconds from `since` until everything answers; Infinity if it doesn't within 20 s. */
  async recovery(since: number) {
    while (performance.now() - since < patienceMs) {
      if (await this.passes()) return performance.now() - since;
      await sleep(50);
    }
    return Infinity;
  }
}

interface Target {
  pids: Pids;
  outages: Outages;
  probe: Probe;
}

export interface Recovery extends Fault {
  recoveredMs: number;
  ok: boolean;
}

/** Kills or freezes one process of our own stack and returns how long it took until everything worked again. */
export async function injectFault(
  { kind, name }: Fault,
  { pids, outages, probe }: Target,
): Promise<Recovery> {
  const pid = pids.get(name) ?? NaN;
  const back = name === 'gateway' ? outages.begin() : () => undefined;
  if (kind === 'freeze') {
    process.kill(pid, 'SIGSTOP');
    await sleep(frozenMs);
    process.kill(pid, 'SIGCONT');
  } else process.kill(pid, 'SIGKILL');
  const recoveredMs = await probe.recovery(performance.now());
  back();
  return { kind, name, recoveredMs, ok: recoveredMs <= allowedMs };
}

/** Each app killed `kills` times and frozen once, each store killed once, in an order that depends only on `random`. */
export function planOf(apps: string[], stores: string[], kills: number, random: () => number) {
  const plan: Fault[] = [
    ...apps.flatMap((name) => Array.from({ length: kills }, () => ({ kind: 'kill -9' as const, name }))),
    ...apps.map((name) => ({ kind: 'freeze' as const, name })),
    ...stores.map((name) => ({ kind: 'kill -9' as const, name })),
  ];
  for (let at = plan.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [plan[at], plan[other]];
    if (one && two) [plan[at], plan[other]] = [two, one];
  }
  return plan;
}

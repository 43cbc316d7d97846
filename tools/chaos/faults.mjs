import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '../bench/visitor.mjs';

const patienceMs = 20_000;
const allowedMs = 5_000;
const frozenMs = 3_000;

/** A small account whose every way through the stack must work before a fault counts as over. */
export class Probe {
  constructor(url, account, wizardData) {
    this.url = url;
    this.account = account;
    this.wizardData = wizardData;
  }

  /**
   * Signs in, looks, has nine made and keeps one, links them to a recipient, and has nine streamed: every process, both
   * stores, and what one service asks another.
   */
  async passes() {
    const visitor = new Visitor(this.url);
    const { email, password } = this.account;
    const fine = ({ status }) => status >= 200 && status < 300;
    try {
      if (!fine(await visitor.post('/api/auth/login', { email, password }))) return false;
      if (!fine(await visitor.get('/api/auth/me'))) return false;
      const made = await visitor.post('/api/wizard/generate-suggestions', this.wizardData());
      if (!fine(made)) return false;
      if (!fine(await visitor.post(`/api/suggestions/${made.body.suggestions[0].id}/save`))) return false;
      if (!fine(await visitor.get('/api/suggestions/saved'))) return false;
      if (!fine(await visitor.get('/api/occasions/upcoming'))) return false;
      const ids = made.body.suggestions.map(({ id }) => id);
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

  /** Milliseconds from `since` until everything answers; Infinity when it does not within 20 s. */
  async recovery(since) {
    while (performance.now() - since < patienceMs) {
      if (await this.passes()) return performance.now() - since;
      await sleep(50);
    }
    return Infinity;
  }
}

/** Kills or freezes one process of our own stack and answers how long it took until everything worked again. */
export async function inflict({ kind, name }, { pids, outages, probe }) {
  const pid = pids.get(name);
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

/** Each app killed `kills` times and frozen once, each store killed once, in an order that only `random` decides. */
export function planOf(apps, stores, kills, random) {
  const plan = [
    ...apps.flatMap((name) => Array.from({ length: kills }, () => ({ kind: 'kill -9', name }))),
    ...apps.map((name) => ({ kind: 'freeze', name })),
    ...stores.map((name) => ({ kind: 'kill -9', name })),
  ];
  for (let at = plan.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [plan[at], plan[other]] = [plan[other], plan[at]];
  }
  return plan;
}

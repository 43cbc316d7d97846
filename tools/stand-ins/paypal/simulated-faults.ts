/**
 * A failure of one call: it isn't done (`hang`, `reset`, `error`, `limit`), the same call is said to be under way
 * (`busy`), it is done and its answer is lost (`lost`), or that happens long after the caller has given up (`late`).
 */
export type Fault = 'hang' | 'reset' | 'error' | 'limit' | 'busy' | 'lost' | 'late';

interface FaultRule {
  /** Part of the path of the call. */
  path: string;
  fault: Fault;
  /** Whether it applies to this call; a rule without it applies once. */
  applies?: () => boolean;
}

/** The planned failures of calls. */
export class SimulatedFaults {
  private rules: FaultRule[] = [];

  /** The next calls of this path fail, one with each fault. */
  fail(path: string, ...faults: Fault[]): void {
    this.rules.push(...faults.map((fault) => ({ path, fault })));
  }

  /** From now on, calls of this path fail if `applies` says so. */
  failWhen(path: string, fault: Fault, applies: () => boolean): void {
    this.rules.push({ path, fault, applies });
  }

  /** Forgets all of them. */
  mend(): void {
    this.rules = [];
  }

  /** The failure of a call that comes in now. */
  next(path: string): Fault | null {
    const rule = this.rules.find((one) => path.includes(one.path) && (one.applies?.() ?? true));
    if (rule && !rule.applies) this.rules.splice(this.rules.indexOf(rule), 1);
    return rule?.fault ?? null;
  }
}

/** From one address in a minute. */
const mostFailures = 5;
const windowMs = 60_000;
/** So that a flood of addresses can't fill the memory. */
const mostAddresses = 1_000;

interface Failures {
  since: number;
  count: number;
}

/** Counts refused passwords by the address that they came from. */
export class FailedSignIns {
  private readonly failures = new Map<string, Failures>();

  /** `now` is the time in ms. */
  constructor(private readonly now: () => number) {}

  /** Seconds until the address may try again; 0 if it may now. */
  waitOf(address: string): number {
    const found = this.failures.get(address);
    if (!found || found.count < mostFailures) return 0;
    return Math.max(0, Math.ceil((found.since + windowMs - this.now()) / 1_000));
  }

  note(address: string): void {
    if (this.failures.size >= mostAddresses) this.failures.clear();
    const found = this.failures.get(address);
    const isRecent = found && found.since + windowMs > this.now();
    this.failures.set(
      address,
      isRecent ? { ...found, count: found.count + 1 } : { since: this.now(), count: 1 },
    );
  }
}

const missesToOpen = 3;
const openMs = 1_000;

/** After three answers in a row that never came, refuses for a second, then lets calls probe again. */
export class Breaker {
  private misses = 0;
  private openUntil = 0;

  constructor(private readonly now: () => number = Date.now) {}

  get open(): boolean {
    return this.now() < this.openUntil;
  }
  missed(): void {
    this.misses += 1;
    if (this.misses >= missesToOpen) this.openUntil = this.now() + openMs;
  }
  answered(): void {
    this.misses = 0;
    this.openUntil = 0;
  }
}

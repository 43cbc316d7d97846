interface Waiting<T> {
  item: T;
  done(): void;
  fail(error: unknown): void;
}

/** Collects items while earlier ones are handled, and handles them together. If that fails, each is handled alone. */
export class Batches<T> {
  private waiting: Waiting<T>[] = [];
  private running = false;

  constructor(private readonly handle: (items: T[]) => Promise<unknown>) {}

  /** Settles when this item has been handled or has failed. */
  add(item: T): Promise<void> {
    return new Promise((done, fail) => {
      this.waiting.push({ item, done, fail });
      if (this.running) return;
      this.running = true;
      setImmediate(() => void this.run());
    });
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      if (!(await this.together(batch))) for (const one of batch) await this.alone(one);
    }
    this.running = false;
  }

  private async together(batch: Waiting<T>[]): Promise<boolean> {
    if (batch.length === 1) return false;
    try {
      await this.handle(batch.map(({ item }) => item));
    } catch {
      return false;
    }
    for (const { done } of batch) done();
    return true;
  }

  private alone({ item, done, fail }: Waiting<T>): Promise<void> {
    return this.handle([item]).then(() => done(), fail);
  }
}

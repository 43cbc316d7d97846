const pauseMs = 250;

/** Tells a service that is frozen from one that is merely slow: it is asked to answer a ping. */
export class Liveness {
  private probing = false;
  private suspect = false;
  private closed = false;

  /** `ping` rejects when no answer came in time. */
  constructor(private readonly ping: () => Promise<unknown>) {}

  /** True while pings stay unanswered: calls then fail at once instead of waiting for their deadline. */
  get frozen(): boolean {
    return this.suspect;
  }

  /** A call ran into its deadline: find out why, and keep asking until there is an answer. */
  async doubt(): Promise<void> {
    if (this.probing) return;
    this.probing = true;
    while (!this.closed) {
      this.suspect = await this.ping().then(
        () => false,
        () => true,
      );
      if (!this.suspect) break;
      await new Promise((done) => setTimeout(done, pauseMs).unref());
    }
    this.probing = false;
  }

  close(): void {
    this.closed = true;
  }
}

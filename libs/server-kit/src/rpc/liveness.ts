const pauseMs = 250;

/** Detects by pings whether a service is frozen or only slow. */
export class Liveness {
  private probing = false;
  private suspect = false;
  private closed = false;

  /** `ping` rejects if there is no answer in time. */
  constructor(private readonly ping: () => Promise<unknown>) {}

  /** True while pings get no answer: calls then fail at once instead of waiting for their deadline. */
  get frozen(): boolean {
    return this.suspect;
  }

  /** Called after a timeout: pings the service until it answers. */
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

/** When the gateway was down, so that refused or cut connections are expected. */
export class Outages {
  #spans: { from: number; to: number }[] = [];

  /** Notes that the gateway is down from now on; the returned function notes that it is up again. */
  begin() {
    const span = { from: Date.now(), to: Infinity };
    this.#spans.push(span);
    return () => {
      // A keep-alive connection of before may be noticed as cut a moment later.
      span.to = Date.now() + 500;
    };
  }

  /** Whether the gateway was down at some time in this span. */
  during(from: number, to: number) {
    return this.#spans.some((span) => span.from <= to && from <= span.to);
  }
}

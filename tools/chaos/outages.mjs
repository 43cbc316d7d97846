/** When the gateway itself was away, so that a refused or cut connection is no surprise. */
export class Outages {
  #spans = [];

  /** The gateway is gone from now on; the answer says that it is back. */
  begin() {
    const span = { from: Date.now(), to: Infinity };
    this.#spans.push(span);
    return () => {
      // A keep-alive connection of before may be noticed as cut a moment later.
      span.to = Date.now() + 500;
    };
  }

  /** Whether the gateway was away at some time in this span. */
  during(from, to) {
    return this.#spans.some((span) => span.from <= to && from <= span.to);
  }
}

/** When the gateway was down, so that refused or closed connections are expected. */
export class Outages {
  #spans: { from: number; to: number }[] = [];

  /** Marks the gateway as down from now on; the returned function marks it as up again. */
  begin() {
    const span = { from: Date.now(), to: Infinity };
    this.#spans.push(span);
    return () => {
      // An older keep-alive connection may be noticed as closed a moment later.
      span.to = Date.now() + 500;
    };
  }

  /** Whether the gateway was down at some time in this span. */
  during(from: number, to: number) {
    return this.#spans.some((span) => span.from <= to && from <= span.to);
  }
}

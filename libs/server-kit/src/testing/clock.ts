import type { Clock } from '../clock.js';

/** Takes over the clock of a running service: it stands still until a test moves it. */
export class TestClock {
  private time = Date.now();

  constructor(clock: Clock) {
    clock.now = () => new Date(this.time);
  }
  set(date: Date | string): void {
    this.time = new Date(date).getTime();
  }
  advance(ms: number): void {
    this.time += ms;
  }
}

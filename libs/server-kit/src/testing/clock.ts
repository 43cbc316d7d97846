import type { Clock } from '../clock.js';

/** Replaces the clock of a running service with one that only the test moves. */
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

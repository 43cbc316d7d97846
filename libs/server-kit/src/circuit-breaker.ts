import { Injectable } from '@nestjs/common';
import { Clock } from './clock.js';

const failureThreshold = 3;
const openMs = 30_000;

/** Opens for 30 seconds after three failures in a row, so that no request waits for a provider that is down. */
@Injectable()
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;

  constructor(private readonly clock: Clock) {}

  get isOpen(): boolean {
    return this.clock.now().getTime() < this.openUntil;
  }
  recordFailure(): void {
    this.failures += 1;
    if (this.failures >= failureThreshold) this.openUntil = this.clock.now().getTime() + openMs;
  }
  recordSuccess(): void {
    this.failures = 0;
    this.openUntil = 0;
  }
}

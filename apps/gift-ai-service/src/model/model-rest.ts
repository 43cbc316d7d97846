import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';

const faultsInARow = 3;
const restMs = 30_000;

/** After three faults in a row the provider is left alone for half a minute: nobody waits for what is known to be down. */
@Injectable()
export class ModelRest {
  private faults = 0;
  private until = 0;

  constructor(private readonly clock: Clock) {}

  get resting(): boolean {
    return this.clock.now().getTime() < this.until;
  }
  failed(): void {
    this.faults += 1;
    if (this.faults >= faultsInARow) this.until = this.clock.now().getTime() + restMs;
  }
  answered(): void {
    this.faults = 0;
    this.until = 0;
  }
}

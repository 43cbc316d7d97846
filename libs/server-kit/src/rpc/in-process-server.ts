import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import type { ServiceName } from '@giftwell/contracts/core/route';
import { Calls } from './calls.js';

/** The services that answer in this process. */
const running = new Map<ServiceName, InProcessServer>();

/** The service of this name, if it answers in this process. */
export const inThisProcess = (service: ServiceName): InProcessServer | undefined => running.get(service);

/** Lets callers in the same process reach a service's handlers without a connection. */
export class InProcessServer extends Server implements CustomTransportStrategy {
  readonly calls = new Calls(this.messageHandlers);
  readonly boundPort = 0;

  constructor(private readonly service: ServiceName) {
    super();
  }

  listen(done: () => void): void {
    running.set(this.service, this);
    done();
  }

  close(): void {
    running.delete(this.service);
  }

  /** Required by Nest; the transport has no events. */
  on(): void {}

  unwrap<T>(): T {
    return this.calls as T;
  }

  drain(limitMs: number): Promise<void> {
    return this.calls.drain(limitMs);
  }
}

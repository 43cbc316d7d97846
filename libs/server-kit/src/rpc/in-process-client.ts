import { AppError } from '@giftwell/contracts/core/error';
import type { ServiceName } from '@giftwell/contracts/core/route';
import type { RunningCall, Send } from './calls.js';
import { inThisProcess } from './in-process-server.js';
import { callCancelled, ServiceClient, type OutgoingCall } from './service-client.js';

/**
 * Calls the handlers of a service in the same process: JSON, deadlines and errors as over TCP, without a connection.
 */
export class InProcessClient extends ServiceClient {
  constructor(
    service: ServiceName,
    private readonly caller: string,
  ) {
    super(service);
  }

  close(): void {}

  protected send({ pattern, body, call, signal, onItem }: OutgoingCall): Promise<Buffer> {
    return new Promise<Buffer>((resolve, reject) => {
      if (signal?.aborted) return reject(callCancelled());
      const calls = inThisProcess(this.service)?.calls;
      if (!calls) return reject(this.unavailable());
      if (!calls.mayCall(this.caller, pattern))
        return reject(new AppError('forbidden', 'rpc_refused', 'Refused'));
      let settled = false;
      let last = noBytes;
      const settle = () => {
        settled = true;
        clearTimeout(late);
        signal?.removeEventListener('abort', onAbort);
      };
      const receive: Send = ({ more, end, failed }, json = '') => {
        if (settled) return;
        if (more) return onItem((last = Buffer.from(json)));
        settle();
        if (failed) reject(AppError.from(JSON.parse(json)));
        else resolve(end ? last : Buffer.from(json));
      };
      const giveUp = (error: AppError) => {
        settle();
        running?.abort();
        reject(error);
      };
      const onAbort = () => giveUp(callCancelled());
      const late = setTimeout(() => giveUp(this.unavailable()), Math.max(0, call.deadline - Date.now()));
      signal?.addEventListener('abort', onAbort, { once: true });
      let running: RunningCall | undefined;
      try {
        running = calls.begin({ pattern, body, context: call }, receive, () => undefined);
      } catch {
        // The service is stopping, or the deadline has passed.
        giveUp(this.unavailable());
      }
    });
  }
}

const noBytes: Buffer = Buffer.alloc(0);

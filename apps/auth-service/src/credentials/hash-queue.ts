import { unavailable } from '@giftwell/contracts/core/error';

const atOnce = 2;
const mayWait = 40;
const callCancelled = () => unavailable('aborted', 'Cancelled');

/** Hashing uses the threads that also serve files and DNS, so only two run at once and few may wait. */
export class HashQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Rejects with `unavailable`/`busy` if too many wait, or if `signal` fires before its turn. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) throw callCancelled();
    if (this.running < atOnce) this.running += 1;
    else await this.turn(signal);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(signal: AbortSignal | undefined): Promise<void> {
    if (this.waiting.length >= mayWait) {
      throw unavailable('busy', 'Many people are signing in right now. Please try again in a moment.');
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(start), 1);
        reject(callCancelled());
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.push(start);
    });
  }
}

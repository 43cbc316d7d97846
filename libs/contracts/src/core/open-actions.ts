import { AppError } from './error.js';

export const idempotencyHeader = 'idempotency-key';
export const idempotencyKeyPattern = /^[\w-]{16,64}$/;

const mostOpen = 100;

/** Whether a failed call has surely changed nothing: the server refused it, and no longer works on it. */
export const changedNothing = (error: unknown): boolean =>
  error instanceof AppError &&
  error.kind !== 'unavailable' &&
  error.kind !== 'internal' &&
  error.code !== 'still_running';

/**
 * The keys of what a user asked for and nobody knows the outcome of. Asking for the very same again, after a timeout or
 * with a second click, is the same action and has the same key.
 */
export class OpenActions {
  private readonly keys = new Map<string, string>();

  keyOf(action: string): string {
    const key = this.keys.get(action) ?? newKey();
    this.keys.delete(action);
    this.keys.set(action, key);
    if (this.keys.size > mostOpen) this.keys.delete(this.keys.keys().next().value!);
    return key;
  }

  /** The outcome is known: asking again is another action. */
  close(action: string): void {
    this.keys.delete(action);
  }
}

/** Without `randomUUID`, which browsers have on secure pages alone. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

import { AppError } from './error.js';

export const idempotencyHeader = 'idempotency-key';
export const idempotencyKeyPattern = /^[\w-]{16,64}$/;

const maxOpen = 100;

/** Whether a failed call certainly changed nothing: the server refused it and isn't working on it. */
export const changedNothing = (error: unknown): boolean =>
  error instanceof AppError &&
  error.kind !== 'unavailable' &&
  error.kind !== 'internal' &&
  error.code !== 'still_running';

/**
 * Idempotency keys of actions with an unknown outcome. Repeating the same action, after a timeout or with a second
 * click, uses the same key.
 */
export class OpenActions {
  private readonly keys = new Map<string, string>();

  keyOf(action: string): string {
    const key = this.keys.get(action) ?? randomHex(16);
    this.keys.delete(action);
    this.keys.set(action, key);
    if (this.keys.size > maxOpen) this.keys.delete(this.keys.keys().next().value!);
    return key;
  }

  /** Call this when the outcome is known; a repetition is then a new action. */
  close(action: string): void {
    this.keys.delete(action);
  }
}

/** Doesn't use `randomUUID`, which browsers offer only on secure pages. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

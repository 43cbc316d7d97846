import type { AppError } from '@giftwell/contracts/core/error';

/** The error that a call ends with; null if it succeeds. */
export const failureOf = (work: Promise<unknown>): Promise<AppError | null> =>
  work.then(
    () => null,
    (error: AppError) => error,
  );

/** Resolves once `holds` is true; Jest's time limit ends it otherwise. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setTimeout(done, 5));
}

import type { AppError } from '@giftwell/contracts/core/error';

/** The error of a call; null if it succeeds. */
export const failureOf = (work: Promise<unknown>): Promise<AppError | null> =>
  work.then(
    () => null,
    (error: AppError) => error,
  );

/** Resolves once `holds` returns true; Jest's timeout ends it otherwise. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setTimeout(done, 5));
}

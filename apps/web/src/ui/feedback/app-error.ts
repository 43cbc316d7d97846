import type { AppError, ErrorKind } from '@giftwell/contracts/core/error';

// The first page does without the contracts' schemas, so these look at an error by name instead of by class.
const isAppError = (error: unknown): error is AppError => error instanceof Error && error.name === 'AppError';

export const errorKind = (error: unknown): ErrorKind => (isAppError(error) ? error.kind : 'internal');
export const errorCode = (error: unknown): string => (isAppError(error) ? error.code : 'internal');
/** What a person may read about an error. */
export const errorMessage = (error: unknown, otherwise = 'Something went wrong'): string =>
  isAppError(error) ? error.message : otherwise;
/** The field messages that the server gave, by field name. */
export function errorFields(error: unknown): Record<string, string> {
  const fields = isAppError(error) ? error.details?.['fields'] : undefined;
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}
/** How long to wait before asking again, where the server said so. */
export function retryAfterSeconds(error: unknown): number | undefined {
  const seconds = isAppError(error) ? error.details?.['retryAfterSeconds'] : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}

import type { AppError, ErrorKind } from '@giftwell/contracts/core/error';

// The first page doesn't load the contracts' schemas, so errors are recognized by name instead of by class.
const isAppError = (error: unknown): error is AppError => error instanceof Error && error.name === 'AppError';

export const errorKind = (error: unknown): ErrorKind => (isAppError(error) ? error.kind : 'internal');
export const errorCode = (error: unknown): string => (isAppError(error) ? error.code : 'internal');
/** The message of an error for users. */
export const errorMessage = (error: unknown, otherwise = 'Something went wrong. Please try again.'): string =>
  isAppError(error) ? error.message : otherwise;
/** The server's messages for fields, by field name. */
export function errorFields(error: unknown): Record<string, string> {
  const fields = isAppError(error) ? error.details?.['fields'] : undefined;
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}
/** Seconds to wait before a retry, if the server set them. */
export function retryAfterSeconds(error: unknown): number | undefined {
  const seconds = isAppError(error) ? error.details?.['retryAfterSeconds'] : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}

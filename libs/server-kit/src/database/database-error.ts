import { AppError } from '@giftwell/contracts/core/error';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
/** Insufficient resources, such as a full disk or no memory: retrying later may work. */
const scarceCodes = new Set(['53000', '53100', '53200', '58030']);
const timeoutCodes = new Set(['57014', '55P03', '25P03', '40P01', '40001']);

/** A migration changed a table of a cached plan; the next attempt gets a new plan. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('cached plan must not change result type');

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/** The name of the unique constraint that a write violated, or null. */
export const violatedUnique = (error: unknown): string | null =>
  error instanceof QueryFailedError && codeOf(error.driverError) === '23505'
    ? ((error.driverError as { constraint?: string }).constraint ?? '')
    : null;

/** Whether the connection is lost; inside a transaction TypeORM throws errors of its own. */
const isLost = (error: Error, code: string): boolean =>
  connectionCodes.has(code) ||
  error instanceof QueryRunnerAlreadyReleasedError ||
  error instanceof QueryRunnerProviderAlreadyReleasedError ||
  /Connection terminated|timeout exceeded when trying to connect/.test(error.message);

const mayWorkLater = (error: Error, code: string): boolean =>
  isLost(error, code) || timeoutCodes.has(code) || scarceCodes.has(code) || isOutdatedPlan(error);

/** Converts a Postgres error: bad values are `invalid`, a missing database is `unavailable`. */
export function databaseError(thrown: unknown): AppError | null {
  if (!(thrown instanceof Error)) return null;
  const code = String(codeOf(thrown instanceof QueryFailedError ? thrown.driverError : thrown) ?? '');
  if (thrown instanceof QueryFailedError && code.startsWith('22')) {
    return new AppError(
      'invalid',
      'invalid_value',
      'Something here can’t be saved. Please check what you entered.',
      undefined,
      { cause: thrown },
    );
  }
  if (mayWorkLater(thrown, code)) {
    return new AppError(
      'unavailable',
      'database_unavailable',
      'We can’t do that right now. Please try again in a moment.',
      undefined,
      {
        cause: thrown,
      },
    );
  }
  return null;
}

import { AppError, errorStatus, invalid, notFound, unavailable } from '@giftwell/contracts/core/error';

export interface HttpError {
  status: number;
  error: AppError;
}

export const unsupportedMediaType = invalid('unsupported_media_type', 'Requests must be sent as JSON');
const unreadable = invalid('bad_request', 'The request could not be read');

/** Errors of the HTTP layer: kind `invalid`, with their own status. */
const refusals: Record<number, AppError> = {
  404: notFound('no_such_address', 'There is nothing at this address'),
  408: invalid('too_slow', 'The request took too long to arrive'),
  413: invalid('body_too_large', 'That’s too much to send at once'),
  414: invalid('address_too_long', 'The address is too long'),
  415: unsupportedMediaType,
  431: invalid('headers_too_large', 'The request headers are too large'),
  503: unavailable('restarting'),
};
/** HTTP statuses for errors of uploads. */
const ofRecordings: Record<string, number> = {
  recording_too_long: 413,
  unsupported_audio: 415,
  no_speech: 422,
  unreadable: 422,
};
const statusOfRefusal = new Map([
  ['idempotency_key_reused', 422] as const,
  ['unknown_host', 421] as const,
  ...Object.entries(refusals).map(([status, { code }]) => [code, Number(status)] as const),
  ...Object.entries(ofRecordings),
]);

const statusOf = (thrown: unknown): number | undefined => {
  const { statusCode, getStatus } = Object(thrown) as { statusCode?: unknown; getStatus?: unknown };
  if (typeof getStatus === 'function') return (getStatus as () => number).call(thrown);
  return typeof statusCode === 'number' ? statusCode : undefined;
};

/** Converts anything thrown by a request to an AppError with its status; an AppError stays as it is. */
export function httpError(thrown: unknown): HttpError {
  const error = AppError.from(thrown);
  const ours = error.kind !== 'internal' || thrown instanceof AppError;
  if (ours) return { status: statusOfRefusal.get(error.code) ?? errorStatus[error.kind], error };
  const status = statusOf(thrown) ?? 500;
  const refusal = refusals[status];
  if (refusal) return { status, error: refusal };
  return status >= 400 && status < 500 ? { status: 400, error: unreadable } : { status: 500, error };
}

/** Seconds for the Retry-After header; null if waiting doesn't help. */
export function retryAfter({ kind, details }: AppError): number | null {
  const seconds = details?.['retryAfterSeconds'];
  if (typeof seconds === 'number') return Math.ceil(seconds);
  return kind === 'unavailable' ? 1 : null;
}

export const errorBody = (error: AppError): string => JSON.stringify({ error: error.toWire() });

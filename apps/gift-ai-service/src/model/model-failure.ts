import type { APIError } from 'openai';

/** Why the model gave no (further) ideas; the message is our own and contains no user text. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';

  constructor(
    reason: string,
    /** Milliseconds until the request may be repeated; null if that would not help. */
    readonly retryAfterMs: number | null,
    /** Whether the provider is at fault; only such failures count for the circuit breaker. */
    readonly providerFault: boolean,
  ) {
    super(reason);
  }
}

const pauseMs = 250;
/** When the provider asks for a longer pause, the catalogue answers at once instead. */
const maxPauseMs = 3_000;

/** Converts anything thrown by a call to the model to a ModelFailure. */
export function modelFailureFrom(thrown: unknown, signal: AbortSignal): ModelFailure {
  if (thrown instanceof ModelFailure) return thrown;
  if (signal.aborted) return new ModelFailure('out of time', null, true);
  if (isApiError(thrown)) return fromApi(thrown);
  // Remaining cases: text that is not JSON, or a connection that broke while reading.
  return new ModelFailure(thrown instanceof SyntaxError ? 'not readable' : 'broke off', pauseMs, true);
}

/** Checks fields instead of the class, because importing it would load the whole library. */
const isApiError = (thrown: unknown): thrown is APIError =>
  thrown instanceof Error && ['status', 'headers', 'requestID'].every((field) => field in thrown);

function fromApi(error: APIError): ModelFailure {
  const { status, headers, error: answer } = error;
  if (status === undefined) {
    const reason = answer === undefined ? 'connection failed' : 'error in the answer';
    return new ModelFailure(reason, pauseMs, true);
  }
  if (status !== 429 && status < 500) return new ModelFailure(`status ${status}`, null, true);
  const wait = 1_000 * Number(headers?.get('retry-after') ?? 0) || pauseMs;
  return new ModelFailure(`status ${status}`, wait <= maxPauseMs ? wait : null, true);
}

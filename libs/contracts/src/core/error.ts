import { z } from 'zod';

/** The kinds of errors; each has exactly one HTTP status. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof errorStatus;

export const wireErrorSchema = z.object({
  kind: z.enum(Object.keys(errorStatus) as [ErrorKind, ...ErrorKind[]]),
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});

/** The format of an error over RPC and HTTP. */
export type WireError = z.infer<typeof wireErrorSchema>;

/** The only error class: `kind` determines the status, `code` is for the page, `message` for people. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly details?: Record<string, unknown>,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  toWire(): WireError {
    const { kind, code, message, details } = this;
    return details ? { kind, code, message, details } : { kind, code, message };
  }

  /** Converts anything thrown: AppErrors stay as they are, a zod error is `invalid`, the rest is `internal`. */
  static from(thrown: unknown): AppError {
    if (thrown instanceof AppError) return thrown;
    if (thrown instanceof z.ZodError) return invalidFrom(thrown);
    const wire = wireErrorSchema.safeParse(thrown);
    if (wire.success)
      return new AppError(wire.data.kind, wire.data.code, wire.data.message, wire.data.details);
    return new AppError('internal', 'internal', 'Something went wrong. Please try again.', undefined, {
      cause: thrown,
    });
  }
}

/** `details.fields` maps a dotted field path to the first message about it. */
function invalidFrom(error: z.core.$ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || '_'] ??= issue.message;
  const first = Object.values(fields)[0] ?? 'The request is not valid';
  return new AppError('invalid', 'invalid_input', first, { fields });
}

export const invalid = (code: string, message: string, details?: Record<string, unknown>) =>
  new AppError('invalid', code, message, details);
export const unauthenticated = (code = 'sign_in_required', message = 'Please sign in') =>
  new AppError('unauthenticated', code, message);
export const forbidden = (code: string, message: string) => new AppError('forbidden', code, message);
export const notFound = (code: string, message: string) => new AppError('not_found', code, message);
export const conflict = (code: string, message: string, details?: Record<string, unknown>) =>
  new AppError('conflict', code, message, details);
export const unavailable = (
  code: string,
  message = 'We can’t do that right now. Please try again in a moment.',
) => new AppError('unavailable', code, message);
/** `retryAfterSeconds` also becomes the Retry-After header. */
export const rateLimited = (code: string, message: string, retryAfterSeconds: number) =>
  new AppError('rate_limited', code, message, { retryAfterSeconds });

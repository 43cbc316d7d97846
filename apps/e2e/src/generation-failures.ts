/** The route of ideas, as a pattern of addresses and as a path. */
export const generate = '**/api/wizard/generate-suggestions';
export const generatePath = /^\/api\/wizard\/generate-suggestions$/;

/** Possible errors instead of ideas. */
export const failures = [
  {
    what: 'is busy',
    status: 503,
    error: {
      kind: 'unavailable',
      code: 'busy',
      message: 'We are a little busy. Please try again in a moment.',
    },
  },
  {
    what: 'asks for patience',
    status: 429,
    error: {
      kind: 'rate_limited',
      code: 'too_many_requests',
      message: 'You’re going a bit fast. Please wait two seconds.',
      details: { retryAfterSeconds: 2 },
    },
  },
] as const;

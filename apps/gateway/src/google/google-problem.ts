/** The codes that the page has a text for; anything else that goes wrong is `failed`. */
const known = new Set([
  ...['access_denied', 'account_exists', 'email_not_verified', 'expired', 'google_already_linked'],
  ...['google_taken', 'temporarily_unavailable', 'too_many_requests'],
]);
/** Codes of our own and of providers that mean the same. */
const alike = new Map([
  ['server_error', 'temporarily_unavailable'],
  ['OAUTH_TIMEOUT', 'temporarily_unavailable'],
  ['OAUTH_RESPONSE_IS_NOT_CONFORM', 'temporarily_unavailable'],
  ['sign_in_required', 'expired'],
]);

interface Thrown {
  /** Of Node, of openid-client or of ours. */
  code?: unknown;
  /** What the provider says. */
  error?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** The code of an error for the address that the browser is sent to; never a text that others write. */
export function problemOf(thrown: unknown): string {
  const { code, error, message, cause } = (thrown ?? {}) as Thrown;
  // Node's fetch says so when nothing answers; the library may wrap it.
  if ([message, (cause as Thrown | undefined)?.message].includes('fetch failed'))
    return 'temporarily_unavailable';
  const said = [error, code].filter((one) => typeof one === 'string').map((one) => alike.get(one) ?? one);
  return said.find((one) => known.has(one)) ?? 'failed';
}

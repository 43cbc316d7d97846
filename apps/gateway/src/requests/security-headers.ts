const forbiddenFeatures = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissions = ['microphone=(self)', ...forbiddenFeatures.map((name) => `${name}=()`)].join(', ');

/** The policy of an app document; `inlineScripts` are the hashes (`sha256-…`) of its inline scripts. */
export const pagePolicy = (inlineScripts: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map((source) => `'${source}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What PayPal's script needs, by directive; see its documentation on content security policies. */
const paypal: Record<string, string> = {
  'script-src': 'https://*.paypal.com https://*.paypalobjects.com https://*.venmo.com',
  'connect-src': 'https://*.paypal.com https://*.venmo.com',
  'img-src': 'https://*.paypal.com https://*.paypalobjects.com https://*.venmo.com',
};

/** The policy of a document that also lets PayPal's script run. */
export const withPaypal = (policy: string): string =>
  [
    ...policy.split('; ').map((directive) => {
      const sources = paypal[directive.split(' ', 1)[0]!];
      return sources ? `${directive} ${sources}` : directive;
    }),
    "frame-src 'self' https://*.paypal.com https://*.venmo.com",
  ].join('; ');

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Between Google's pages and the one that opened their window: any other policy would cut the two off. */
const popup = '/calendar-connected.html';
const isUnder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
export const isApi = (path: string): boolean => isUnder(path, '/api') || isUnder(path, '/health');

/** The decoded path of an address without the query, as the router reads it. */
export function pathOf(url: string): string {
  const path = url.split('?', 1)[0]!;
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The security headers for this path. The address of a shared page is secret: no referrer, no indexing. */
export function securityHeaders(path: string, isHttps: boolean): Record<string, string> {
  const secret =
    isUnder(path, '/shared') ||
    isUnder(path, '/wishlist') ||
    isUnder(path, '/ask') ||
    isUnder(path, '/group');
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    ...(isApi(path)
      ? { 'content-security-policy': nothing, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
      : {
          'content-security-policy': pagePolicy(),
          // `same-origin` would disconnect calendar and payment windows from the page that opened them.
          'cross-origin-opener-policy': path === popup ? 'unsafe-none' : 'same-origin-allow-popups',
          'referrer-policy': secret ? 'no-referrer' : 'strict-origin-when-cross-origin',
          'permissions-policy': permissions,
          ...(secret && { 'x-robots-tag': 'noindex, nofollow' }),
        }),
  };
}

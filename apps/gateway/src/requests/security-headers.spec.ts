import { pathOf, securityHeaders } from './security-headers.js';

describe('the security headers', () => {
  it('of a page', () => {
    expect(securityHeaders('/', false)).toEqual({
      'content-security-policy':
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
        "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'microphone=(self), accelerometer=(), autoplay=(), bluetooth=(), camera=(), display-capture=(), encrypted-media=(), ' +
        'geolocation=(), gyroscope=(), hid=(), magnetometer=(), midi=(), payment=(), ' +
        'screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });
  it('of an answer of the API', () => {
    expect(securityHeaders('/api/auth/me', true)).toEqual({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });
  it('keep the address of a shared page out of referrers', () => {
    expect(securityHeaders('/shared/abc', false)['referrer-policy']).toBe('no-referrer');
    expect(securityHeaders('/group/abc', false)['referrer-policy']).toBe('no-referrer');
    expect(securityHeaders('/sharedness', false)['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
  it('are those of what an escaped address leads to', () => {
    expect(pathOf('/%61pi/auth/me?q=%')).toBe('/api/auth/me');
    expect(pathOf('/%73hared/abc')).toBe('/shared/abc');
    expect(pathOf('/%zz')).toBe('/%zz');
  });
  it('ask for https only where it is', () => {
    expect(securityHeaders('/', true)['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect(securityHeaders('/', false)['strict-transport-security']).toBeUndefined();
  });
});

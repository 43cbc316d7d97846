import { CallVerifier, signCall, type CallContext } from './call.js';

const key = 'a'.repeat(64);
const context: CallContext = { userId: null, sessionId: null, requestId: 'r', deadline: Date.now() + 5_000 };

describe('a signed call', () => {
  const sign = () => signCall('gateway', key, 'auth.account.me', '{}', context);

  it('is accepted once', () => {
    const verifier = new CallVerifier(new Map([['gateway', key]]));
    const metadata = sign();
    expect(verifier.verify('auth.account.me', '{}', metadata)).toEqual(context);
    expect(verifier.verify('auth.account.me', '{}', metadata)).toBe('repeated');
  });

  it('is bound to its pattern, its body and each part of its context', () => {
    const verifier = new CallVerifier(new Map([['gateway', key]]));
    const metadata = sign();
    expect(verifier.verify('auth.account.delete', '{}', metadata)).toBe('wrong signature');
    expect(verifier.verify('auth.account.me', '{"a":1}', metadata)).toBe('wrong signature');
    const forged = { ...metadata, call: metadata.call.replace('"userId":null', '"userId":1') };
    expect(verifier.verify('auth.account.me', '{}', forged)).toBe('wrong signature');
  });

  it.each(['', 'soon', 'NaN', 'Infinity'])('is refused when it was issued at %j', (issuedAt) => {
    const { now } = Date;
    Date.now = () => issuedAt as unknown as number;
    const metadata = sign();
    Date.now = now;
    expect(metadata.issuedAt).toBe(issuedAt);
    expect(new CallVerifier(new Map([['gateway', key]])).verify('auth.account.me', '{}', metadata)).toBe(
      'too old',
    );
  });

  it('is refused when it is old, and stays refused when it was seen long ago', () => {
    let now = Date.now();
    const verifier = new CallVerifier(new Map([['gateway', key]]), () => now);
    const first = sign();
    expect(verifier.verify('auth.account.me', '{}', first)).toEqual(context);
    now += 29_000;
    expect(verifier.verify('auth.account.me', '{}', first)).toBe('repeated');
    now += 2_000;
    expect(verifier.verify('auth.account.me', '{}', first)).toBe('too old');
  });
});

import { createLogger } from '@giftwell/server-kit';
import { SessionCookie } from './session-cookie.js';

const id = 'x'.repeat(43);

function cookieOf(publicUrl: string): { cookie: SessionCookie; warnings: string[] } {
  const warnings: string[] = [];
  const logger = createLogger('test', 'warn', { write: (line) => void warnings.push(line) });
  return { cookie: new SessionCookie(publicUrl, logger), warnings };
}

describe('the session cookie', () => {
  it.each([
    'https://giftwell.example',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])('is bound to the host at %s', (url) => {
    const { cookie, warnings } = cookieOf(url);
    expect(cookie.set(id)).toBe(`__Host-sid=${id}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`);
    expect(warnings).toEqual([]);
  });

  it('does without that on plain http elsewhere, and says so once', () => {
    const { cookie, warnings } = cookieOf('http://gifts.lan:3000');
    expect(cookie.set(id)).toBe(`sid=${id}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
    expect(cookie.remove()).toBe('sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect(warnings).toHaveLength(1);
  });

  it('is found among others', () => {
    const { cookie } = cookieOf('https://giftwell.example');
    expect(cookie.read(`a=b; __Host-sid=${id}; c=d`)).toBe(id);
    expect(cookie.read(`sid=${id}; not__Host-sid=${id}`)).toBeNull();
    expect(cookie.read(`; =; __Host-sid=short`)).toBeNull();
    expect(cookie.read(undefined)).toBeNull();
  });
});

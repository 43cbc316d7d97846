import { secretFiles } from './secret-files.ts';

const files = secretFiles((name) => `<${name}>`, { postgres: 'db:5432', redis: 'cache:6379' });

it('gives every service its own database role and password', () => {
  expect(files['auth-service-database-url']).toBe(
    'postgres://giftwell_auth:<postgres giftwell_auth>@db:5432/giftwell',
  );
  expect(files['planning-service-database-url']).toContain('giftwell_planning:<postgres giftwell_planning>@');
  expect(files['owner-database-url']).toBe('postgres://giftwell:<postgres>@db:5432/giftwell');
});

it('lets a service trust the gateway and the services that call it, and nobody else', () => {
  const callers = (name: string) =>
    files[`${name}-rpc-trusted-keys`]?.split(',').map((pair) => pair.split(':')[0]);
  expect(callers('auth-service')).toContain('gateway');
  expect(callers('auth-service')).not.toContain('planning');
  expect(callers('planning-service')).toEqual(expect.arrayContaining(['gateway', 'auth', 'gift-ai']));
  expect(files['gift-ai-service-rpc-key']).toBe('<rpc gift-ai>');
  expect(files['planning-service-rpc-trusted-keys']).toContain('gift-ai:<rpc gift-ai>');
});

it('writes the password of Redis for its server and for its clients', () => {
  expect(files['redis-config']).toBe('requirepass <redis>');
  expect(files['redis-url']).toBe('redis://:<redis>@cache:6379');
});

import { loadConfig } from '@giftwell/server-kit';
import { configSchema } from './config.js';

const enough = {
  REDIS_URL: 'redis://127.0.0.1:6379',
  RPC_KEY: 'a'.repeat(64),
  AUTH_RPC: '127.0.0.1:4001',
  GIFT_AI_RPC: '[::1]:4002',
  PLANNING_RPC: 'planning.internal:4003',
  PAYMENTS_RPC: '127.0.0.1:4004',
};

describe('the configuration', () => {
  it('has sensible defaults', () => {
    expect(loadConfig(configSchema, enough)).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      AUTH_RPC: { host: '127.0.0.1', port: 4001 },
      GIFT_AI_RPC: { host: '::1', port: 4002 },
      PLANNING_RPC: { host: 'planning.internal', port: 4003 },
      TRUSTED_PROXIES: [],
      RATE_LIMITS_SCALE: 1,
    });
  });

  it('takes a Google client only as a whole', () => {
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(loadConfig(configSchema, { ...enough, ...client })).toMatchObject(client);
    for (const name of Object.keys(client))
      expect(() => loadConfig(configSchema, { ...enough, ...client, [name]: '' })).toThrow(/belong together/);
  });

  it('takes proxies as addresses and ranges', () => {
    const config = loadConfig(configSchema, {
      ...enough,
      TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,2001:db8::/32',
    });
    expect(config.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
  });

  it.each(['true', '1', 'loopback', 'uniquelocal', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', '*'])(
    'trusts no proxy called %s',
    (value) => {
      expect(() => loadConfig(configSchema, { ...enough, TRUSTED_PROXIES: value })).toThrow(
        'must be addresses or ranges',
      );
    },
  );

  it('names all problems at once', () => {
    const wrong = { ...enough, RPC_KEY: 'short', AUTH_RPC: 'nowhere', PUBLIC_URL: 'ftp://x' };
    expect(() => loadConfig(configSchema, wrong)).toThrow(/RPC_KEY[^]*AUTH_RPC|AUTH_RPC[^]*RPC_KEY/);
  });
});

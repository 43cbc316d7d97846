import { loadConfig } from '@giftwell/server-kit';
import { configSchema } from './config.js';

const needed = {
  REDIS_URL: 'redis://127.0.0.1:6379',
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/d',
  RPC_PORT: '0',
  RPC_TRUSTED_KEYS: `gateway:${'0'.repeat(64)}`,
  RPC_KEY: '1'.repeat(64),
  GIFT_AI_RPC: '127.0.0.1:4002',
};
const load = (env: Record<string, string>) => loadConfig(configSchema, { ...needed, ...env });
const standIn = { OUTSIDE_STAND_IN_URL: 'http://127.0.0.1:4040' };

describe('The configuration', () => {
  it('reads links at one server of a test, and never in production', () => {
    expect(load({ ...standIn, NODE_ENV: 'test' })).toMatchObject(standIn);
    expect(() => load({ ...standIn, NODE_ENV: 'production' })).toThrow(/OUTSIDE_STAND_IN_URL/);
  });

  it('offers example people, except in production or where they are switched off', () => {
    expect(load({}).demoData).toBe(true);
    expect(load({ NODE_ENV: 'production' }).demoData).toBe(false);
    expect(load({ DEMO_DATA: 'off' }).demoData).toBe(false);
  });
});

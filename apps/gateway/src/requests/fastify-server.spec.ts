import { createLogger, loadConfig } from '@giftwell/server-kit';
import { configSchema } from '../config.js';
import { fastifyServer } from './fastify-server.js';

const config = loadConfig(configSchema, {
  REDIS_URL: 'redis://127.0.0.1:6379',
  RPC_KEY: 'a'.repeat(64),
  AUTH_RPC: '127.0.0.1:4001',
  GIFT_AI_RPC: '127.0.0.1:4002',
  PLANNING_RPC: '127.0.0.1:4003',
  PAYMENTS_RPC: '127.0.0.1:4004',
  MAX_CONNECTIONS: '500',
});

describe('the HTTP server', () => {
  const { server } = fastifyServer(config, createLogger('test', 'silent'), { leaving: false, closed: false });

  it('gives slow clients 15 s for their headers and, of all requests, the slowest upload as long as it may take', () => {
    expect(server.headersTimeout).toBe(15_000);
    expect(server.requestTimeout).toBe(130_000);
  });

  it('keeps connections longer than the proxy before it, and only so many', () => {
    expect(server.keepAliveTimeout).toBeGreaterThan(75_000);
    expect(server.maxConnections).toBe(500);
  });
});

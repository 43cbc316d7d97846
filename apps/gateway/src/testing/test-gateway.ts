import { Clock, createLogger, loadConfig } from '@giftwell/server-kit';
import { TestClock, testRedisUrl } from '@giftwell/server-kit/testing';
import { configSchema, type Config } from '../config.js';
import { startGateway } from '../start-gateway.js';
import { gatewayKey } from './fake-state.js';

export interface TestGateway {
  port: number;
  clock: TestClock;
  logLines: string[];
  /** A provider of its module. */
  get: Awaited<ReturnType<typeof startGateway>>['get'];
  stop(): Promise<void>;
}

/** The discard port, where nothing listens. */
export const nobody = '127.0.0.1:9';
export const ourOrigin = 'http://localhost:3000';

/** The configuration of a gateway with all services at `address`; `env` adds to the required variables. */
export const gatewayConfig = (address = nobody, env: Record<string, string> = {}): Config =>
  loadConfig(configSchema, {
    NODE_ENV: 'test',
    REDIS_URL: testRedisUrl(),
    PORT: '0',
    PUBLIC_URL: ourOrigin,
    RPC_KEY: gatewayKey,
    AUTH_RPC: address,
    GIFT_AI_RPC: address,
    PLANNING_RPC: address,
    PAYMENTS_RPC: address,
    RATE_LIMITS_SCALE: '1000',
    ...env,
  });

/** The real gateway on a free port; `env` adds to the required variables. */
export async function testGateway(
  rpc: { port: number } | null,
  env: Record<string, string> = {},
): Promise<TestGateway> {
  const config = gatewayConfig(rpc ? `127.0.0.1:${rpc.port}` : nobody, env);
  const logLines: string[] = [];
  const logger = createLogger('gateway', 'debug', { write: (line) => void logLines.push(line) });
  const { port, get, stop } = await startGateway(config, logger);
  return { port, logLines, get, stop, clock: new TestClock(get(Clock)) };
}

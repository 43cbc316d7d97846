import { program as auth } from '@giftwell/auth-service/program';
import { configSchema as gatewayConfig } from '@giftwell/gateway/config';
import { startGateway } from '@giftwell/gateway/start-gateway';
import { program as giftAi } from '@giftwell/gift-ai-service/program';
import { program as payments } from '@giftwell/payments-service/program';
import { program as planning } from '@giftwell/planning-service/program';
import { createLogger, loadConfig, startConfigured, type Logger } from '@giftwell/server-kit';
import { environments } from './config.js';

/** Starts the services and then the gateway. Throws a clear message if the environment is incomplete. */
export async function startAll(): Promise<{ logger: Logger; stop(): Promise<void> }> {
  const env = environments();
  const config = loadConfig(gatewayConfig, env.gateway);
  const services = await Promise.all([
    startConfigured(auth, env.auth),
    startConfigured(giftAi, env.giftAi),
    startConfigured(planning, env.planning),
    startConfigured(payments, env.payments),
  ]);
  const logger = createLogger('gateway', config.LOG_LEVEL);
  const gateway = await startGateway(config, logger);
  return {
    logger,
    async stop() {
      // The gateway first, so that it calls no stopped service.
      await gateway.stop();
      await Promise.all(services.map(({ running }) => running.stop()));
    },
  };
}

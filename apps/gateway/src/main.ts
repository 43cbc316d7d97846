import { createLogger, loadConfig, stopOnSignals } from '@giftwell/server-kit';
import { configSchema } from './config.js';
import { startGateway } from './start-gateway.js';

try {
  const config = loadConfig(configSchema);
  const logger = createLogger('gateway', config.LOG_LEVEL);
  stopOnSignals(await startGateway(config, logger), logger);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

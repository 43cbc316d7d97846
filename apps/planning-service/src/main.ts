import { createLogger, loadConfig, startService, stopOnSignals } from '@giftwell/server-kit';
import { AppModule } from './app.module.js';
import { configSchema } from './config.js';

try {
  const config = loadConfig(configSchema);
  const logger = createLogger('planning', config.LOG_LEVEL);
  stopOnSignals(await startService(AppModule.register(config, logger), config, logger), logger);
} catch (error) {
  console.error(`planning-service cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

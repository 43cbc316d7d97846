import { createLogger, loadConfig, startService, stopOnSignals } from '@giftwell/server-kit';
import { AppModule } from './app.module.js';
import { configSchema, engineLine } from './config.js';
import { transcriptionLine } from './transcription-config.js';

try {
  const config = loadConfig(configSchema);
  const logger = createLogger('gift-ai', config.LOG_LEVEL);
  logger.info(engineLine(config));
  logger.info(transcriptionLine(config.transcription));
  stopOnSignals(await startService(AppModule.register(config, logger), config, logger), logger);
} catch (error) {
  console.error(`gift-ai-service cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

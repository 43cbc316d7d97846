import { stopOnSignals } from '@giftwell/server-kit';
import { startAll } from './start-all.js';

try {
  const { logger, ...running } = await startAll();
  stopOnSignals(running, logger);
} catch (error) {
  console.error(`Giftwell cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

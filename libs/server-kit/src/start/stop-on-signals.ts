import type { Logger } from '../log/log.js';

/** Shuts down on SIGTERM and SIGINT, and after an uncaught exception, which is logged. */
export function stopOnSignals(service: { stop(): Promise<void> }, logger: Logger): void {
  const end = (code: number) => {
    setTimeout(() => process.exit(code), 15_000).unref();
    service.stop().then(
      () => process.exit(code),
      (error: unknown) => {
        logger.error({ err: error }, 'Shutdown failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', () => end(0));
  process.once('SIGINT', () => end(0));
  process.once('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'Uncaught exception');
    end(1);
  });
}

import { Logger as NestLogger, type DynamicModule } from '@nestjs/common';
import type { ServiceName } from '@giftwell/contracts/core/route';
import type { z } from 'zod';
import { loadConfig, type ServiceConfig } from '../config.js';
import type { ServiceSchema } from '../database/database.js';
import { createLogger, nestLogger, type Logger } from '../log/log.js';
import { startService, type RunningService } from './start.js';
import { stopOnSignals } from './stop-on-signals.js';

/** The parts of a service, for separate processes, a single process, and tests. */
export interface ServiceProgram<S extends z.ZodType<ServiceConfig>> {
  service: ServiceName;
  config: S;
  database: ServiceSchema;
  module: (config: z.output<S>, logger: Logger) => DynamicModule;
  /** Lines for the log at start: what is configured, and how to change it. */
  startLines?: (config: z.output<S>) => string[];
}

/** Starts a service from environment variables, by default those of the process. Rejects if they are incomplete. */
export async function startConfigured<S extends z.ZodType<ServiceConfig>>(
  program: ServiceProgram<S>,
  env?: Record<string, string | undefined>,
): Promise<{ running: RunningService; logger: Logger }> {
  const config = loadConfig(program.config, env);
  const logger = createLogger(program.service, config.LOG_LEVEL);
  NestLogger.overrideLogger(nestLogger(logger));
  for (const line of program.startLines?.(config) ?? []) logger.info(line);
  const running = await startService(program.service, program.module(config, logger), config, logger);
  return { running, logger };
}

/** The main function of a service: runs until a signal; exits with 1 if it can't start. */
export async function runService<S extends z.ZodType<ServiceConfig>>(
  program: ServiceProgram<S>,
): Promise<void> {
  try {
    const { running, logger } = await startConfigured(program);
    stopOnSignals(running, logger);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${program.service}-service cannot start: ${reason}`);
    process.exit(1);
  }
}

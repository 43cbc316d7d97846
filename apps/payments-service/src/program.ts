import type { ServiceProgram } from '@giftwell/server-kit';
import { AppModule } from './app.module.js';
import { configSchema } from './config.js';
import { database } from './data-source.js';

/** The whole service, ready to be started. */
export const program: ServiceProgram<typeof configSchema> = {
  service: 'payments',
  config: configSchema,
  database,
  module: AppModule.register,
};

import type { ServiceProgram } from '@giftwell/server-kit';
import { AppModule } from './app.module.js';
import { configSchema, engineLine } from './config.js';
import { database } from './data-source.js';
import { transcriptionLine } from './transcription-config.js';

/** The whole service, ready to be started. */
export const program: ServiceProgram<typeof configSchema> = {
  service: 'gift-ai',
  config: configSchema,
  database,
  module: AppModule.register,
  startLines: (config) => [engineLine(config), transcriptionLine(config.transcription)],
};

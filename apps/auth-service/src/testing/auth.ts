import { testService, type TestService } from '@giftwell/server-kit/testing';
import { AppModule } from '../app.module.js';
import { configSchema } from '../config.js';
import { database } from '../data-source.js';

export const startAuth = (env: Record<string, string> = {}): Promise<TestService> =>
  testService({ service: 'auth', config: configSchema, database, module: AppModule.register, env });

import { Inject, Injectable } from '@nestjs/common';
import type { ProcessConfig } from '../config.js';
import type { Logger } from '../log/log.js';
import { CONFIG, LOGGER } from '../tokens.js';
import { TemporaryStore } from './temporary-store.js';

const limits = { kind: 'calendar', lifeMs: 60 * 60_000, maxFiles: 500, maxBytes: 250_000_000 };

/** Calendar files on their way to the worker that reads them, what was found in them, and Google's access tokens. */
@Injectable()
export class CalendarStore extends TemporaryStore {
  constructor(@Inject(CONFIG) config: ProcessConfig, @Inject(LOGGER) logger: Logger) {
    super(config, logger, limits);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { ProcessConfig } from '../config.js';
import type { Logger } from '../log/log.js';
import { CONFIG, LOGGER } from '../tokens.js';
import { TemporaryStore } from './temporary-store.js';

const limits = { kind: 'audio', lifeMs: 10 * 60_000, maxFiles: 40, maxBytes: 120_000_000 };

/** Recordings on their way to the worker that transcribes them. */
@Injectable()
export class AudioStore extends TemporaryStore {
  constructor(@Inject(CONFIG) config: ProcessConfig, @Inject(LOGGER) logger: Logger) {
    super(config, logger, limits);
  }
}

import {
  defineEraseJob,
  Erasure,
  forgetUserKeys,
  JobHandler,
  REDIS,
  type Finish,
  type Runs,
} from '@giftwell/server-kit';
import { Inject } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { ExportFilesService } from '../exports/export-files.service.js';

export const eraseUser = defineEraseJob('auth');

/** Deletes sessions, exports and queued data of a deleted account; the gateway may have been stopped before it ended them. */
@JobHandler(eraseUser)
export class EraseUser implements Runs<typeof eraseUser> {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly erasure: Erasure,
    private readonly exports: ExportFilesService,
  ) {}

  async run({ userId }: z.output<typeof eraseUser.data>, finish: Finish): Promise<void> {
    await this.exports.removeAllOf(userId);
    await forgetUserKeys(this.redis, userId);
    await this.erasure.run(eraseUser, userId, finish);
  }
}

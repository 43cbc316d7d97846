import { defineEraseJob, Erasure, JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import type { z } from 'zod';

export const eraseUser = defineEraseJob('payments');

/** Deletes what was still queued or under way when an account was deleted. */
@JobHandler(eraseUser)
export class EraseUser implements Runs<typeof eraseUser> {
  constructor(private readonly erasure: Erasure) {}

  run({ userId }: z.output<typeof eraseUser.data>, finish: Finish): Promise<void> {
    return this.erasure.run(eraseUser, userId, finish);
  }
}

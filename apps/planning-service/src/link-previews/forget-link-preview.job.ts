import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import { defineJob, JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { z } from 'zod';
import { purgeAttempts } from '../retention.js';
import { LinkPreviewEntity } from './link-preview.entity.js';

const dayMs = 86_400_000;

export const forgetLinkPreview = defineJob({
  name: 'planning.forget-link-preview',
  data: z.object({ code: shareCodeSchema }),
  delayMs: dayMs,
  attempts: purgeAttempts,
});

@JobHandler(forgetLinkPreview)
export class ForgetLinkPreview implements Runs<typeof forgetLinkPreview> {
  async run({ code }: z.infer<typeof forgetLinkPreview.data>, finish: Finish): Promise<void> {
    await finish(async (tx) => void (await tx.delete(LinkPreviewEntity, { code })));
  }
}

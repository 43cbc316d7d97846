import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { idSchema } from '../core/ids.js';

/** Published when a user creates or revokes a link to an idea. The code itself is never logged. */
export const shareChanged = defineEvent({
  name: 'gift-ai.share-changed',
  data: z.object({
    action: z.enum(['share-create', 'share-revoke']),
    actor: idSchema,
    shareId: idSchema,
    requestId: z.string(),
  }),
  subscribers: ['auth'],
});

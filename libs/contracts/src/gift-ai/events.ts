import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { idSchema } from '../core/ids.js';

/** Said when a user's link to an idea was made or ended. The code itself is in no log. */
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

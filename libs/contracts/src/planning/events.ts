import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { idSchema } from '../core/ids.js';

/** Published when a recipient is deleted for good and can no longer be restored. */
export const recipientDeleted = defineEvent({
  name: 'planning.recipient-deleted',
  data: z.object({ userId: idSchema, recipientId: idSchema }),
  subscribers: ['gift-ai'],
});

import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { idSchema } from '../core/ids.js';

/** Said when a recipient is gone for good, and can no longer be brought back. */
export const recipientDeleted = defineEvent({
  name: 'planning.recipient-deleted',
  data: z.object({ userId: idSchema, recipientId: idSchema }),
  subscribers: ['gift-ai'],
});

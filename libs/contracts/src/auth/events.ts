import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { idSchema } from '../core/ids.js';

export const userRegistered = defineEvent({
  name: 'auth.user-registered',
  data: z.object({ userId: idSchema }),
  subscribers: ['gift-ai'],
});

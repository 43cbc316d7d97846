import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { idSchema } from '../core/ids.js';

export const userRegistered = defineEvent({
  name: 'auth.user-registered',
  /** `timeZone` is an IANA name. */
  data: z.object({ userId: idSchema, timeZone: z.string() }),
  subscribers: ['gift-ai', 'planning'],
});

/** Published when an account is deleted. Every service deletes what it holds about the user. */
export const userDeleted = defineEvent({
  name: 'auth.user-deleted',
  data: z.object({ userId: idSchema }),
  subscribers: ['gift-ai', 'planning', 'payments'],
});

import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { idSchema } from '../core/ids.js';
import { instant } from '../core/text.js';

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

/** Published when a user changes their name. */
export const userRenamed = defineEvent({
  name: 'auth.user-renamed',
  data: z.object({
    userId: idSchema,
    username: z.string(),
    /** An event with an earlier time is outdated. */
    renamedAt: instant,
  }),
  subscribers: ['payments'],
});

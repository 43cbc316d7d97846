import { z } from 'zod';
import { idParam } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { text } from '../core/text.js';
import { recipientSchema } from './recipients.js';

/** Descriptions that consist of single words. */
export const wordKinds = ['interests', 'personality', 'lifestyle'] as const;
export type RecipientWordKind = (typeof wordKinds)[number];
export const recipientWordsMax = 50;
export const recipientWordLength = 60;

export const recipientWordRoutes = defineRoutes('planning', 'recipient-words', {
  set: {
    method: 'PUT',
    path: '/recipients/:id/words',
    summary: 'Add or remove one word about a recipient',
    input: z.strictObject({
      id: idParam,
      kind: z.enum(wordKinds),
      word: text(recipientWordLength, 1),
      isKnown: z.boolean(),
    }),
    /** All words of the recipient after the change. */
    output: recipientSchema.pick({
      interests: true,
      customInterests: true,
      personality: true,
      customPersonality: true,
      lifestyle: true,
      customLifestyle: true,
    }),
    errors: ['recipient_not_found', 'too_many_words'],
  },
});

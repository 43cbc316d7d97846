import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { suggestionSchema } from './suggestions.js';
import { wizardFields } from './wizard.js';

/** Internal route for the mails of planning-service. Never mounted. */
export const reminderIdeaRoutes = defineRoutes('gift-ai', 'reminder-ideas', {
  choose: {
    method: 'POST',
    path: '/internal/reminder-ideas',
    summary: 'Choose three ideas of the catalogue for a person; nothing is stored',
    callers: ['planning'],
    input: z.strictObject({ ...wizardFields.shape, seed: z.int().min(0) }),
    output: z.object({
      ideas: z.array(
        suggestionSchema.pick({
          ...{ name: true, price: true, category: true, description: true, reason: true },
          ...{ amazonLink: true, etsyLink: true, picture: true },
        }),
      ),
    }),
  },
});

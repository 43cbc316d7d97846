import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { occasionTypes, relationships } from './vocabulary.js';

/** In one call. */
export const titlesMax = 50;

/** What the model read from a title. */
const titleReadingSchema = z.object({
  /** The title's place in the list. */
  index: z.number().int().min(0),
  /** Null if it's no occasion for a gift. */
  occasionType: z.enum(occasionTypes).nullable(),
  /** The name of an `other` occasion. */
  customType: z.string().nullable(),
  /** Empty if the title names nobody. */
  name: z.string(),
  relationship: z.enum(relationships),
});
export type TitleReading = z.infer<typeof titleReadingSchema>;

/** Internal route for the calendar scans of planning-service. Never mounted. */
export const calendarTitleRoutes = defineRoutes('gift-ai', 'calendar-titles', {
  read: {
    method: 'POST',
    path: '/internal/calendar-titles',
    summary: 'Read titles of calendar entries with the model; without a model there are no readings',
    callers: ['planning'],
    input: z.strictObject({ titles: z.array(z.string().min(1).max(300)).min(1).max(titlesMax) }),
    output: z.object({ readings: z.array(titleReadingSchema) }),
  },
});

import { z } from 'zod';
import { idSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { calendarDate, text } from '../core/text.js';
import { relationships } from '../gift-ai/vocabulary.js';

export const quickNoteMax = 1_000;
export const candidatesShown = 8;

/** A person that a note may be about. */
const candidateSchema = z.object({
  id: idSchema,
  name: z.string(),
  nickname: z.string().nullable(),
  relationship: z.enum(relationships),
  customRelationship: z.string().nullable(),
  profilePicture: z.string().nullable(),
});

const choiceSchema = candidateSchema.extend({
  /** The next date, of those who have the same name as another one; null for all others. */
  nextDay: z.object({ occasion: z.string(), date: calendarDate }).nullable(),
});

const filedSchema = z.object({
  status: z.literal('filed'),
  recipient: candidateSchema,
  /** The added note; null if the recipient already has it. */
  note: z.string().nullable(),
  /** New interests. */
  interests: z.array(z.string()),
});
const askSchema = z.object({
  status: z.literal('ask'),
  /** The name in the note; null if there is none. Either nobody or several people have this name. */
  name: z.string().nullable(),
  candidates: z.array(choiceSchema).max(candidatesShown),
});

export const quickNoteRoutes = defineRoutes('planning', 'quick-notes', {
  prepare: {
    method: 'GET',
    path: '/quick-notes/prepare',
    summary: 'Load the note reader, so that the first note is filed without a delay',
    input: z.strictObject({}),
    output: z.object({ ok: z.literal(true) }),
  },
  file: {
    method: 'POST',
    path: '/quick-notes',
    summary: 'File a sentence as a note and interests of the recipient it names, or ask who is meant',
    creates: 'users',
    input: z.strictObject({
      sentence: text(quickNoteMax, 1, 'Please write something first'),
      /** The recipient, if the user was asked. */
      recipientId: idSchema.nullish(),
    }),
    output: z.discriminatedUnion('status', [filedSchema, askSchema]),
    errors: ['recipient_not_found', 'too_many_notes'],
  },
});
export type QuickNoteCandidate = z.infer<typeof candidateSchema>;
export type QuickNoteChoice = z.infer<typeof choiceSchema>;

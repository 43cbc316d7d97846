import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { calendarDate, optionalLine, text } from '../core/text.js';
import { personFields, transcriptionMax, voiceNotesMax } from '../people/person-fields.js';
import { timeZoneSchema } from '../planning/calendar-settings.js';
import { personFactsSchema } from './facts.js';
import { occasionTypes } from './vocabulary.js';

/** Null if the note doesn't say it. */
const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().default(null);
const { nickname, age, relationship, budget, ...person } = personFields.shape;

/** The known facts about the recipient. */
export const extractedRecipientSchema = z.strictObject({
  name: orNull(optionalLine(100)),
  nickname: orNull(nickname),
  age: orNull(age),
  relationship: orNull(relationship),
  occasion: orNull(z.enum(occasionTypes)),
  /** The name of an `other` occasion. */
  customType: orNull(optionalLine(100)),
  occasionDate: orNull(calendarDate),
  budget: orNull(budget),
  interests: person.interests,
  customInterests: orNull(person.customInterests),
  personality: person.personality,
  customPersonality: orNull(person.customPersonality),
  lifestyle: person.lifestyle,
  customLifestyle: orNull(person.customLifestyle),
  voiceTranscriptions: z.array(text(transcriptionMax)).max(voiceNotesMax).default([]),
});
export type ExtractedRecipient = z.output<typeof extractedRecipientSchema>;

/** The fields that are read from notes. */
export const extractedFields = [
  'name',
  'nickname',
  'age',
  'relationship',
  'occasion',
  'customType',
  'occasionDate',
  'budget',
  'interests',
  'customInterests',
  'personality',
  'customPersonality',
  'lifestyle',
  'customLifestyle',
] as const satisfies readonly (keyof ExtractedRecipient)[];
export type ExtractedField = (typeof extractedFields)[number];

/** The exact words of the note for a value. */
export const extractedSourceSchema = z.object({
  field: z.enum(extractedFields),
  /** The value as text; for a list, one of its items. */
  value: z.string(),
  words: z.string(),
});
export type ExtractedSource = z.infer<typeof extractedSourceSchema>;

export const extractionRoutes = defineRoutes('gift-ai', 'extraction', {
  extractRecipient: {
    method: 'POST',
    path: '/voice/extract-recipient',
    summary: 'Read a note about a person and an occasion',
    access: 'public',
    limit: 'ai',
    timeoutMs: 30_000,
    input: z.strictObject({
      transcription: text(transcriptionMax, 1, 'Please say or type something first'),
      /** Facts known before, for a follow-up. */
      existingData: extractedRecipientSchema.nullish(),
      /** Whether the note adds to the known facts. */
      isAdditionalDetails: z.boolean().default(false),
      /** The speaker's time zone, for "tomorrow" and "next Friday". */
      timeZone: timeZoneSchema.default('UTC'),
    }),
    output: z.object({
      recipientData: extractedRecipientSchema,
      /** Interests, restrictions, circumstances and wishes from all notes so far. */
      facts: personFactsSchema,
      sources: z.array(extractedSourceSchema),
      /** Whether important information is still missing. */
      needsFollowUp: z.boolean(),
      followUpQuestions: z.array(z.string()).max(3),
      /** `rules` is the built-in extractor. */
      source: z.enum(['rules', 'openai']),
      /** True if a model failed and the built-in rules answered instead. */
      fallback: z.boolean(),
    }),
  },
});

import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { calendarDate, text } from '../core/text.js';
import { timeZoneSchema } from '../planning/calendar-settings.js';
import { personFactsSchema } from './facts.js';
import { budgets, occasionTypes, relationships } from './vocabulary.js';
import { maxAge } from './wizard.js';

/** What one note may hold, spoken for five minutes or typed. */
export const transcriptionMax = 6_000;
export const voiceNotesMax = 20;

const words = z.array(text(60, 1)).max(50).default([]);
const freeText = text(2_000).nullish().default(null);

/** What is known of somebody so far; nothing in it was invented. */
export const extractedRecipientSchema = z.strictObject({
  name: text(100).nullish().default(null),
  nickname: text(100).nullish().default(null),
  age: z.number().int().min(0).max(maxAge).nullish().default(null),
  relationship: z.enum(relationships).nullish().default(null),
  occasion: z.enum(occasionTypes).nullish().default(null),
  /** What the occasion is when it is `other`. */
  customType: text(100).nullish().default(null),
  occasionDate: calendarDate.nullish().default(null),
  budget: z.enum(budgets).nullish().default(null),
  interests: words,
  customInterests: freeText,
  personality: words,
  customPersonality: freeText,
  lifestyle: words,
  customLifestyle: freeText,
  /** All notes so far, in their order. */
  voiceTranscriptions: z.array(text(transcriptionMax)).max(voiceNotesMax).default([]),
});
export type ExtractedRecipient = z.output<typeof extractedRecipientSchema>;

/** The fields that are taken from words. */
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

/** The very words that a value came from: a part of a note, letter by letter. */
export const extractedSourceSchema = z.object({
  field: z.enum(extractedFields),
  /** The value as text; one of them where the field is a list. */
  value: z.string(),
  words: z.string(),
});
export type ExtractedSource = z.infer<typeof extractedSourceSchema>;

export const extractionRoutes = defineRoutes('gift-ai', 'extraction', {
  extractRecipient: {
    method: 'POST',
    path: '/voice/extract-recipient',
    summary: 'Who somebody is and what the occasion is, from what was said about them',
    access: 'public',
    limit: 'ai',
    timeoutMs: 30_000,
    input: z.strictObject({
      transcription: text(transcriptionMax, 1, 'Please say or type something first'),
      /** What is known already, for a follow-up. */
      existingData: extractedRecipientSchema.nullish(),
      /** True when this adds to what is known. */
      isAdditionalDetails: z.boolean().default(false),
      /** Where the person speaks, for "tomorrow" and "next Friday". */
      timeZone: timeZoneSchema.default('UTC'),
    }),
    output: z.object({
      recipientData: extractedRecipientSchema,
      /** Interests, limits, circumstances and wishes of all notes so far. */
      facts: personFactsSchema,
      sources: z.array(extractedSourceSchema),
      /** Whether a good suggestion still lacks something. */
      needsFollowUp: z.boolean(),
      followUpQuestions: z.array(z.string()).max(3),
      /** `rules` is the built-in extractor. */
      source: z.enum(['rules', 'openai']),
      /** True when a model was asked and the built-in extractor answered in its place. */
      fallback: z.boolean(),
    }),
  },
});

import { z } from 'zod';
import { idSchema, runKeySchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { calendarDate, line, optionalLine, text } from '../core/text.js';
import {
  descriptionFields,
  maxAge,
  personFields,
  transcriptionMax,
  voiceNotesMax,
} from '../people/person-fields.js';
import { correctionsSchema } from './corrections.js';
import { personFactsSchema } from './facts.js';
import { suggestionSchema, suggestionSources } from './suggestions.js';
import { budgets, normalizeOccasion, occasionTypes, refinementTypes, relationships } from './vocabulary.js';

/** The default age of a form; never treated as a stated fact. */
export const defaultAge = 25;
/** Defaults for values that neither a field nor a text gives. */
export const wizardDefaults = { relationship: 'friend', occasion: 'birthday', budget: '51-100' } as const;
export const suggestionsPerAnswer = 9;

/** The fields of the wizard, without the rules across several fields. */
export const wizardFields = z.strictObject({
  recipientId: idSchema.nullish(),
  recipientName: line(100, 'Recipient name is required'),
  ...personFields.pick({ nickname: true }).shape,
  relationship: personFields.shape.relationship.optional(),
  age: z
    .number('Age must be a number')
    .int('Enter the age as a whole number')
    .min(1, 'Age must be at least 1')
    .max(maxAge, 'Age must be at most 120')
    .nullish(),
  occasion: z.preprocess(
    (value) => (typeof value === 'string' ? normalizeOccasion(value) : value),
    z.enum(occasionTypes, 'Occasion is required').optional(),
  ),
  /** The name of an `other` occasion, or of a `holiday`. */
  customType: optionalLine(200).nullish(),
  occasionDate: calendarDate.nullish(),
  ...descriptionFields.shape,
  budget: personFields.shape.budget.optional(),
  voiceTranscriptions: z.array(text(transcriptionMax)).max(voiceNotesMax).default([]),
  /** The understood facts after the giver's corrections; they replace the texts' interests and restrictions. */
  facts: personFactsSchema.nullish(),
  /** Corrections from before the answers were edited; applied to the texts if no facts are given. */
  corrections: correctionsSchema.nullish(),
});

const filled = (list: readonly string[], custom: string | null | undefined) =>
  list.length > 0 || !!custom?.trim();

type Cross = Pick<
  z.output<typeof wizardFields>,
  | 'voiceTranscriptions'
  | 'interests'
  | 'customInterests'
  | 'occasion'
  | 'personality'
  | 'customPersonality'
  | 'lifestyle'
  | 'customLifestyle'
  | 'facts'
  | 'corrections'
>;

/** With a voice note a name is enough; otherwise an interest is required, and for a birthday a trait or a lifestyle. */
export function saysEnough(data: Cross): boolean {
  if (data.voiceTranscriptions.some((note) => note.trim())) return true;
  if ([data.facts, data.corrections?.added].some((facts) => facts && facts.interests.length > 0)) return true;
  if (!filled(data.interests, data.customInterests)) return false;
  return (
    (data.occasion ?? wizardDefaults.occasion) !== 'birthday' ||
    filled(data.personality, data.customPersonality) ||
    filled(data.lifestyle, data.customLifestyle)
  );
}
const enough = { path: ['interests'], message: 'Please fill in the required fields' };

export const wizardDataSchema = wizardFields.refine(saysEnough, enough);
/** The parsed answers to the wizard. */
export type WizardData = z.output<typeof wizardFields>;
/** The same before parsing. */
export type WizardInput = z.input<typeof wizardFields>;

export const generateInput = wizardFields
  .extend({
    /** Names of ideas that must not be repeated. */
    excludeItems: z.array(text(200)).max(200).default([]),
    generationRound: z.number().int().min(1).max(3).default(1),
    /** The run that stores a signed-in user's ideas. Round 1 starts it, or starts it over. */
    run: runKeySchema.nullish(),
    /** The same input and seed give the same ideas. */
    seed: z.number().int().min(0).max(2_147_483_647).optional(),
  })
  .refine(saysEnough, enough);

/** The basis of the ideas: the form's answers completed from the texts. */
export const understoodSchema = z.object({
  relationship: z.enum(relationships),
  /** Null if unknown. */
  age: z.number().int().nullable(),
  occasion: z.enum(occasionTypes),
  customType: z.string().nullable(),
  budget: z.enum(budgets),
  facts: personFactsSchema,
});
export type Understood = z.infer<typeof understoodSchema>;

export const generateOutput = z.object({
  understood: understoodSchema,
  suggestions: z.array(suggestionSchema),
  source: z.enum(suggestionSources),
  /** True if a model failed and the catalogue answered instead. */
  fallback: z.boolean(),
});
export type GenerateAnswer = z.infer<typeof generateOutput>;

export const refineInput = z.strictObject({
  /** The ideas on the screen, which must not be repeated. */
  originalSuggestions: z
    .array(z.object({ name: text(200, 1) }))
    .min(1)
    .max(60),
  wizardData: wizardDataSchema,
  refinementType: z.enum(refinementTypes),
  /** The giver's own words, if any. */
  refinementPrompt: text(500).nullish(),
  excludeItems: z.array(text(200)).max(200).default([]),
  run: runKeySchema.nullish(),
  seed: z.number().int().min(0).max(2_147_483_647).optional(),
});

export const wizardRoutes = defineRoutes('gift-ai', 'wizard', {
  generate: {
    method: 'POST',
    path: '/wizard/generate-suggestions',
    summary: 'Get nine gift ideas for a person, an occasion and a budget',
    creates: 'users',
    access: 'public',
    limit: 'ai',
    timeoutMs: 30_000,
    input: generateInput,
    output: generateOutput,
    item: suggestionSchema,
  },
  refine: {
    method: 'POST',
    path: '/wizard/refine-suggestions',
    summary: 'Get other ideas for one of eight refinements',
    creates: 'users',
    access: 'public',
    limit: 'ai',
    timeoutMs: 30_000,
    input: refineInput,
    output: generateOutput,
    item: suggestionSchema,
  },
});

import { z } from 'zod';
import { idParam, idSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { calendarDate, line, optionalLine, text } from '../core/text.js';
import { budgets, occasionTypes, relationships } from '../gift-ai/vocabulary.js';
import { personFields } from '../people/person-fields.js';
import { calendarSources } from '../calendar/scan-states.js';
import { feasts } from './calendar-days.js';
import {
  countrySchema,
  occasionFields,
  occasionSchema,
  occasionsOfARecipient,
  occasionTypeSchema,
} from './occasions.js';
import { recipientFilter } from './recipient-filter.js';

export const recipientsPerPage = 60;
export const recipientsOfAUser = 2_000;
export const pictureMaxBytes = 200_000;
export const bulkAddMax = 1_000;
/** Length of the first voice note in a list. */
export const voiceNotePreview = 280;

/** An occasion in a recipient's form: with an id it is changed, without one it is added. */
export const recipientOccasionSchema = occasionFields.extend({ id: idSchema.optional() });

export const recipientFields = personFields.extend({
  /** The name of an `other` relationship. */
  customRelationship: optionalLine(100).nullish(),
  /** With its year it also gives the age. */
  birthdate: calendarDate.nullish(),
  birthYearKnown: z.boolean().default(true),
  budget: personFields.shape.budget.default('51-100'),
  country: countrySchema.nullish(),
});
export type RecipientFields = z.output<typeof recipientFields>;

const filled = (list: readonly string[], custom: string | null | undefined) =>
  list.length > 0 || !!custom?.trim();

/** Rules of the add and edit dialogs; an import or the wizard may have less information. */
export const recipientFormSchema = recipientFields
  .refine(({ interests, customInterests }) => filled(interests, customInterests), {
    path: ['interests'],
    message: 'Select at least one interest',
  })
  .refine(({ personality, customPersonality }) => filled(personality, customPersonality), {
    path: ['personality'],
    message: 'Select at least one personality trait',
  });

const kept = z.object({
  id: idSchema,
  name: z.string(),
  nickname: z.string().nullable(),
  relationship: z.enum(relationships),
  customRelationship: z.string().nullable(),
  /** As of today: from the birthdate if known, or else from the age that was entered and the years since. */
  age: z.number().int().nullable(),
  interests: z.array(z.string()),
  personality: z.array(z.string()),
  lifestyle: z.array(z.string()),
  budget: z.enum(budgets),
  isExample: z.boolean(),
  profilePicture: z.string().nullable(),
});

/** A recipient on a card. */
export const recipientSummarySchema = kept.extend({
  voiceTranscriptions: z.array(z.string()).max(1),
  voiceNoteCount: z.number().int(),
  /** Number of gifts that are ideas, and of those that are decided, bought or ready. */
  giftCounts: z.object({ ideas: z.number().int(), planned: z.number().int() }),
});
export type RecipientSummary = z.infer<typeof recipientSummarySchema>;

/** A recipient with all stored fields. */
export const recipientSchema = kept.extend({
  birthdate: calendarDate.nullable(),
  birthYearKnown: z.boolean(),
  /** The interests that they told themselves, whether or not they are still among the interests. */
  toldInterests: z.array(z.string()),
  customInterests: z.string().nullable(),
  customPersonality: z.string().nullable(),
  customLifestyle: z.string().nullable(),
  voiceTranscriptions: z.array(z.string()),
  country: countrySchema.nullable(),
  occasions: z.array(occasionSchema),
  /** Another one after each change of these fields or of an occasion. */
  version: z.string(),
});
export type Recipient = z.infer<typeof recipientSchema>;

/** An occasion found in a calendar. */
export const detectedOccasionSchema = z.strictObject({
  name: line(100, 'Name is required'),
  date: calendarDate,
  /** True if a contact has the year; by default the year of a yearly day counts only if `originalText` contains it. */
  yearKnown: z.boolean().optional(),
  occasionType: occasionTypeSchema.catch('other'),
  customType: optionalLine(100).nullish(),
  /** Whether it comes every year; left out, its type says so. */
  recurring: z.boolean().optional(),
  relationship: z.enum(relationships).catch('other').default('other'),
  originalText: text(500).nullish(),
  confidence: z.number().min(0).max(1).optional(),
});
export type DetectedOccasion = z.output<typeof detectedOccasionSchema>;

/** A day of the calendar needs no date. Otherwise only the person is added without one, or named in `alreadyThere`. */
const personToAddSchema = detectedOccasionSchema.extend({
  date: calendarDate.nullish(),
  /** The feast of a `holiday`. */
  feast: z.enum(feasts).nullish(),
});

/** A detected occasion that was left out: it is known already, it is over, or the person has another birthday. */
export const notAddedSchema = z.object({
  name: z.string(),
  type: z.enum(occasionTypes),
  feast: z.enum(feasts).optional(),
  /** Null for a day of the calendar. */
  date: calendarDate.nullable(),
  reason: z.enum(['known', 'over', 'other_birthday']),
});
export type NotAdded = z.infer<typeof notAddedSchema>;

const one = z.strictObject({ id: idParam });
const answer = z.object({ recipient: recipientSchema });
const occasions = z.array(recipientOccasionSchema).max(occasionsOfARecipient).default([]);

/** Large enough for the maximum number of voice notes and occasions, all of full length. */
const wholeRecipientBytes = 500_000;

export const recipientRoutes = defineRoutes('planning', 'recipients', {
  list: {
    method: 'GET',
    path: '/recipients',
    summary: 'List my recipients, by name or by their next date',
    cachedForUser: true,
    input: z.strictObject({
      offset: z.coerce.number().int().min(0).max(recipientsOfAUser).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(recipientsPerPage),
      ...recipientFilter,
    }),
    output: z.object({
      /** Fewer than requested if long texts fill the answer; the rest follows at offset + these. */
      recipients: z.array(recipientSummarySchema),
      total: z.number().int(),
      /** Whether example people can still be added. */
      canAddDemoData: z.boolean(),
    }),
  },
  get: {
    method: 'GET',
    path: '/recipients/:id',
    summary: 'Get one of my recipients with all data',
    cachedForUser: true,
    input: one,
    output: answer,
    errors: ['recipient_not_found'],
  },
  create: {
    method: 'POST',
    path: '/recipients',
    summary: 'Add a recipient with occasions',
    creates: 'users',
    maxBodyBytes: wholeRecipientBytes,
    input: recipientFields.extend({ occasions }),
    output: answer,
    errors: ['too_many_recipients', 'too_many_occasions', 'occasion_over'],
  },
  findOrCreate: {
    method: 'POST',
    path: '/recipients/find-or-create',
    summary: 'Find or add a recipient by name and relationship, and add a missing occasion',
    maxBodyBytes: wholeRecipientBytes,
    creates: 'users',
    input: recipientFields.extend({
      occasion: occasionFields.pick({ type: true, date: true, budget: true }).nullish(),
    }),
    output: z.object({
      recipient: kept.pick({ id: true, name: true }),
      /** Whether this call created it. */
      created: z.boolean(),
    }),
    errors: ['too_many_recipients', 'too_many_occasions'],
  },
  update: {
    method: 'PUT',
    path: '/recipients/:id',
    summary: 'Change one of my recipients and their occasions',
    maxBodyBytes: wholeRecipientBytes,
    // Birthdate and country stay as they are if undefined; null clears them.
    input: recipientFields.extend({
      ...one.shape,
      occasions,
      /** Occasions of this recipient to delete; all others stay as they are. */
      removedOccasionIds: z.array(idSchema).max(occasionsOfARecipient).default([]),
      /** The version that the form was opened with: refused if there is another. Without it nothing is checked. */
      version: z.string().max(100).optional(),
    }),
    output: answer,
    errors: [
      'recipient_not_found',
      'recipient_changed',
      'occasion_not_found',
      'occasion_exists',
      'occasion_over',
      'too_many_occasions',
    ],
  },
  remove: {
    method: 'DELETE',
    path: '/recipients/:id',
    summary: 'Delete a recipient with all occasions; it can be restored for some minutes',
    input: one,
    output: z.object({ ok: z.literal(true) }),
    errors: ['recipient_not_found'],
  },
  restore: {
    method: 'POST',
    path: '/recipients/:id/restore',
    summary: 'Restore a recipient that was just deleted',
    input: one,
    output: answer,
    errors: ['recipient_not_found', 'too_many_recipients', 'too_many_occasions'],
  },
  bulkAdd: {
    method: 'POST',
    path: '/recipients/bulk-add',
    summary: 'Add people and occasions from a calendar or from lines of text',
    creates: 'users',
    maxBodyBytes: 600_000,
    input: z.strictObject({
      recipients: z
        .array(personToAddSchema)
        .min(1, 'Please select at least one contact to add.')
        .max(bulkAddMax),
      importedFrom: z.enum(calendarSources).nullish(),
    }),
    output: z.object({
      /** Number of new people; the others existed and got the occasion. */
      added: z.number().int(),
      recipients: z.array(kept.pick({ id: true, name: true })),
      notAdded: z.array(notAddedSchema),
      alreadyThere: z.array(z.string()).default([]),
      importId: idSchema.nullable().default(null),
    }),
    errors: ['too_many_recipients', 'too_many_occasions'],
  },
  setPicture: {
    method: 'PUT',
    path: '/recipients/:id/picture',
    summary: 'Set the picture of a recipient: JPEG, PNG or WebP',
    maxBodyBytes: 300_000,
    input: one.extend({
      /** The file's bytes as base64. */
      picture: z.base64().max(Math.ceil(pictureMaxBytes / 3) * 4, 'The picture is too large'),
    }),
    output: z.object({ profilePicture: z.string() }),
    errors: ['recipient_not_found', 'picture_invalid'],
  },
  removePicture: {
    method: 'DELETE',
    path: '/recipients/:id/picture',
    summary: 'Remove the picture of a recipient',
    input: one,
    output: z.object({ ok: z.literal(true) }),
    errors: ['recipient_not_found'],
  },
  addDemoData: {
    method: 'POST',
    path: '/demo-data',
    summary: 'Add example people and occasions, once',
    creates: 'users',
    input: z.strictObject({}),
    output: z.object({ recipients: z.number().int(), occasions: z.number().int() }),
    errors: ['demo_data_off', 'demo_data_exists'],
  },
  removeDemoData: {
    method: 'DELETE',
    path: '/demo-data',
    summary: 'Remove the example people',
    input: z.strictObject({}),
    output: z.object({ recipients: z.number().int() }),
  },
});

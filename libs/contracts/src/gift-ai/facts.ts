import { z } from 'zod';
import { text } from '../core/text.js';

/** What a person must not get; each kind is a hard rule of libs/gift-ideas. */
export const restrictionKinds = [
  // Allergies and intolerances.
  'nuts',
  'peanuts',
  'gluten',
  'lactose',
  'dairy',
  'egg',
  'fish',
  'shellfish',
  'soy',
  'sesame',
  'honey',
  'wool',
  'latex',
  'nickel',
  'feathers',
  'flowers',
  'animal-hair',
  'other-allergy',
  // Diets and faiths.
  'vegan',
  'vegetarian',
  'pescatarian',
  'halal',
  'kosher',
  'hindu',
  'jain',
  'no-pork',
  'no-beef',
  'diabetic',
  'no-sugar',
  'low-salt',
  'low-carb',
  'no-alcohol',
  'no-caffeine',
  'no-tobacco',
  'no-leather',
  'soft-food-only',
  // Body and senses.
  'wheelchair',
  'limited-mobility',
  'weak-hands',
  'blind',
  'low-vision',
  'deaf',
  'hard-of-hearing',
  'no-scent',
  'no-flashing',
  'fear-of-heights',
  'no-swimming',
  'no-driving',
  'no-heavy-effort',
  // Home and habits.
  'no-screens',
  'no-batteries',
  'no-plastic',
  'no-liquids',
  'no-kitchen-appliances',
  'nothing-in-pairs',
  'reads-only',
  'no-clutter',
  'little-space',
] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

/** Life circumstances of a person; they affect the choice and are never shown as an interest. */
export const circumstanceKinds = [
  'bereaved',
  'separated',
  'new-parent',
  'pregnant',
  'ill',
  'recovering',
  'retired',
  'moving',
  'new-home',
  'new-job',
  'job-loss',
  'quit-smoking',
  'sober',
  'care-home',
  'student',
  'graduating',
  'lonely',
  'far-away',
  'stressed',
  'has-everything',
  'owns',
  'origin',
  'exams',
  'own-business',
] as const;
export type CircumstanceKind = (typeof circumstanceKinds)[number];

/** What kind of gift the giver asked for. */
export const wishKinds = [
  'experience',
  'consumable',
  'handmade',
  'practical',
  'unusual',
  'personal',
  'trendy',
  'eco',
  'luxury',
  'together',
  'no-things',
] as const;
export type WishKind = (typeof wishKinds)[number];

/** The giver's words for a fact; empty for a ticked option. */
const source = text(400).default('');
const phrase = text(80, 1);

const phraseFactSchema = z.strictObject({ phrase, source });
export type PhraseFact = z.output<typeof phraseFactSchema>;

const restrictionSchema = z.strictObject({
  kind: z.enum(restrictionKinds),
  /** What the person is allergic to, for `other-allergy`; the language in English, for `reads-only`. */
  detail: text(60).nullish().default(null),
  source,
});
export type Restriction = z.output<typeof restrictionSchema>;

const circumstanceSchema = z.strictObject({
  kind: z.enum(circumstanceKinds),
  /** What the person owns already, for `owns`; a country, for `origin`. */
  detail: text(80).nullish().default(null),
  source,
});
export type Circumstance = z.output<typeof circumstanceSchema>;

const wishSchema = z.strictObject({ kind: z.enum(wishKinds), source });
export type Wish = z.output<typeof wishSchema>;

/** The sum that the giver stated, in dollars; it applies within the budget. */
const spendSchema = z.strictObject({
  least: z.number().positive().nullish().default(null),
  most: z.number().positive().nullish().default(null),
});
export type Spend = z.output<typeof spendSchema>;

const few = <T extends z.ZodType>(schema: T, max: number) => z.array(schema).max(max).default([]);

/** Maximum number of facts of each kind for one person. */
export const maxFacts = {
  interests: 60,
  dislikes: 40,
  restrictions: 30,
  circumstances: 30,
  wishes: 11,
} as const;

/** What was understood about a person; each fact has the words it came from. */
export const personFactsSchema = z.strictObject({
  /** Ticked interests and phrases, in text order. */
  interests: few(phraseFactSchema, maxFacts.interests),
  dislikes: few(phraseFactSchema, maxFacts.dislikes),
  restrictions: few(restrictionSchema, maxFacts.restrictions),
  circumstances: few(circumstanceSchema, maxFacts.circumstances),
  wishes: few(wishSchema, maxFacts.wishes),
  /** Only if the text says it. */
  gender: z.enum(['female', 'male']).nullish().default(null),
  /** True for a couple or a family. */
  several: z.boolean().default(false),
  /** Null if no sum was stated. */
  spend: spendSchema.nullish().default(null),
  /** Parts of the text that were not understood. */
  notUnderstood: few(text(200, 1), 20),
});
export type PersonFacts = z.output<typeof personFactsSchema>;

export const noPersonFacts = (): PersonFacts => personFactsSchema.parse({});

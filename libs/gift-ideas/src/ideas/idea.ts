import {
  ideaCategories,
  interests,
  lifestyles,
  occasionTypes,
  personalityTraits,
  relationships,
  type OccasionType,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { z } from 'zod';
import { countryNames, type IdeaCountry } from './country.js';

export const ideaForms = ['thing', 'consumable', 'experience', 'membership'] as const;
export type IdeaForm = (typeof ideaForms)[number];

export const ideaFlags = [
  'handmade',
  'practical',
  'unusual',
  'personal',
  'trendy',
  'eco',
  'decor',
  'together',
  'luxury',
] as const;
export type IdeaFlag = (typeof ideaFlags)[number];

/** What a gift contains or comes with, for allergies, diets, faiths and habits. */
export const ingredients = [
  ...(['alcohol', 'nuts', 'peanuts', 'gluten', 'dairy', 'egg', 'meat', 'pork', 'beef', 'fish'] as const),
  ...(['shellfish', 'soy', 'sesame', 'honey', 'gelatin', 'sugar', 'salt', 'caffeine'] as const),
  ...(['leather', 'wool', 'silk', 'down', 'fur', 'scent', 'latex', 'nickel', 'flowers'] as const),
  ...(['tobacco', 'gambling', 'screen', 'blade'] as const),
] as const;
export type Ingredient = (typeof ingredients)[number];

const senses = ['sight', 'hearing', 'smell'] as const;

/** Needs that can be met or not without a restriction being told. */
export const practicalNeeds = [
  ...(['steady-hands', 'strength', 'standing', 'walking', 'running'] as const),
  ...(['swimming', 'driving', 'garden', 'balcony', 'oven', 'stove', 'car', 'bike', 'home'] as const),
  ...(['space', 'partner', 'children', 'grandchildren', 'baby', 'dog', 'cat', 'horse', 'pet'] as const),
  ...(['beard', 'smartphone', 'computer', 'internet', 'musical-instrument', 'religion'] as const),
] as const;
export type PracticalNeed = (typeof practicalNeeds)[number];

/** What a person must have, or be able to do, to enjoy a gift. */
export const needs = [...senses, ...practicalNeeds] as const;
export type Need = (typeof needs)[number];

/** The occasions that `any` stands for. */
export const everydayOccasions: ReadonlySet<OccasionType> = new Set([
  'birthday',
  'christmas',
  'holiday',
  'graduation',
  'promotion',
  'retirement',
  'mothers_day',
  'fathers_day',
  'other',
]);

const appealSchema = z.number().int().min(0).max(3);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug');
const clause = z
  .string()
  .min(15)
  .max(110)
  .regex(/^[a-z][^.!?]*[^.!?\s]$/, 'must continue "this …" and have no full stop');

/** One line of `catalogue/ideas/*.jsonl`; docs/suggestions.md explains each field. */
export const ideaSchema = z
  .strictObject({
    id: slug,
    name: z.string().min(6).max(70),
    category: z.enum(ideaCategories),
    /** In dollars, within one budget. */
    price: z.tuple([z.number().int().min(3), z.number().int().max(20_000)]),
    description: z.string().min(60).max(260),
    searchTerm: z
      .string()
      .regex(/^[^A-Z]+$/, 'must be lower case')
      .max(60),
    /** The topics it serves, best first, with what it does for each. */
    serves: z
      .array(z.strictObject({ topic: slug, why: clause }))
      .min(1)
      .max(6),
    /** The form's interests that it suits directly, for ideas with broad appeal. */
    interests: z.array(z.enum(interests)).max(4).default([]),
    form: z.enum(ideaForms),
    contains: z.array(z.enum(ingredients)),
    needs: z.array(z.enum(needs)),
    occasions: z.array(z.enum([...occasionTypes, 'any'])).min(1),
    /** The givers it suits; empty for anyone. */
    relationships: z.array(z.enum(relationships)).default([]),
    flags: z.array(z.enum(ideaFlags)),
    /** Traits and lifestyles that it suits. */
    suits: z.array(z.enum([...personalityTraits, ...lifestyles])),
    ages: z.tuple([z.number().int().min(0), z.number().int().max(120)]),
    /** Where it is sold, if not almost everywhere. */
    country: z
      .array(z.enum(Object.keys(countryNames) as [IdeaCountry]))
      .min(1)
      .optional(),
    /**
     * How many people would like it, from 0 (hardly anyone) to 3 (almost everyone), rated by hand: first among people
     * into its first topic, then among people of whom only the broader interest is known.
     */
    appeal: z.tuple([appealSchema, appealSchema]),
    /** Name of its icon. */
    icon: slug,
  })
  .refine(({ price: [low, high] }) => low < high, { path: ['price'], message: 'must be [low, high]' })
  .refine(({ ages: [from, to] }) => from <= to, { path: ['ages'], message: 'must be [from, to]' });
export type CatalogueIdea = z.infer<typeof ideaSchema>;
/** As it is in the file, where what is empty may be missing. */
export type IdeaLine = z.input<typeof ideaSchema>;

export const suitsOccasion = (idea: Pick<CatalogueIdea, 'occasions'>, occasion: OccasionType): boolean =>
  idea.occasions.includes(occasion) || (idea.occasions.includes('any') && everydayOccasions.has(occasion));

/** At a baby shower the form describes the parents, but the gift is for the baby. */
export function suitsAge(
  idea: Pick<CatalogueIdea, 'ages' | 'occasions'>,
  age: number,
  occasion: OccasionType,
): boolean {
  const [from, to] = idea.ages;
  if (from <= age && age <= to) return true;
  return occasion === 'baby_shower' && from === 0 && age >= 18 && idea.occasions.includes('baby_shower');
}

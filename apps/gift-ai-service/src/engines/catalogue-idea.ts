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

export const ideaFlags = [
  'experience',
  'handmade',
  'practical',
  'unusual',
  'personal',
  'trendy',
  'eco',
] as const;
export type IdeaFlag = (typeof ideaFlags)[number];

/** What `any` stands for in an idea's occasions. */
const everydayOccasions: ReadonlySet<OccasionType> = new Set([
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

const lowerCase = z.string().regex(/^[^A-Z]+$/, 'must be lower case');
const some = <T extends readonly [string, ...string[]]>(words: T, max: number) =>
  z.array(z.enum(words)).min(1).max(max);

/** One idea as it stands in a data file; docs/suggestions.md explains each field. */
export const catalogueIdeaSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug'),
    name: z.string().min(8).max(70),
    category: z.enum(ideaCategories),
    priceCents: z.tuple([z.number().int().min(300), z.number().int()]),
    description: z.string().min(80).max(260),
    why: z.string().regex(/^[a-z][^.!?]*[^.!?\s]$/, 'must continue "this …" and have no full stop'),
    searchTerm: lowerCase.max(60),
    interests: some(interests, 4),
    keywords: z.array(lowerCase).min(3).max(10),
    personality: some(personalityTraits, 5),
    lifestyle: some(lifestyles, 4),
    relationships: z.array(z.enum(relationships)),
    occasions: z.array(z.enum([...occasionTypes, 'any'])).min(1),
    ages: z.tuple([z.number().int().min(0), z.number().int().max(120)]),
    flags: z.array(z.enum(ideaFlags)),
    suitableForMinors: z.boolean(),
  })
  .refine(({ priceCents: [low, high] }) => low < high, {
    path: ['priceCents'],
    message: 'must be [low, high]',
  })
  .refine(({ ages: [from, to] }) => from < to, { path: ['ages'], message: 'must be [from, to]' })
  .refine(({ ages, suitableForMinors }) => suitableForMinors === ages[0] < 18, {
    path: ['suitableForMinors'],
    message: 'must agree with the ages',
  });
export type CatalogueIdea = z.infer<typeof catalogueIdeaSchema>;

export const suitsOccasion = (idea: CatalogueIdea, occasion: OccasionType): boolean =>
  idea.occasions.includes(occasion) || (idea.occasions.includes('any') && everydayOccasions.has(occasion));

/** At a baby shower the parents are asked about, and the baby is given to. */
export function suitsAge(idea: CatalogueIdea, age: number, occasion: OccasionType): boolean {
  const [from, to] = idea.ages;
  if (from <= age && age <= to) return true;
  return occasion === 'baby_shower' && from === 0 && age >= 18 && idea.occasions.includes('baby_shower');
}

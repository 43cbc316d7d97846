import { ideaCategories } from '@giftwell/contracts/gift-ai/vocabulary';
import { z } from 'zod';
import type { GiftIdea } from '@giftwell/gift-ideas';

/** The model's output format. Strict schemas don't support lengths, so those are checked on arrival. */
export const modelAnswerSchema = z.object({
  ideas: z.array(
    z.object({
      name: z.string().describe('A concrete kind of product or experience, 3 to 10 words'),
      servesFact: z.string().describe('The id of the fact that it serves'),
      category: z.enum(ideaCategories),
      description: z.string().describe('What it is and why it is lovely, one or two sentences'),
      reason: z.string().describe('One sentence: the fact, and what this gift does for it'),
      searchTerm: z.string().describe('What one types into a shop to find it'),
      priceMinDollars: z.number(),
      priceMaxDollars: z.number(),
    }),
  ),
});

/** Control characters, invisible characters and those that change the text direction. */
const hidden = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu;
const clean = (value: string) => value.toWellFormed().replace(hidden, ' ').replace(/\s+/g, ' ').trim();

/** The app shows links and prices itself, so sentences of the model that contain one are removed. */
const claim =
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|co|shop|store|app|dev|info|biz|us|uk|de|me)\b|[$€£]\s?\d|\d\s?(?:dollars?|usd|bucks|eur|euros?)\b/i;
const withoutClaims = (value: string) =>
  value
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !claim.test(sentence))
    .join(' ');

const prose = (min: number, max: number) =>
  z
    .string()
    .max(4 * max)
    .transform((value) => withoutClaims(clean(value)))
    .pipe(z.string().min(min).max(max));
const label = (min: number, max: number) =>
  z
    .string()
    .max(4 * max)
    .transform(clean)
    .pipe(
      z
        .string()
        .min(min)
        .max(max)
        .refine((value) => !claim.test(value)),
    );
const dollars = z.number().min(1).max(20_000);

const receivedSchema = z
  .object({
    name: label(3, 100),
    servesFact: z.string().max(40),
    category: z.enum(ideaCategories),
    description: prose(20, 600),
    reason: prose(15, 600),
    searchTerm: label(2, 100),
    priceMinDollars: dollars,
    priceMaxDollars: dollars,
  })
  .refine(({ priceMinDollars, priceMaxDollars }) => priceMinDollars <= priceMaxDollars);

/** An idea as the model wrote it, cleaned, with the id of the fact it refers to. */
export type ModelIdea = Omit<GiftIdea, 'picture'> & { servesFact: string };

/** Reads an item of the answer; null if it isn't a valid idea. */
export function readModelIdea(item: unknown): ModelIdea | null {
  const { data } = receivedSchema.safeParse(item);
  if (!data) return null;
  const { priceMinDollars, priceMaxDollars, ...idea } = data;
  return {
    ...idea,
    priceMinCents: Math.round(priceMinDollars * 100),
    priceMaxCents: Math.round(priceMaxDollars * 100),
  };
}

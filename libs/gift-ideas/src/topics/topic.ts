import { interests } from '@giftwell/contracts/gift-ai/vocabulary';
import { z } from 'zod';

/** The languages whose words for a topic are known, beside English. */
export const topicLanguages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug');
const words = z.array(z.string().min(2)).min(1);

/** One line of `catalogue/topics/*.jsonl`: what people are said to be into. */
export const topicSchema = z.strictObject({
  id: slug,
  /** Fits after "is into …" and "loves …". */
  label: z.string().min(2),
  /** The form's interests that it lies under. */
  interests: z.array(z.enum(interests)),
  parents: z.array(slug),
  /** Neighbours: an idea for one may please people who are into the other. */
  near: z.array(slug),
  /** Synonyms and words that give the topic away, in English. */
  words,
  de: words,
  fr: words,
  es: words,
  it: words,
  pt: words,
  nl: words,
  pl: words,
  /** A kind of person, such as busy people: it steers the choice, and no phrase names it. */
  steersOnly: z.boolean().optional(),
  /** Name of the picture, from the icon set. */
  icon: slug,
});
export type Topic = z.infer<typeof topicSchema>;

import { budgets, ideaCategories } from '@giftwell/contracts/gift-ai/vocabulary';
import { z } from 'zod';
import { ideaFlags, ideaForms, ingredients, needs } from './idea.js';

/** Kinds of things that the words of a phrase can tell apart. */
export const phraseKinds = ['doing', 'making', 'food', 'music', 'place', 'name', 'study', 'subject'] as const;
export type PhraseKind = (typeof phraseKinds)[number];

const dollars = z.tuple([z.number().int(), z.number().int()]);

/**
 * One line of `catalogue/composed-forms.jsonl`: an idea with the giver's phrase in place of `{it}`, for interests that
 * no topic covers. It is used only in the budgets that it has a price for.
 */
export const composedFormSchema = z.strictObject({
  id: z.string(),
  kinds: z.array(z.enum(phraseKinds)).min(1),
  name: z.string().includes('{it}'),
  description: z.string().min(60),
  why: z.string().min(15),
  searchTerm: z.string().includes('{it}'),
  /** Only for a phrase that no topic covers: pictures, equipment and supplies of a known topic are catalogue ideas. */
  forUnknown: z.boolean().optional(),
  category: z.enum(ideaCategories),
  form: z.enum(ideaForms),
  contains: z.array(z.enum(ingredients)),
  needs: z.array(z.enum(needs)),
  flags: z.array(z.enum(ideaFlags)),
  ages: z.tuple([z.number().int(), z.number().int()]),
  icon: z.string(),
  prices: z.partialRecord(z.enum(budgets), dollars),
});
export type ComposedForm = z.infer<typeof composedFormSchema>;

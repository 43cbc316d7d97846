import { interests } from '@giftwell/contracts/gift-ai/vocabulary';
import { z } from 'zod';

/** The languages, besides English, with words for topics. */
export const topicLanguages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug');
const words = z.array(z.string().min(2)).min(1);

/** One line of `catalogue/topics/*.jsonl`: an interest that people have. */
export const topicSchema = z.strictObject({
  id: slug,
  /** Fits after "is into …" and "loves …". */
  label: z.string().min(2),
  /** The form's interests that it belongs to. */
  interests: z.array(z.enum(interests)),
  parents: z.array(slug),
  /** Related topics: an idea for one may please people who are into the other. */
  near: z.array(slug),
  /** Synonyms and typical words, in English. */
  words,
  de: words,
  fr: words,
  es: words,
  it: words,
  pt: words,
  nl: words,
  pl: words,
  /** A kind of person, such as busy people: affects the choice, but no phrase names it. */
  steersOnly: z.boolean().optional(),
  /** Name of its icon. */
  icon: slug,
});
export type Topic = z.infer<typeof topicSchema>;

/** A topic without its words, which take most of its memory and are read only to make tables of phrases. */
export type GraphTopic = Omit<Topic, 'words' | (typeof topicLanguages)[number]>;

export const withoutWords = ({
  id,
  label,
  parents,
  near,
  steersOnly,
  icon,
  ...topic
}: Topic): GraphTopic => ({
  ...{ id, label, parents, near, icon, interests: topic.interests },
  ...(steersOnly && { steersOnly }),
});

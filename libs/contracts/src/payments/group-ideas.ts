import { z } from 'zod';
import { idSchema } from '../core/ids.js';
import { line, pictureName, text } from '../core/text.js';
import { giftLink } from '../planning/gifts.js';

export const ideasOfAGroupPurchase = 5;

export const groupIdeaSchema = z.strictObject({
  title: line(100, 'Title is required'),
  url: giftLink.nullish(),
  /** For display. */
  price: text(60).nullish(),
  picture: pictureName.nullish(),
});

export const ideaWithVotesSchema = z.object({
  id: idSchema,
  title: z.string(),
  url: z.string().nullable(),
  price: z.string().nullable(),
  picture: z.string().nullable(),
  votes: z.int(),
});
export type GroupIdea = z.infer<typeof ideaWithVotesSchema>;

import { z } from 'zod';
import { definePush } from '../core/event.js';
import { idParam, idSchema, shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { instant, line } from '../core/text.js';

/** The pairs of the first question; each is an interest of the vocabulary. */
export const askPairs = [
  ['reading', 'music'],
  ['cooking', 'outdoors'],
  ['crafts', 'gaming'],
  ['gardening', 'movies'],
  ['travel', 'art'],
] as const;
const likes = askPairs.flat();
export type AskLike = (typeof likes)[number];

export const askAvoided = ['nuts', 'gluten', 'dairy', 'wool', 'scents', 'alcohol'] as const;
export type AskAvoided = (typeof askAvoided)[number];

/** Also used by the form. */
export const askSenderSchema = z.strictObject({ from: line(60, 'Name is required') });

/** Also used by the form. Each question may stay open. */
export const askAnswersSchema = z.strictObject({
  likes: z.array(z.enum(likes)).max(askPairs.length).default([]),
  sizes: line(120, 'Write a size').nullish(),
  avoid: z.array(z.enum(askAvoided)).max(askAvoided.length).default([]),
  avoidOther: line(120, 'Write what it is').nullish(),
});

const askSchema = z.object({
  code: shareCodeSchema,
  from: z.string(),
  expiresAt: instant,
  answeredAt: instant.nullable(),
});
export type Ask = z.infer<typeof askSchema>;

const one = z.strictObject({ id: idParam });
const answer = z.object({ ask: askSchema });
const done = z.object({ ok: z.literal(true) });

/** A link that asks one of the user's recipients what they like. One for each recipient. */
export const askRoutes = defineRoutes('planning', 'asks', {
  get: {
    method: 'GET',
    path: '/recipients/:id/ask',
    summary: 'Get the link that asks a recipient what they like; null if there is none that works',
    input: one,
    output: z.object({ ask: askSchema.nullable() }),
    errors: ['recipient_not_found'],
  },
  start: {
    method: 'POST',
    path: '/recipients/:id/ask',
    summary: 'Create a link that asks a recipient what they like; a previous one stops working',
    input: one.extend(askSenderSchema.shape),
    output: answer,
    errors: ['recipient_not_found'],
  },
  end: {
    method: 'DELETE',
    path: '/recipients/:id/ask',
    summary: 'End the link that asks a recipient what they like',
    input: one,
    output: done,
    errors: ['recipient_not_found'],
  },
});

const publicAskSchema = z.object({
  code: shareCodeSchema,
  /** Who asks, and who is asked, by their first name. */
  from: z.string(),
  name: z.string(),
  isAnswered: z.boolean(),
});
export type PublicAsk = z.infer<typeof publicAskSchema>;

/** For the one who is asked. Answers are never shown here. */
export const publicAskRoutes = defineRoutes('planning', 'public-asks', {
  get: {
    method: 'GET',
    path: '/asks/:code',
    summary: 'Get who asks whom',
    access: 'public',
    limit: 'share_code',
    input: z.strictObject({ code: shareCodeSchema }),
    output: publicAskSchema,
    errors: ['ask_not_found'],
  },
  answer: {
    method: 'POST',
    path: '/asks/:code/answers',
    summary: 'Answer, once',
    access: 'public',
    limit: 'share_code',
    input: z.strictObject({ code: shareCodeSchema }).extend(askAnswersSchema.shape),
    output: done,
    errors: ['ask_not_found', 'ask_answered'],
  },
});

/** Someone answered; their recipient has to be fetched. */
export const askAnswered = definePush({
  type: 'planning.ask-answered',
  data: z.object({ recipientId: idSchema }),
});

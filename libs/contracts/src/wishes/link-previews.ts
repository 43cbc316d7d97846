import { z } from 'zod';
import { definePush } from '../core/event.js';
import { idSchema, shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { giftLink } from '../planning/gifts.js';

const previewStates = ['reading', 'ready', 'failed'] as const;

const linkPreviewSchema = z.object({
  code: shareCodeSchema,
  url: z.string(),
  state: z.enum(previewStates),
  /** What the page offers; each is null if it doesn't. */
  title: z.string().nullable(),
  /** For display. */
  price: z.string().nullable(),
  photo: shareCodeSchema.nullable(),
});
export type LinkPreview = z.infer<typeof linkPreviewSchema>;

const answer = z.object({ preview: linkPreviewSchema });

/** What the page of a shop says about a thing, read in the background. Kept for a day. */
export const linkPreviewRoutes = defineRoutes('planning', 'link-previews', {
  read: {
    method: 'POST',
    path: '/link-previews',
    summary: 'Read title, price and photo from the page of a shop, in the background',
    input: z.strictObject({ url: giftLink }),
    output: answer,
    errors: ['too_many_previews'],
  },
  get: {
    method: 'GET',
    path: '/link-previews/:code',
    summary: 'Get what was read so far',
    input: z.strictObject({ code: shareCodeSchema }),
    output: answer,
    errors: ['preview_not_found'],
  },
});

/** A link was read, or couldn't be; its preview has to be fetched. */
export const linkPreviewRead = definePush({
  type: 'planning.link-preview-read',
  data: z.object({ code: shareCodeSchema }),
});

/** The page behind a gift's link was read; the gift has to be fetched. */
export const giftLinkRead = definePush({
  type: 'planning.gift-link-read',
  data: z.object({ recipientId: idSchema }),
});

import { z } from 'zod';
import { idParam } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';

const one = z.strictObject({ id: idParam });

/** Internal routes of planning-service for services that store ids of recipients. Never mounted. */
export const recipientOwnershipRoutes = defineRoutes('planning', 'recipient-ownership', {
  check: {
    method: 'GET',
    path: '/internal/recipients/:id',
    summary: 'Check that this is one of my recipients',
    callers: ['gift-ai', 'payments'],
    input: one,
    output: z.object({ ok: z.literal(true) }),
    errors: ['recipient_not_found'],
  },
});

/** Internal routes of planning-service for the gateway, which sends the image. Never mounted. */
export const recipientPictureRoutes = defineRoutes('planning', 'recipient-pictures', {
  get: {
    method: 'GET',
    path: '/internal/recipients/:id/picture',
    summary: 'Get the picture of one of my recipients',
    input: one,
    output: z.object({ mediaType: z.enum(['image/jpeg', 'image/png', 'image/webp']), picture: z.base64() }),
    errors: ['recipient_not_found', 'picture_not_found'],
  },
});

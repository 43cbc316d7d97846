import { z } from 'zod';
import { idParam } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';

/** Internal routes of planning-service for the gateway, which sends the image. Never mounted. */
export const recipientPictureRoutes = defineRoutes('planning', 'recipient-pictures', {
  get: {
    method: 'GET',
    path: '/internal/recipients/:id/picture',
    summary: 'Get the picture of one of my recipients',
    input: z.strictObject({ id: idParam }),
    output: z.object({ mediaType: z.enum(['image/jpeg', 'image/png', 'image/webp']), picture: z.base64() }),
    errors: ['recipient_not_found', 'picture_not_found'],
  },
});

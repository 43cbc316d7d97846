import { idParam } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { recipientPictureRoutes } from '../planning/recipient-access.js';
import { z } from 'zod';

/** A route of the gateway itself, because a picture is not JSON. */
export const pictureRoutes = defineRoutes('gateway', 'recipient-pictures', {
  show: {
    method: 'GET',
    path: '/recipients/:id/picture',
    summary: 'Get the picture of one of my recipients as an image',
    input: z.strictObject({
      id: idParam,
      /** The version of the picture: a new picture has another address. */
      v: z.string().max(100).optional(),
    }),
    output: z.object({}),
    errors: recipientPictureRoutes.get.errors,
  },
});

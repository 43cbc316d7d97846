import { z } from 'zod';
import { shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { photoFileRoutes } from '../wishes/photos.js';

/** A route of the gateway itself, because an image is not JSON. */
export const photoImageRoutes = defineRoutes('gateway', 'photos', {
  show: {
    method: 'GET',
    path: '/photos/:code',
    summary: 'Get the photo of an item or a gift as an image',
    access: 'public',
    limit: 'photo',
    input: z.strictObject({ code: shareCodeSchema }),
    output: z.object({}),
    errors: photoFileRoutes.get.errors,
  },
});

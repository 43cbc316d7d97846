import { z } from 'zod';
import { shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { pictureMaxBytes } from '../planning/recipients.js';

/**
 * The address of the photo of an item or a gift. Everyone who knows its code sees it; when a list is closed to someone,
 * its photos get other codes.
 */
export const photoAddress = (code: string): string => `/api/photos/${code}`;

/** Photos of things: uploaded, or read from the page of a shop. One that nothing shows is deleted after a day. */
export const photoRoutes = defineRoutes('planning', 'photos', {
  add: {
    method: 'POST',
    path: '/photos',
    summary: 'Upload a photo for an item or a gift: JPEG, PNG or WebP',
    creates: 'users',
    maxBodyBytes: 300_000,
    input: z.strictObject({
      /** The file's bytes as base64. */
      picture: z.base64().max(Math.ceil(pictureMaxBytes / 3) * 4, 'The picture is too large'),
    }),
    output: z.object({ photo: shareCodeSchema }),
    errors: ['picture_invalid', 'too_many_photos'],
  },
});

/** Internal route of planning-service for payments-service, which shows photos by their codes. Never mounted. */
export const photoOwnershipRoutes = defineRoutes('planning', 'photo-ownership', {
  check: {
    method: 'GET',
    path: '/internal/photos/:code/ownership',
    summary: 'Check that this is one of my photos',
    callers: ['payments'],
    input: z.strictObject({ code: shareCodeSchema }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['photo_not_found'],
  },
});

/** Internal route of planning-service for the gateway, which sends the image. Never mounted. */
export const photoFileRoutes = defineRoutes('planning', 'photo-files', {
  get: {
    method: 'GET',
    path: '/internal/photos/:code',
    summary: 'Get a photo by its code',
    access: 'public',
    input: z.strictObject({ code: shareCodeSchema }),
    output: z.object({ mediaType: z.literal('image/webp'), picture: z.base64() }),
    errors: ['photo_not_found'],
  },
});

import { createClient } from '@giftwell/contracts/core/client';
import { photoRoutes } from '@giftwell/contracts/wishes/photos';
import { useMutation } from '@tanstack/react-query';
import { base64Of, shrinkPicture } from '../../ui/pictures/picture.js';

const photos = createClient(photoRoutes, { baseUrl: '/api' });

/** Uploads a photo and returns its code. Rejects with a `PictureProblem` that the user can read. */
export const useUploadPhoto = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const picture = await base64Of(await shrinkPicture(file));
      return (await photos.add({ picture })).photo;
    },
    meta: { ownErrors: true },
  });

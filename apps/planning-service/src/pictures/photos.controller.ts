import type { HandlerInput } from '@giftwell/contracts/core/route';
import { photoRoutes } from '@giftwell/contracts/wishes/photos';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { PhotosService } from './photos.service.js';

@Serves(photoRoutes)
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  async add({ picture }: HandlerInput<(typeof photoRoutes)['add']>, { userId }: UserCall) {
    return { photo: await this.photos.upload(userId, picture) };
  }
}

import type { HandlerInput } from '@giftwell/contracts/core/route';
import { photoOwnershipRoutes } from '@giftwell/contracts/wishes/photos';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { noPhoto } from './photo-row.js';
import { PhotosService } from './photos.service.js';

@Serves(photoOwnershipRoutes)
export class PhotoOwnershipController {
  constructor(private readonly photos: PhotosService) {}

  async check({ code }: HandlerInput<(typeof photoOwnershipRoutes)['check']>, { userId }: UserCall) {
    if (!(await this.photos.isOwn(userId, code))) throw noPhoto();
    return { ok: true as const };
  }
}

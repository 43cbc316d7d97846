import type { HandlerInput } from '@giftwell/contracts/core/route';
import { photoFileRoutes } from '@giftwell/contracts/wishes/photos';
import { Serves } from '@giftwell/server-kit';
import { PhotosService } from './photos.service.js';

@Serves(photoFileRoutes)
export class PhotoFilesController {
  constructor(private readonly photos: PhotosService) {}

  get({ code }: HandlerInput<(typeof photoFileRoutes)['get']>) {
    return this.photos.get(code);
  }
}

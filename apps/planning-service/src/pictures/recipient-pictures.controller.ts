import type { HandlerInput } from '@giftwell/contracts/core/route';
import { recipientPictureRoutes } from '@giftwell/contracts/planning/recipient-access';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { RecipientPicturesService } from './recipient-pictures.service.js';

@Serves(recipientPictureRoutes)
export class RecipientPicturesController {
  constructor(private readonly pictures: RecipientPicturesService) {}

  get({ id }: HandlerInput<(typeof recipientPictureRoutes)['get']>, { userId }: UserCall) {
    return this.pictures.get(userId, id);
  }
}

import type { HandlerInput } from '@giftwell/contracts/core/route';
import { recipientWordRoutes } from '@giftwell/contracts/planning/recipient-words';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { RecipientWordsService } from './recipient-words.service.js';

@Serves(recipientWordRoutes)
export class RecipientWordsController {
  constructor(private readonly words: RecipientWordsService) {}

  set(input: HandlerInput<(typeof recipientWordRoutes)['set']>, { userId }: UserCall) {
    return this.words.set(userId, input);
  }
}

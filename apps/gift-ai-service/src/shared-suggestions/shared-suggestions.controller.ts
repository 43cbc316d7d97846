import type { HandlerInput } from '@giftwell/contracts/core/route';
import { sharedSuggestionRoutes } from '@giftwell/contracts/gift-ai/shared-suggestions';
import { Serves, type AnyCall, type UserCall } from '@giftwell/server-kit';
import { SharedSuggestionsService } from './shared-suggestions.service.js';

type Routes = typeof sharedSuggestionRoutes;
const done = { ok: true as const };

@Serves(sharedSuggestionRoutes)
export class SharedSuggestionsController {
  constructor(private readonly shared: SharedSuggestionsService) {}

  share(input: HandlerInput<Routes['share']>, call: AnyCall) {
    return this.shared.share(call, input);
  }

  get({ shareCode }: HandlerInput<Routes['get']>, { userId }: AnyCall) {
    return this.shared.get(shareCode, userId);
  }

  async view({ shareCode }: HandlerInput<Routes['view']>, call: AnyCall) {
    await this.shared.countView(shareCode, call);
    return done;
  }

  async revoke({ shareCode }: HandlerInput<Routes['revoke']>, call: UserCall) {
    await this.shared.revoke(shareCode, call);
    return done;
  }
}

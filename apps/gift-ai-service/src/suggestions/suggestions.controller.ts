import type { HandlerInput } from '@giftwell/contracts/core/route';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { AssignmentsService } from './assignments.service.js';
import { SuggestionsService } from './suggestions.service.js';

type Routes = typeof suggestionRoutes;

@Serves(suggestionRoutes)
export class SuggestionsController {
  constructor(
    private readonly suggestions: SuggestionsService,
    private readonly assignments: AssignmentsService,
  ) {}

  listSaved({ offset }: HandlerInput<Routes['listSaved']>, { userId }: UserCall) {
    return this.suggestions.listSaved(userId, offset);
  }

  rate({ id, rating, feedback }: HandlerInput<Routes['rate']>, { userId }: UserCall) {
    return this.suggestions.rate(userId, id, rating, feedback);
  }

  save({ id }: HandlerInput<Routes['save']>, { userId }: UserCall) {
    return this.suggestions.save(userId, id);
  }

  unsave({ id }: HandlerInput<Routes['unsave']>, { userId }: UserCall) {
    return this.suggestions.unsave(userId, id);
  }

  purchase({ id, purchased }: HandlerInput<Routes['purchase']>, { userId }: UserCall) {
    return this.suggestions.purchase(userId, id, purchased);
  }

  dismiss({ id }: HandlerInput<Routes['dismiss']>, { userId }: UserCall) {
    return this.suggestions.dismiss(userId, id);
  }

  async assign({ ids, recipientId }: HandlerInput<Routes['assign']>, call: UserCall) {
    return { assigned: await this.assignments.assign(ids, recipientId, call) };
  }

  importKept({ suggestions }: HandlerInput<Routes['importKept']>, { userId }: UserCall) {
    return this.suggestions.importKept(userId, suggestions);
  }
}

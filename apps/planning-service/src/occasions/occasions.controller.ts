import type { HandlerInput } from '@giftwell/contracts/core/route';
import { occasionRoutes } from '@giftwell/contracts/planning/occasions';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { OccasionsService } from './occasions.service.js';

type Routes = typeof occasionRoutes;

@Serves(occasionRoutes)
export class OccasionsController {
  constructor(private readonly occasions: OccasionsService) {}

  list(input: HandlerInput<Routes['list']>, { userId }: UserCall) {
    return this.occasions.list(userId, input);
  }

  upcoming(input: HandlerInput<Routes['upcoming']>, { userId }: UserCall) {
    return this.occasions.upcoming(userId, input);
  }

  async create(input: HandlerInput<Routes['create']>, { userId }: UserCall) {
    return { occasion: await this.occasions.put(userId, input) };
  }

  async update(input: HandlerInput<Routes['update']>, { userId }: UserCall) {
    return { occasion: await this.occasions.put(userId, input) };
  }

  async remove({ id }: HandlerInput<Routes['remove']>, { userId }: UserCall) {
    await this.occasions.remove(userId, id);
    return { ok: true as const };
  }

  async restore({ id }: HandlerInput<Routes['restore']>, { userId }: UserCall) {
    return { occasion: await this.occasions.restore(userId, id) };
  }
}

import type { HandlerInput } from '@giftwell/contracts/core/route';
import { askRoutes } from '@giftwell/contracts/wishes/asks';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { AsksService } from './asks.service.js';

type Routes = typeof askRoutes;

@Serves(askRoutes)
export class AsksController {
  constructor(private readonly asks: AsksService) {}

  async get({ id }: HandlerInput<Routes['get']>, { userId }: UserCall) {
    return { ask: await this.asks.get(userId, id) };
  }

  async start(input: HandlerInput<Routes['start']>, { userId }: UserCall) {
    return { ask: await this.asks.start(userId, input) };
  }

  async end({ id }: HandlerInput<Routes['end']>, { userId }: UserCall) {
    await this.asks.end(userId, id);
    return { ok: true as const };
  }
}

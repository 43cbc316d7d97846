import type { HandlerInput } from '@giftwell/contracts/core/route';
import { runRoutes } from '@giftwell/contracts/gift-ai/runs';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { RunsService } from './runs.service.js';

type Routes = typeof runRoutes;

@Serves(runRoutes)
export class RunsController {
  constructor(private readonly runs: RunsService) {}

  get({ run }: HandlerInput<Routes['get']>, { userId }: UserCall) {
    return this.runs.get(userId, run);
  }

  async list(_input: HandlerInput<Routes['list']>, { userId }: UserCall) {
    return { runs: await this.runs.list(userId) };
  }
}

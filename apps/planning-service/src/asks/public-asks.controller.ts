import type { HandlerInput } from '@giftwell/contracts/core/route';
import { publicAskRoutes } from '@giftwell/contracts/wishes/asks';
import { Serves } from '@giftwell/server-kit';
import { PublicAsksService } from './public-asks.service.js';

type Routes = typeof publicAskRoutes;

@Serves(publicAskRoutes)
export class PublicAsksController {
  constructor(private readonly asks: PublicAsksService) {}

  get({ code }: HandlerInput<Routes['get']>) {
    return this.asks.get(code);
  }

  async answer(input: HandlerInput<Routes['answer']>) {
    await this.asks.answer(input);
    return { ok: true as const };
  }
}

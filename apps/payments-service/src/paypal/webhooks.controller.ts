import type { HandlerInput } from '@giftwell/contracts/core/route';
import { webhookRoutes } from '@giftwell/contracts/payments/webhooks';
import { Serves, type AnyCall } from '@giftwell/server-kit';
import { ProviderEventsService } from './provider-events.service.js';

type Routes = typeof webhookRoutes;

@Serves(webhookRoutes)
export class WebhooksController {
  constructor(private readonly events: ProviderEventsService) {}

  async receive(message: HandlerInput<Routes['receive']>, call: AnyCall) {
    await this.events.receive(message, call);
    return { ok: true as const };
  }
}

import type { HandlerInput } from '@giftwell/contracts/core/route';
import { webhookRoutes } from '@giftwell/contracts/payments/webhooks';
import { Serves } from '@giftwell/server-kit';
import { ProviderEventsService } from './provider-events.service.js';

type Routes = typeof webhookRoutes;

@Serves(webhookRoutes)
export class WebhooksController {
  constructor(private readonly events: ProviderEventsService) {}

  async receive(message: HandlerInput<Routes['receive']>) {
    await this.events.receive(message);
    return { ok: true as const };
  }
}

import type { HandlerInput } from '@giftwell/contracts/core/route';
import { paypalRoutes } from '@giftwell/contracts/payments/paypal';
import { Serves, type AnyCall } from '@giftwell/server-kit';
import { CapturesService } from './captures.service.js';
import { OrdersService } from './orders.service.js';
import { ReservationsService } from './reservations.service.js';
import { SetupService } from './setup.service.js';

type Routes = typeof paypalRoutes;

@Serves(paypalRoutes)
export class PaypalController {
  constructor(
    private readonly setupOf: SetupService,
    private readonly orders: OrdersService,
    private readonly captures: CapturesService,
    private readonly reservations: ReservationsService,
  ) {}

  setup() {
    return this.setupOf.get();
  }

  order(input: HandlerInput<Routes['order']>, call: AnyCall) {
    return this.orders.create(input, call);
  }

  async capture({ orderId }: HandlerInput<Routes['capture']>, call: AnyCall) {
    return { status: await this.captures.capture(orderId, call) };
  }

  async cancel({ orderId }: HandlerInput<Routes['cancel']>, call: AnyCall) {
    await this.reservations.cancel(orderId, call);
    return { ok: true as const };
  }
}

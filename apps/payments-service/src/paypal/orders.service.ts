import { AppError } from '@giftwell/contracts/core/error';
import type { HandlerInput, HandlerOutput } from '@giftwell/contracts/core/route';
import type { paypalRoutes } from '@giftwell/contracts/payments/paypal';
import { outsideIdempotentTransaction, type AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { crashPoint } from '../crash-point.js';
import { BookingService } from '../contributions/booking.service.js';
import { VisibleGroupsService } from '../group-purchases/visible-groups.service.js';
import { PaymentProvider, providerUnavailable } from '../provider/payment-provider.service.js';
import { ReservationsService } from './reservations.service.js';

type Routes = typeof paypalRoutes;

/** Orders at the provider, each for a stored contribution. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly groups: VisibleGroupsService,
    private readonly reservations: ReservationsService,
    private readonly booking: BookingService,
    private readonly provider: PaymentProvider,
  ) {}

  /** A request is done only once its order exists: if the provider fails, it can be repeated with the same key. */
  create(wanted: HandlerInput<Routes['order']>, call: AnyCall): Promise<HandlerOutput<Routes['order']>> {
    return outsideIdempotentTransaction(() => this.reserveAndOrder(wanted, call));
  }

  /** Reserves the amount before anything is asked from the provider. */
  private async reserveAndOrder(
    wanted: HandlerInput<Routes['order']>,
    call: AnyCall,
  ): Promise<HandlerOutput<Routes['order']>> {
    const { id, title, shareCode } = await this.groups.get(wanted.shareCode, call);
    const row = await this.reservations.reserve(id, wanted, call);
    crashPoint('after_reserve');
    try {
      const { paymentId, amountCents: cents, code, lapsesAt } = row;
      const order = { paymentId: paymentId!, cents, title, shareCode };
      const { orderId, approveUrl } = await this.provider.createOrder(order);
      crashPoint('after_order');
      if (!(await this.reservations.setOrder(row, orderId))) throw providerUnavailable();
      return { id: orderId, approveUrl, expiresAt: lapsesAt!.toISOString(), code };
    } catch (error) {
      await this.booking.release(row.id, 'cancelled');
      throw AppError.from(error).kind === 'unavailable' ? error : providerUnavailable();
    }
  }
}

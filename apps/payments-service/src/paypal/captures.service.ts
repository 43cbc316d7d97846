import { conflict } from '@giftwell/contracts/core/error';
import type { AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { crashPoint } from '../crash-point.js';
import { BookingService, type Settled } from '../contributions/booking.service.js';
import type { ContributionEntity } from '../contributions/contribution.entity.js';
import { PaymentProvider, ProviderRefusal } from '../provider/payment-provider.service.js';
import {
  captureStatusOf,
  returned,
  ReservationsService,
  type CaptureStatus,
} from './reservations.service.js';

/** Takes the money of approved orders. */
@Injectable()
export class CapturesService {
  constructor(
    private readonly reservations: ReservationsService,
    private readonly booking: BookingService,
    private readonly provider: PaymentProvider,
  ) {}

  /** May be repeated; the answer stays the same. If the provider's answer is lost, `finish` finds out. */
  async capture(orderId: string, call: AnyCall): Promise<CaptureStatus> {
    const row = await this.reservations.beginCapture(await this.reservations.ofOrder(orderId, call));
    const known = captureStatusOf(row);
    if (known) return known;
    crashPoint('before_capture');
    const capture = await this.take(row);
    if (capture === 'refused') return 'DECLINED';
    if (!capture) {
      await this.reservations.endCapture(row.id);
      throw conflict('order_not_approved', 'This payment isn’t approved yet');
    }
    crashPoint('after_capture');
    const settled = await this.booking.book(row.id, capture, call);
    crashPoint('after_booking');
    return answerOf(settled);
  }

  /** Asks the provider about a begun capture. One that it didn't do, although it is approved, is done now. */
  async finish(row: ContributionEntity, now: Date): Promise<void> {
    const order = await this.provider.findOrder(row.orderId!);
    const capture = order?.capture ?? (order?.status === 'APPROVED' ? await this.take(row) : null);
    if (capture === 'refused') return;
    if (capture) await this.booking.book(row.id, capture);
    else if (!order || order.status === 'VOIDED' || row.lapsesAt! <= now)
      await this.booking.release(row.id, 'lapsed');
  }

  /** Asks the provider about a capture that it was still checking. */
  async finishPending({ id, captureId }: ContributionEntity): Promise<void> {
    const capture = await this.provider.findCapture(captureId!);
    if (capture && capture.status !== 'PENDING') await this.booking.book(id, capture);
  }

  private async take({ id, orderId, paymentId }: ContributionEntity) {
    try {
      return await this.provider.capture(orderId!, paymentId!);
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      await this.booking.release(id, 'refused');
      return 'refused' as const;
    }
  }
}

function answerOf(settled: Settled): CaptureStatus {
  if (settled === 'mismatch') throw conflict('order_mismatch', 'This payment isn’t for this contribution');
  if (settled === 'no_room') throw returned();
  if (settled === 'declined') return 'DECLINED';
  return settled === 'pending' ? 'PENDING' : 'COMPLETED';
}

import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { BookingService } from '../contributions/booking.service.js';
import { ContributionEntity } from '../contributions/contribution.entity.js';
import { RefundBookingService } from '../contributions/refund-booking.service.js';
import { PaymentProvider, type ProviderTransaction } from '../provider/payment-provider.service.js';
import type { ProviderEventEntity } from './provider-event.entity.js';

const comparedMs = 3 * 24 * 3_600_000;
const notBooked = In([
  ...(['created', 'reserved', 'capturing', 'pending', 'lapsed', 'cancelled', 'refused'] as const),
]);

/** Brings our records in line with the provider's after a lost answer or message. */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly db: DataSource,
    private readonly provider: PaymentProvider,
    private readonly booking: BookingService,
    private readonly refunds: RefundBookingService,
  ) {}

  /**
   * Compares the provider's list of the last three days with what is booked. Throws if that failed for some. Before the
   * first payment there is nothing to compare, and loading PayPal's SDK would cost time and memory.
   */
  async compare(until: Date): Promise<void> {
    if (!(await this.db.manager.existsBy(ContributionEntity, { kind: 'paypal' }))) return;
    const since = new Date(until.getTime() - comparedMs);
    const failures: unknown[] = [];
    for await (const transaction of this.provider.transactions(since, until))
      await this.compareOne(transaction).catch((error: unknown) => void failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} transactions were not compared`);
  }

  /** Asks the provider what a message is about, and books the answer. The order of messages doesn't matter. */
  async process({ type, resourceId, captureId }: ProviderEventEntity): Promise<void> {
    if (!type.startsWith('PAYMENT.CAPTURE.')) return;
    if (captureId === null) return this.processCapture(resourceId);
    // The refund may arrive before the message about its capture.
    await this.processCapture(captureId);
    await this.processRefund(resourceId, captureId);
  }

  private async processCapture(captureId: string): Promise<void> {
    const capture = await this.provider.findCapture(captureId);
    if (!capture) return;
    const { paymentId, status } = capture;
    const row = await this.db.manager.findOneBy(
      ContributionEntity,
      paymentId === null ? { captureId } : [{ captureId }, { paymentId }],
    );
    if (row && status === 'REVERSED' && row.state === 'completed')
      await this.refunds.bookReversal(captureId, null);
    else if (row) await this.booking.book(row.id, capture);
  }

  private async processRefund(refundId: string, captureId: string): Promise<void> {
    const refund = await this.provider.findRefund(refundId);
    if (refund) await this.refunds.bookReported(captureId, refund);
  }

  private async compareOne(transaction: ProviderTransaction): Promise<void> {
    const { id, kind, captureId, paymentId } = transaction;
    if (kind === 'payment' && paymentId !== null) {
      const isMissing = await this.db.manager.existsBy(ContributionEntity, { paymentId, state: notBooked });
      if (isMissing) await this.processCapture(id);
    }
    if (captureId === null) return;
    if (kind === 'refund') await this.processRefund(id, captureId);
    if (kind === 'reversal') await this.followReversal(transaction, captureId);
  }

  /** The list may name another transaction than a capture: only what the provider knows as one is booked. */
  private async followReversal({ id, cents }: ProviderTransaction, captureId: string): Promise<void> {
    if (!cents || !(await this.provider.findCapture(captureId))) return;
    await this.refunds.bookReversal(captureId, { id, cents });
  }
}

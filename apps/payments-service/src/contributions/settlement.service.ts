import { LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentProvider, type ProviderCapture } from '../provider/payment-provider.service.js';
import { BookingService, type Settled } from './booking.service.js';
import { ContributionEntity } from './contribution.entity.js';

/** Settles a capture that the browser, a message of the provider, or a job reports. */
@Injectable()
export class SettlementService {
  constructor(
    private readonly db: DataSource,
    private readonly booking: BookingService,
    private readonly provider: PaymentProvider,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Money that can't be booked goes back to its payer. */
  async settle(contributionId: number, capture: ProviderCapture): Promise<Settled> {
    const settled = await this.booking.book(contributionId, capture);
    const isOurs = settled !== 'mismatch' && settled !== 'no_room';
    if (!isOurs && capture.status === 'COMPLETED') await this.giveBack(contributionId, capture);
    return settled;
  }

  /** If this fails, the reconciliation does it again with the same request id. */
  private async giveBack(id: number, capture: ProviderCapture): Promise<void> {
    try {
      const { paymentId } = await this.db.manager.findOneByOrFail(ContributionEntity, { id });
      await this.provider.refund(capture.id, paymentId!, null);
      await this.booking.noteReturned(id, capture);
    } catch (error) {
      this.logger.error(
        { err: error, contributionId: id, captureId: capture.id },
        'A payment that could not be booked is not returned yet',
      );
    }
  }
}

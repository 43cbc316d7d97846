import { idSchema } from '@giftwell/contracts/core/ids';
import {
  defineJob,
  JobHandler,
  Jobs,
  LOGGER,
  type Finish,
  type Logger,
  type Runs,
} from '@giftwell/server-kit';
import { Inject } from '@nestjs/common';
import { z } from 'zod';
import { PaymentProvider, providerUnavailable } from '../provider/payment-provider.service.js';
import { RefundBookingService } from './refund-booking.service.js';

export const refundUnbookedCapture = defineJob({
  // Jobs in the queue have this name.
  name: 'payments.give-back',
  data: z.object({
    ...{ contributionId: idSchema, captureId: z.string() },
    /** The refund that the provider hadn't finished yet. */
    pendingId: z.string().nullable().default(null),
    /** The refund that failed before. */
    failedId: z.string().nullable().default(null),
  }),
  // Over 17 minutes. The daily comparison begins again.
  attempts: 11,
});
type Captured = z.output<typeof refundUnbookedCapture.data>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Pays back what the provider took and what couldn't be booked. */
@JobHandler(refundUnbookedCapture)
export class RefundUnbookedCapture implements Runs<typeof refundUnbookedCapture> {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly booking: RefundBookingService,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(captured: Captured, finish: Finish): Promise<void> {
    const { contributionId, captureId } = captured;
    if (!(await this.booking.beginReturn(contributionId, captureId))) return;
    const capture = await this.provider.findCapture(captureId);
    const refund = capture && (await this.ask(captured));
    if (!refund) throw providerUnavailable();
    const { id: refundId, state } = refund;
    if (state === 'failed')
      this.logger.error({ contributionId, captureId, refundId }, 'Refund failed; it will be tried again');
    // The ledger is in dollars; other money only passed through the provider.
    const cents = capture.currency === 'USD' ? (capture.cents ?? 0) : 0;
    await finish(async (tx) => {
      if (state === 'completed') return this.booking.bookReturned(tx, captured, cents);
      const next =
        state === 'pending'
          ? { ...captured, pendingId: refundId }
          : { contributionId, captureId, failedId: refundId };
      await this.jobs.add(tx, refundUnbookedCapture, next, state === 'pending' ? hourMs : dayMs);
    });
  }

  /**
   * A repeated refund with the same id has its effect once. After a failed refund the id is another one, but the same for
   * all that know of this failure; and the provider pays back no more than what is left of the capture.
   */
  private ask({ captureId, pendingId, failedId }: Captured) {
    if (pendingId !== null) return this.provider.findRefund(pendingId);
    return this.provider.refund(captureId, failedId ?? captureId, null);
  }
}

import { AppError } from '@giftwell/contracts/core/error';
import { recipientOwnershipRoutes } from '@giftwell/contracts/planning/recipient-access';
import { LOGGER, ServiceClients, type AnyCall, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';

/** Timeout of the ownership check. */
const checkTimeoutMs = 700;

/** Checks the ownership of recipients with planning-service. */
@Injectable()
export class RecipientsService {
  constructor(
    private readonly services: ServiceClients,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws `recipient_not_found` unless the recipient belongs to the caller. */
  async mustOwn(id: number, call: AnyCall): Promise<void> {
    await this.services.of('planning').call(recipientOwnershipRoutes.check, { id }, call);
  }

  /** Removes the recipient unless it belongs to the caller, or if planning-service is unavailable. */
  async onlyOwn<T extends { recipientId?: number | null | undefined }>(about: T, call: AnyCall): Promise<T> {
    if (!about.recipientId) return about;
    const nobody = { ...about, recipientId: null };
    if (call.userId === null) return nobody;
    try {
      const deadline = Math.min(call.deadline, Date.now() + checkTimeoutMs);
      await this.mustOwn(about.recipientId, { ...call, deadline });
      return about;
    } catch (error) {
      if (AppError.from(error).kind !== 'not_found')
        this.logger.warn(
          { err: error },
          'Planning service unavailable; saving ideas without their recipient',
        );
      return nobody;
    }
  }
}

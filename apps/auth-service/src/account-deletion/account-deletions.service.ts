import { userDeleted } from '@giftwell/contracts/auth/events';
import { Events, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { AccountRemovalsService } from './account-removals.service.js';

/** Deletes accounts here, and publishes it, so that every service deletes the rest. */
@Injectable()
export class AccountDeletionsService {
  constructor(
    private readonly db: DataSource,
    private readonly removals: AccountRemovalsService,
    private readonly events: Events,
    private readonly audit: AuditService,
  ) {}

  /** All sessions end, because the account no longer exists. */
  async delete({ userId, requestId }: UserCall): Promise<void> {
    await this.db.transaction(async (tx) => {
      await this.removals.remove(tx, userId);
      await this.events.publish(tx, userDeleted, { userId });
      // Without an address, because none of the account stays.
      const entry = { action: 'account-delete', user: userId, call: { userId, requestId } } as const;
      await this.audit.write({ ...entry, result: 'ok' }, tx);
    });
  }
}

import { userRenamed } from '@giftwell/contracts/auth/events';
import { Clock, Events, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';

/** Notes that a user has a new name, in the audit log and for other services. */
@Injectable()
export class RenamesService {
  constructor(
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly events: Events,
  ) {}

  /** After the account was changed, whose row lock orders the times. */
  async note(tx: EntityManager, call: UserCall, username: string): Promise<void> {
    const { userId: id } = call;
    const renamedAt = this.clock.now().toISOString();
    await this.events.publish(tx, userRenamed, { userId: id, username, renamedAt });
    await this.audit.write({ action: 'username-change', user: id, call, result: 'ok' }, tx);
  }
}

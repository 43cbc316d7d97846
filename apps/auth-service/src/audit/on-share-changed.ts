import type { EventData } from '@giftwell/contracts/core/event';
import { shareChanged } from '@giftwell/contracts/gift-ai/events';
import { EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { AuditService } from './audit.service.js';

/** Writes created and revoked links to the audit log. */
@EventHandler(shareChanged)
export class OnShareChanged implements Handles<typeof shareChanged> {
  constructor(private readonly audit: AuditService) {}

  async handle(
    { shareId, action, actor: userId, requestId }: EventData<typeof shareChanged>,
    tx: EntityManager,
  ): Promise<void> {
    const entry = { action, call: { userId, requestId }, result: 'ok' };
    await this.audit.write({ ...entry, object: `share:${shareId}` }, tx);
  }
}

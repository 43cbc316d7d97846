import type { EventData } from '@giftwell/contracts/core/event';
import { wishlistSharingChanged } from '@giftwell/contracts/planning/events';
import { EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { AuditService } from './audit.service.js';

/** Writes who may see a wishlist from then on to the audit log. */
@EventHandler(wishlistSharingChanged)
export class OnWishlistSharingChanged implements Handles<typeof wishlistSharingChanged> {
  constructor(private readonly audit: AuditService) {}

  async handle(
    { wishlistId, action, actor: userId, requestId }: EventData<typeof wishlistSharingChanged>,
    tx: EntityManager,
  ): Promise<void> {
    const entry = { action, call: { userId, requestId }, result: 'ok' };
    await this.audit.write({ ...entry, object: `wishlist:${wishlistId}` }, tx);
  }
}

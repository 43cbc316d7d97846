import type { EventData } from '@giftwell/contracts/core/event';
import { wishlistSharingChanged } from '@giftwell/contracts/planning/events';
import { Events, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type Audited = EventData<typeof wishlistSharingChanged>['action'];

/** Tells the audit log who shares what, without any code. */
@Injectable()
export class WishlistAuditService {
  constructor(private readonly events: Events) {}

  async note(
    tx: EntityManager,
    { userId: actor, requestId }: UserCall,
    wishlistId: number,
    action: Audited,
  ): Promise<void> {
    await this.events.publish(tx, wishlistSharingChanged, { action, actor, wishlistId, requestId });
  }
}

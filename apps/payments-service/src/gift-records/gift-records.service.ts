import { conflict } from '@giftwell/contracts/core/error';
import type { UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContributionsService, noContribution } from '../contributions/contributions.service.js';
import { GroupsService } from '../group-purchases/groups.service.js';
import { OrganizersService } from '../organizers/organizers.service.js';
import { GiftRecordEntity } from './gift-record.entity.js';

/** In whose gift record contributors keep a group gift. The organizer's is that of its recipient. */
@Injectable()
export class GiftRecordsService {
  constructor(
    private readonly db: DataSource,
    private readonly groups: GroupsService,
    private readonly organizers: OrganizersService,
    private readonly contributions: ContributionsService,
  ) {}

  async recipientOf(groupPurchaseId: number, userId: number): Promise<number | null> {
    const record = await this.db.manager.findOneBy(GiftRecordEntity, { groupPurchaseId, userId });
    return record?.recipientId ?? null;
  }

  /** planning-service adds, moves or removes the gift. */
  async keep(id: number, recipientId: number | null, call: UserCall): Promise<void> {
    const { userId } = call;
    if (recipientId !== null) await this.organizers.mustOwnRecipient(recipientId, call);
    await this.db.transaction(async (tx) => {
      const { organizerId } = await this.groups.lock(tx, id);
      if (organizerId === userId) throw conflict('own_group_gift', 'This is your own group gift');
      if (!(await this.contributions.isContributor(tx, id, userId))) throw noContribution();
      const record = { groupPurchaseId: id, userId, recipientId };
      await tx.upsert(GiftRecordEntity, record, ['groupPurchaseId', 'userId']);
      await this.groups.publish(tx, id);
    });
  }
}

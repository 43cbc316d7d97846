import { conflict } from '@giftwell/contracts/core/error';
import type { UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GroupRow } from '../group-purchases/group-row.js';
import { GroupsService } from '../group-purchases/groups.service.js';
import { AuditService } from '../ledger/audit.service.js';
import { EndingMailsService } from './ending-mails.service.js';

/** Ends the group `$1` of the user `$2` at `$3`, unless money is moving or there is none. */
const marking = `UPDATE group_purchases
  SET "boughtAt" = $3, "closedAt" = coalesce("closedAt", $3), status = 'closed'
  WHERE id = $1 AND "organizerId" = $2 AND "deletedAt" IS NULL AND "boughtAt" IS NULL
    AND "refundsAllAt" IS NULL AND "reservedCents" = 0 AND "bookedCents" > 0`;

/** Gifts that their organizers bought with the collected money. */
@Injectable()
export class BoughtGiftsService {
  constructor(
    private readonly db: DataSource,
    private readonly groups: GroupsService,
    private readonly mails: EndingMailsService,
    private readonly audit: AuditService,
  ) {}

  /** Marking it again changes nothing. */
  async mark(call: UserCall, id: number): Promise<void> {
    const { userId: actorId } = call;
    await this.db.transaction(async (tx) => {
      const [, changed] = await tx.query<[unknown, number]>(marking, [id, actorId, this.groups.now()]);
      const group = await this.groups.getOwn(actorId, id, tx);
      if (changed === 0) return mustBeBought(group);
      await this.groups.publish(tx, id);
      await this.mails.tellBought(tx, group);
      const cents = group.bookedCents;
      await this.audit.note(tx, {
        action: 'gift_bought',
        result: 'done',
        actor: call,
        groupPurchaseId: id,
        cents,
      });
    });
    await this.groups.tell(id);
  }
}

/** Says why it wasn't marked. */
function mustBeBought({ boughtAt, refundsAllAt, reservedCents }: GroupRow): void {
  if (boughtAt !== null) return;
  if (refundsAllAt !== null) throw conflict('refunds_under_way', 'Everyone is getting their money back');
  if (reservedCents > 0)
    throw conflict('payment_under_way', 'Someone is still paying. Please try again once that’s done.');
  throw conflict('no_money_collected', 'No money has been collected yet');
}

import { userDeleted } from '@giftwell/contracts/auth/events';
import type { EventData } from '@giftwell/contracts/core/event';
import { afterCommit, Erasure, EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { RefundRequestsService } from '../contributions/refund-requests.service.js';
import { GroupsService } from '../group-purchases/groups.service.js';
import { eraseUser } from './erase-user.job.js';

const statements = [
  `DELETE FROM contributions WHERE "userId" = $1 AND state = 'pledged'`,
  `UPDATE contributions SET "userId" = NULL, "contributorName" = '', "contributorEmail" = NULL, message = NULL,
     browser = NULL, request = NULL, visitor = NULL, "hideName" = true WHERE "userId" = $1`,
  `UPDATE contributions SET "contributorName" = '', "contributorEmail" = NULL, message = NULL, visitor = NULL,
     "hideName" = true WHERE "groupPurchaseId" IN (SELECT id FROM group_purchases WHERE "organizerId" = $1)`,
  `DELETE FROM group_ideas WHERE "groupPurchaseId" IN (SELECT id FROM group_purchases WHERE "organizerId" = $1)`,
  `UPDATE group_purchases SET "organizerId" = NULL, "organizerName" = NULL, title = '', description = '',
     "wishlistCode" = NULL, "wishlistItemId" = NULL, "hiddenUserId" = NULL, "recipientId" = NULL, "recipientName" = '', "hiddenFrom" = '{}',
     thanks = NULL, "thanksPhoto" = NULL, picture = NULL, "deletedAt" = coalesce("deletedAt", now()) WHERE "organizerId" = $1`,
  `UPDATE group_purchases SET "hiddenUserId" = NULL WHERE "hiddenUserId" = $1`,
];

/**
 * Removes identities and texts; the amounts stay, because money that was booked must remain explainable. What was paid
 * between the check for open groups and this event is paid back; what a gift was bought with is not.
 */
@EventHandler(userDeleted)
export class OnUserDeleted implements Handles<typeof userDeleted> {
  constructor(
    private readonly erasure: Erasure,
    private readonly refunds: RefundRequestsService,
    private readonly groups: GroupsService,
  ) {}

  async handle({ userId }: EventData<typeof userDeleted>, tx: EntityManager): Promise<void> {
    // Groups are locked before their contributions, as everywhere.
    const groups = await tx.query<{ id: number; isHeld: boolean; shareCode: string }[]>(
      `SELECT id, "bookedCents" > 0 AND "boughtAt" IS NULL AS "isHeld", "shareCode"
       FROM group_purchases WHERE "organizerId" = $1 ORDER BY id FOR UPDATE`,
      [userId],
    );
    for (const statement of statements) await tx.query(statement, [userId]);
    for (const { id, isHeld } of groups) if (isHeld) await this.refunds.begin(tx, id, userId);
    afterCommit(tx, () => {
      for (const { shareCode } of groups) void this.groups.tellPage(shareCode, { ends: true });
    });
    await this.erasure.begin(tx, eraseUser, userId);
  }
}

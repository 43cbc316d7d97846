import { conflict } from '@giftwell/contracts/core/error';
import { formatCents } from '@giftwell/contracts/core/money';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { groupPurchaseRoutes } from '@giftwell/contracts/payments/group-purchases';
import { shownText } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CoveredGoalsService } from './covered-goals.service.js';
import { GroupChangeEntity } from './group-change.entity.js';
import { endingOf, storedFields, type GroupFields } from './group-fields.js';
import { GroupMailsService } from './group-mails.service.js';
import { GroupPurchaseEntity } from './group-purchase.entity.js';
import type { GroupRow } from './group-row.js';
import { GroupsService } from './groups.service.js';

type Routes = typeof groupPurchaseRoutes;

/** Changes of a group that contributors are told about. */
@Injectable()
export class GroupChangesService {
  constructor(
    private readonly db: DataSource,
    private readonly groups: GroupsService,
    private readonly goals: CoveredGoalsService,
    private readonly mails: GroupMailsService,
  ) {}

  /** A new deadline holds in the time zone; without one, in that of the group. */
  async update(
    userId: number,
    { id, ...fields }: HandlerInput<Routes['update']>,
    timeZone: string | null,
  ): Promise<void> {
    const shareCode = await this.db.transaction(async (tx) => {
      const before = await this.groups.lockOwn(tx, userId, id);
      mustKeepEnding(before, fields);
      mustHoldCollected(before, fields);
      const changes = {
        ...storedFields(fields),
        ...(fields.deadline !== undefined &&
          (await this.newEnding(tx, before, { deadline: fields.deadline, timeZone }))),
        // Its organizer is told anew when everyone is refunded.
        ...(fields.ifShort !== undefined && fields.ifShort !== before.ifShort && { refundsAfter: null }),
      };
      if (Object.keys(changes).length > 0) await tx.update(GroupPurchaseEntity, { id }, changes);
      await this.groups.refreshStatus(tx, id);
      if (told.some((field) => fields[field] !== undefined)) await this.groups.publish(tx, id);
      await this.goals.startIfCovered(tx, before);
      await this.noteChanges(tx, before, fields);
      return before.shareCode;
    });
    await this.groups.tell(id);
    if (fields.hiddenFrom !== undefined) await this.groups.tellPage(shareCode, { ends: true });
  }

  async thank(userId: number, { id, message, picture, photo }: HandlerInput<Routes['thank']>): Promise<void> {
    await this.db.transaction(async (tx) => {
      const group = await this.groups.lockOwn(tx, userId, id);
      const thanks = shownText(message);
      const thanksPhoto = photo === undefined ? group.thanksPhoto : photo;
      await tx.update(GroupPurchaseEntity, { id }, { thanks, thanksPhoto, ...(picture && { picture }) });
      if (thanksPhoto !== group.thanksPhoto) await this.groups.publish(tx, id);
      await this.mails.thank(tx, group, { text: thanks, photo: thanksPhoto });
    });
    await this.groups.tell(id);
  }

  private async newEnding(
    tx: EntityManager,
    before: GroupRow,
    wanted: { deadline: string | null; timeZone: string | null },
  ) {
    const { deadline } = wanted;
    if (deadline === before.deadline) return {};
    const stored = await tx.findOneByOrFail(GroupPurchaseEntity, { id: before.id });
    const timeZone = wanted.timeZone ?? stored.timeZone;
    return {
      timeZone,
      refundsAfter: null,
      ...(await endingOf(tx, { deadline, timeZone }, this.groups.now())),
    };
  }

  /** What contributors relied on is shown and mailed when it changes. */
  private async noteChanges(tx: EntityManager, before: GroupRow, fields: GroupFields): Promise<void> {
    const changes = changesOf(before, fields);
    if (before.contributorCount === 0 || changes.length === 0) return;
    const at = this.groups.now();
    await tx.insert(
      GroupChangeEntity,
      changes.map((change) => ({ ...change, groupPurchaseId: before.id, at })),
    );
    await this.mails.tellChanges(tx, before, changes);
  }
}

/** What other services know of a group. */
const told = ['title', 'targetAmount', 'recipientId', 'occasionType', 'picture'] as const;

function changesOf(before: GroupRow, { targetAmount, deadline, ifShort }: GroupFields) {
  const changes: Pick<GroupChangeEntity, 'field' | 'from' | 'to'>[] = [];
  if (targetAmount !== undefined && targetAmount !== before.targetCents)
    changes.push({
      field: 'targetAmount',
      from: formatCents(before.targetCents),
      to: formatCents(targetAmount),
    });
  if (deadline !== undefined && deadline !== before.deadline)
    changes.push({ field: 'deadline', from: before.deadline, to: deadline ?? null });
  if (ifShort !== undefined && ifShort !== before.ifShort)
    changes.push({ field: 'ifShort', from: before.ifShort, to: ifShort });
  return changes;
}

/** Contributors were told when they are refunded after its organizer closed it. */
function mustKeepEnding({ closedAt }: GroupRow, { deadline, ifShort }: GroupFields): void {
  if (closedAt !== null && (deadline !== undefined || ifShort !== undefined))
    throw conflict(
      'group_purchase_ended',
      'This group gift is closed, so its deadline and rule can’t change anymore',
    );
}

function mustHoldCollected(
  { bookedCents, reservedCents, pledgedCents, coveredAt }: GroupRow,
  { targetAmount }: GroupFields,
): void {
  // Promises that stay unpaid once money is collected don't keep the target up.
  const least = bookedCents + reservedCents + (coveredAt === null ? pledgedCents : 0);
  if (targetAmount !== undefined && targetAmount < least)
    throw conflict(
      'target_below_collected',
      `The goal can’t be less than the ${formatCents(least)} already collected${coveredAt === null ? ' or promised' : ''}`,
    );
}

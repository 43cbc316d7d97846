import { conflict } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import {
  groupPurchasesOfAUser,
  type GroupPurchase,
  type groupPurchaseRoutes,
} from '@giftwell/contracts/payments/group-purchases';
import { Clock, newShareCode, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { endingOf, storedFields, type GroupFields } from './group-fields.js';
import { GroupIdeaEntity } from './group-idea.entity.js';
import { storedIdeas } from './group-ideas.service.js';
import { GroupPurchaseEntity } from './group-purchase.entity.js';
import { GroupsService } from './groups.service.js';
import { OrganizersService } from '../organizers/organizers.service.js';

type Routes = typeof groupPurchaseRoutes;

/** Group gifts of their organizers. */
@Injectable()
export class GroupPurchasesService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly groups: GroupsService,
    private readonly organizers: OrganizersService,
  ) {}

  async list(userId: number): Promise<GroupPurchase[]> {
    return (await this.groups.listOf(userId)).map((row) => this.groups.own(row));
  }

  async get(userId: number, id: number): Promise<GroupPurchase> {
    return this.groups.own(await this.groups.getOwn(userId, id));
  }

  async create(input: HandlerInput<Routes['create']>, call: UserCall): Promise<GroupPurchase> {
    const { ideas, collects, wishlistItem, ...fields } = input;
    const { userId } = call;
    const { username, timeZone } = await this.organizers.get(call);
    await this.checkRecipient(input, call);
    const owner = wishlistItem && (await this.organizers.ownerOfWishlist(wishlistItem.shareCode, call));
    const now = this.clock.now();
    const id = await this.db.transaction(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext('group purchases'), $1)`, [userId]);
      if ((await this.countOf(tx, userId)) >= groupPurchasesOfAUser) throw tooMany();
      const { identifiers } = await tx.insert(GroupPurchaseEntity, {
        ...{ organizerId: userId, organizerName: username, timeZone, collects },
        shareCode: newShareCode(),
        ...(wishlistItem && { wishlistCode: wishlistItem.shareCode, wishlistItemId: wishlistItem.itemId }),
        ...(owner && owner !== userId && { hiddenUserId: owner }),
        ...{ createdAt: now, organizerNamedAt: now },
        ...storedFields(fields),
        ...(await endingOf(tx, { deadline: fields.deadline ?? null, timeZone }, now)),
      });
      const made = (identifiers[0] as { id: number }).id;
      if (ideas.length > 0) await tx.insert(GroupIdeaEntity, storedIdeas(made, ideas));
      await this.groups.publish(tx, made);
      return made;
    });
    return this.get(userId, id);
  }

  /** Throws `recipient_not_found` if another user's recipient was given. */
  async checkRecipient({ recipientId }: Pick<GroupFields, 'recipientId'>, call: UserCall): Promise<void> {
    if (recipientId) await this.organizers.mustOwnRecipient(recipientId, call);
  }

  /** Where the days of a given deadline are counted now; null for none, or if that isn't known. */
  async timeZoneOf({ deadline }: Pick<GroupFields, 'deadline'>, call: UserCall): Promise<string | null> {
    return deadline ? this.organizers.timeZone(call) : null;
  }

  /** Throws `photo_not_found` if another user's photo was given. */
  async checkPhoto({ photo }: { photo?: string | null | undefined }, call: UserCall): Promise<void> {
    if (photo) await this.organizers.mustOwnPhoto(photo, call);
  }

  /** One with booked money in its history stays in the database, without being shown. */
  async remove(userId: number, id: number): Promise<void> {
    const shareCode = await this.db.transaction(async (tx) => {
      const group = await this.groups.lockOwn(tx, userId, id);
      const { bookedCents, reservedCents, boughtAt } = group;
      if (boughtAt === null && bookedCents + reservedCents > 0) throw holdsMoney();
      const wasPaid = await tx.query<object[]>(
        `SELECT 1 FROM contributions WHERE "groupPurchaseId" = $1 AND kind <> 'pledge' LIMIT 1`,
        [id],
      );
      await this.groups.publish(tx, id, { isDeleted: true });
      const now = this.clock.now();
      if (wasPaid.length === 0) await tx.delete(GroupPurchaseEntity, { id });
      else await tx.update(GroupPurchaseEntity, { id }, { deletedAt: now, closedAt: now });
      return group.shareCode;
    });
    await this.groups.tellPage(shareCode, { ends: true });
  }

  private async countOf(tx: EntityManager, organizerId: number): Promise<number> {
    const [{ count }] = await tx.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM group_purchases WHERE "organizerId" = $1 AND "deletedAt" IS NULL',
      [organizerId],
    );
    return count;
  }
}

const tooMany = () =>
  conflict(
    'too_many_group_purchases',
    `You’ve reached the limit of ${groupPurchasesOfAUser} group gifts. Delete one first.`,
  );
const holdsMoney = () =>
  conflict(
    'holds_money',
    'This group gift holds money. Refund it or mark it as bought first, then delete it.',
  );

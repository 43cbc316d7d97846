import {
  groupGiftChanged,
  groupPageChanged,
  groupPageTopic,
  groupPurchaseChanged,
} from '@giftwell/contracts/payments/events';
import { afterCommit, Clock, Events, Pusher } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GroupPurchaseEntity } from './group-purchase.entity.js';
import type {
  GroupPurchase,
  OwnContribution,
  ShownGroup,
} from '@giftwell/contracts/payments/group-purchases';
import {
  groupColumns,
  groupSums,
  giftRecordOwnersStatement,
  ownGroup,
  peopleSql,
  shownGroup,
  storedColumns,
  groupGiftEvent,
  type GroupRow,
  type GiftRecordOwner,
  type StoredGroup,
} from './group-row.js';
import { acceptsMoney, acceptsPledges, statusOf } from './group-status.js';
import { noGroup } from '../organizers/organizers.service.js';

const there = 'g."deletedAt" IS NULL';
type Readable = Pick<EntityManager, 'query'>;
type Stored = Pick<GroupPurchaseEntity, 'status' | 'bookedCents' | 'targetCents' | 'endsAt' | 'closedAt'>;
/** A contribution, as far as it counts for a gift record. */
interface Share {
  userId: number | null;
  kind: OwnContribution['kind'];
}

/** Who sees a group's changes at once. */
interface Person {
  userId: number;
  shareCode: string;
}

/** Finds and locks groups, and keeps their stored status. */
@Injectable()
export class GroupsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly pusher: Pusher,
    private readonly events: Events,
  ) {}

  /** The time that decides what is over. */
  now(): Date {
    return this.clock.now();
  }

  /** For everyone. */
  shown(row: GroupRow): ShownGroup {
    return shownGroup(row, this.clock.now());
  }

  /** For the organizer. */
  own(row: GroupRow): GroupPurchase {
    return ownGroup(row, this.clock.now());
  }

  /** What a visitor can do now; null if it has ended. */
  accepts(row: GroupRow): 'money' | 'pledges' | null {
    const now = this.clock.now();
    if (acceptsMoney(row, now)) return 'money';
    return acceptsPledges(row, now) ? 'pledges' : null;
  }

  /** The pledges cover the target: from now on money is accepted. */
  async startCollecting(tx: EntityManager, id: number): Promise<void> {
    await tx.update(GroupPurchaseEntity, { id }, { coveredAt: this.clock.now() });
  }

  async listOf(organizerId: number): Promise<GroupRow[]> {
    return this.db.query<GroupRow[]>(
      `SELECT ${groupColumns} FROM group_purchases g ${groupSums}
       WHERE g."organizerId" = $1 AND ${there} ORDER BY g."createdAt" DESC, g.id DESC`,
      [organizerId],
    );
  }

  getOwn(organizerId: number, id: number, db: Readable = this.db): Promise<GroupRow> {
    return this.one(`g.id = $1 AND g."organizerId" = $2 AND ${there}`, [id, organizerId], db);
  }

  getByCode(shareCode: string, db: Readable = this.db): Promise<GroupRow> {
    return this.one(`g."shareCode" = $1 AND ${there}`, [shareCode], db);
  }

  getById(id: number, db: Readable = this.db): Promise<GroupRow> {
    return this.one(`g.id = $1 AND ${there}`, [id], db);
  }

  /** Locks the row first, so that totals read afterwards stay as they are until the end of the transaction. */
  async lock(tx: EntityManager, id: number, { alsoDeleted = false } = {}): Promise<GroupRow> {
    // Sent at once. Postgres reads the totals when it has the lock.
    const [, row] = await Promise.all([
      tx.query('SELECT id FROM group_purchases WHERE id = $1 FOR UPDATE', [id]),
      this.one(alsoDeleted ? 'g.id = $1' : `g.id = $1 AND ${there}`, [id], tx),
    ]);
    return row;
  }

  /** The same without its sums, which take longer with every contribution. */
  async lockStored(tx: EntityManager, id: number): Promise<StoredGroup> {
    const [row] = await tx.query<StoredGroup[]>(
      `SELECT ${storedColumns} FROM group_purchases g WHERE g.id = $1 AND ${there} FOR UPDATE`,
      [id],
    );
    if (!row) throw noGroup();
    return row;
  }

  /**
   * Changes a contribution, then tells about it. Who changes a group's totals with a contribution locks the group first:
   * the other way round, two of them would wait for each other.
   */
  async changeContribution<T>(
    contributionId: number,
    change: (tx: EntityManager, group: GroupRow) => Promise<T>,
  ): Promise<T> {
    const { group, changed } = await this.db.transaction(async (tx) => {
      const [row] = await tx.query<{ id: number }[]>(
        'SELECT "groupPurchaseId" AS id FROM contributions WHERE id = $1',
        [contributionId],
      );
      if (!row) throw noGroup();
      const locked = await this.lock(tx, row.id, { alsoDeleted: true });
      return { group: locked, changed: await change(tx, locked) };
    });
    await this.tell(group.id);
    return changed;
  }

  async lockOwn(tx: EntityManager, organizerId: number, id: number): Promise<GroupRow> {
    const [, row] = await Promise.all([
      tx.query('SELECT id FROM group_purchases WHERE id = $1 AND "organizerId" = $2 FOR UPDATE', [
        ...[id, organizerId],
      ]),
      this.getOwn(organizerId, id, tx),
    ]);
    return row;
  }

  /** Stores the status after a change of money, target, deadline or closing. True if it was reached by this. */
  async refreshStatus(tx: EntityManager, id: number): Promise<boolean> {
    const [group] = await tx.query<Stored[]>(
      `SELECT status, "bookedCents", "targetCents", "endsAt", "closedAt" FROM group_purchases WHERE id = $1`,
      [id],
    );
    const status = statusOf(group!, this.clock.now());
    if (status === group!.status) return false;
    await tx.update(GroupPurchaseEntity, { id }, { status });
    await this.publish(tx, id);
    return status === 'completed';
  }

  /** Tells other services of a locked group, when what they know of it has changed or is about to be deleted. */
  async publish(tx: EntityManager, id: number, { isDeleted = false } = {}): Promise<void> {
    await tx.increment(GroupPurchaseEntity, { id }, 'version', 1);
    const row = await tx.findOneByOrFail(GroupPurchaseEntity, { id });
    // Without one, the account was deleted, and nothing is known of it anymore.
    if (row.organizerId === null) return;
    const owners = await tx.query<GiftRecordOwner[]>(giftRecordOwnersStatement, [
      id,
      row.organizerId,
      row.recipientId,
    ]);
    for (const owner of owners)
      await this.events.publish(tx, groupGiftChanged, groupGiftEvent(row, owner, isDeleted));
  }

  /** The same after a change of what somebody contributes, if the group is in their gift record. */
  async publishShare(tx: EntityManager, id: number, { userId, kind }: Share): Promise<void> {
    if (userId === null || kind === 'manual') return;
    const keeps = await tx.query<object[]>(
      `SELECT 1 FROM group_purchases WHERE id = $1 AND "organizerId" = $2
       UNION ALL SELECT 1 FROM gift_records WHERE "groupPurchaseId" = $1 AND "userId" = $2`,
      [id, userId],
    );
    if (keeps.length > 0) await this.publish(tx, id);
  }

  /** Tells the browsers of the organizer and of contributors with an account; to be called after the commit. */
  async tell(id: number): Promise<void> {
    await this.push(id, await this.peopleOf(id, this.db));
  }

  /** The same when `tx` commits. */
  async tellAfter(tx: EntityManager, id: number): Promise<void> {
    const people = await this.peopleOf(id, tx);
    afterCommit(tx, () => void this.push(id, people));
  }

  private peopleOf(id: number, db: Readable): Promise<Person[]> {
    return db.query<Person[]>(
      `SELECT g."shareCode", u."userId" FROM group_purchases g CROSS JOIN LATERAL (${peopleSql('g.id')}) u
       WHERE g.id = $1 AND u."userId" IS NOT NULL`,
      [id],
    );
  }

  /** Tells the browsers of these people, and those that have the public page open. */
  async push(id: number, people: readonly Person[]): Promise<void> {
    const [first] = people;
    await Promise.all([
      first && this.tellPage(first.shareCode),
      ...people.map(({ userId, shareCode }) =>
        this.pusher.toUser(userId, groupPurchaseChanged, { id, shareCode }),
      ),
    ]);
  }

  /** Tells the browsers that have the public page open; `ends` if not everyone may see it anymore. */
  async tellPage(shareCode: string, { ends = false } = {}): Promise<void> {
    await this.pusher.toTopic(groupPageTopic(shareCode), groupPageChanged, { ends });
  }

  private async one(condition: string, values: unknown[], db: Readable): Promise<GroupRow> {
    const [row] = await db.query<GroupRow[]>(
      `SELECT ${groupColumns} FROM group_purchases g ${groupSums} WHERE ${condition}`,
      values,
    );
    if (!row) throw noGroup();
    return row;
  }
}

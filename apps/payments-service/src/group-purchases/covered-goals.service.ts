import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GroupMailsService, type Contributor } from './group-mails.service.js';
import type { GroupRow, StoredGroup } from './group-row.js';
import { GroupsService } from './groups.service.js';

/** Groups that collect promises first. */
@Injectable()
export class CoveredGoalsService {
  constructor(
    private readonly groups: GroupsService,
    private readonly mails: GroupMailsService,
  ) {}

  /** After a new pledge. */
  async promised(tx: EntityManager, group: GroupRow, pledge: Contributor & { id: number }): Promise<void> {
    await this.mails.tellContributor(tx, group, pledge, { kind: 'pledged', key: String(pledge.id) });
    await this.startIfCovered(tx, group);
  }

  /**
   * Once promises and received money cover the goal, money is accepted and everyone is asked to pay. `before` is the
   * locked group before the change.
   */
  async startIfCovered(tx: EntityManager, before: StoredGroup): Promise<void> {
    if (before.collects !== 'pledges' || before.coveredAt !== null) return;
    const group = await this.groups.getById(before.id, tx);
    const { pledgedCents, bookedCents, reservedCents, targetCents } = group;
    const isCovered = pledgedCents + bookedCents + reservedCents >= targetCents;
    if (this.groups.accepts(group) !== 'pledges' || !isCovered) return;
    await this.groups.startCollecting(tx, group.id);
    await this.mails.askToPay(tx, group);
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GroupMailsService } from './group-mails.service.js';
import { GroupsService } from './groups.service.js';

/** Groups that collect promises first. */
@Injectable()
export class CoveredGoalsService {
  constructor(
    private readonly groups: GroupsService,
    private readonly mails: GroupMailsService,
  ) {}

  /** Once promises and received money cover the goal, money is accepted and everyone is asked to pay. */
  async startIfCovered(tx: EntityManager, id: number): Promise<void> {
    const group = await this.groups.getById(id, tx);
    const { pledgedCents, bookedCents, reservedCents, targetCents } = group;
    const isCovered = pledgedCents + bookedCents + reservedCents >= targetCents;
    if (this.groups.accepts(group) !== 'pledges' || !isCovered) return;
    await this.groups.startCollecting(tx, id);
    await this.mails.askToPay(tx, group);
  }
}

import type { AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { GroupRow } from './group-row.js';
import { GroupsService } from './groups.service.js';
import { noGroup, OrganizersService } from '../organizers/organizers.service.js';

/** Groups by their secret code, for those who may see them. */
@Injectable()
export class VisibleGroupsService {
  constructor(
    private readonly groups: GroupsService,
    private readonly organizers: OrganizersService,
  ) {}

  /** Throws `group_purchase_not_found` also to people who must not see it. */
  async get(shareCode: string, call: AnyCall): Promise<GroupRow> {
    const row = await this.groups.getByCode(shareCode);
    if (call.userId === row.organizerId) return row;
    if (row.hiddenUserId !== null && call.userId === row.hiddenUserId) throw noGroup();
    await this.organizers.mustNotBeHiddenFrom(row.hiddenFrom, call);
    return row;
  }
}

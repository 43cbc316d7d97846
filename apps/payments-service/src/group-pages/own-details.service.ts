import { Injectable } from '@nestjs/common';
import { ContributionsService } from '../contributions/contributions.service.js';
import { GroupDetailsService } from './group-details.service.js';

/** What the organizer's page of a group shows besides the group itself. */
@Injectable()
export class OwnDetailsService {
  constructor(
    private readonly contributions: ContributionsService,
    private readonly details: GroupDetailsService,
  ) {}

  /** Contributions before one of them, or the newest. */
  async of(id: number, before: number | undefined) {
    const [listed, details] = await Promise.all([this.contributions.listOf(id, before), this.details.of(id)]);
    return { ...listed, ...details };
  }
}

import { LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GroupsService } from '../group-purchases/groups.service.js';

/** True if there is something to tell the browsers. */
type Change = (tx: EntityManager, id: number) => Promise<boolean>;

/** What is due for several groups. */
@Injectable()
export class GroupByGroupService {
  constructor(
    private readonly db: DataSource,
    private readonly groups: GroupsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Changes each group that the statement finds; its `$1` is now. One group's failure doesn't stop the others: it is still
   * due the next time.
   */
  async each(statement: string, change: Change): Promise<void> {
    const due = await this.db.query<{ id: number }[]>(statement, [this.groups.now()]);
    for (const { id } of due)
      await this.one(id, change).catch((error: unknown) => {
        this.logger.warn({ err: error, groupPurchaseId: id }, 'Group gift left for the next time');
      });
  }

  private async one(id: number, change: Change): Promise<void> {
    const isChanged = await this.db.transaction((tx) => change(tx, id));
    if (isChanged) await this.groups.tell(id);
  }
}

import { Clock, defineJob, JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ProviderEventEntity } from './provider-event.entity.js';
import { ReconciliationService } from './reconciliation.service.js';

export const processProviderEvent = defineJob({
  // Jobs in the queue have this name.
  name: 'payments.follow-event',
  data: z.object({ eventId: z.string() }),
  attempts: 10,
});

/** Books what a message of the provider is about. */
@JobHandler(processProviderEvent)
export class ProcessProviderEvent implements Runs<typeof processProviderEvent> {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly reconciliation: ReconciliationService,
  ) {}

  async run({ eventId }: z.output<typeof processProviderEvent.data>, finish: Finish): Promise<void> {
    const event = await this.db.manager.findOneBy(ProviderEventEntity, { id: eventId });
    if (event) await this.reconciliation.process(event);
    await finish(async (tx) => {
      await tx.update(ProviderEventEntity, { id: eventId }, { handledAt: this.clock.now() });
    });
  }
}

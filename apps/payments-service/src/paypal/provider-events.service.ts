import { invalid } from '@giftwell/contracts/core/error';
import { Clock, Jobs, type AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { SignedMessage } from '../provider/payment-provider.service.js';
import { processProviderEvent } from './process-provider-event.job.js';
import { MessageSignaturesService } from './message-signatures.service.js';

const id = z.string().min(1).max(100);
const messageSchema = z.object({
  ...{ id, event_type: id },
  resource: z.object({
    id,
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  }),
});
type Message = z.output<typeof messageSchema>;

/** The capture of a refund is only in its links. */
const captureOf = ({ resource: { links } }: Message) =>
  links
    .filter(({ rel }) => rel === 'up')
    .map(({ href }) => /\/payments\/captures\/([A-Za-z0-9]{1,40})(?:$|[/?])/.exec(href)?.[1])
    .find(Boolean) ?? null;

/** Messages of the provider. They are stored, and a job then asks the provider what happened. */
@Injectable()
export class ProviderEventsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly signatures: MessageSignaturesService,
  ) {}

  /** A repeated message changes nothing. */
  async receive(message: SignedMessage, call: AnyCall): Promise<void> {
    await this.signatures.mustBeGenuine(message, call);
    const { data } = messageSchema.safeParse(JSON.parse(message.body));
    if (!data) throw invalid('unknown_message', 'The message can’t be understood');
    await this.db.transaction(async (tx) => {
      const added = await tx.query<object[]>(
        `INSERT INTO provider_events (id, type, "resourceId", "captureId", "receivedAt")
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING RETURNING id`,
        [data.id, data.event_type, data.resource.id, captureOf(data), this.clock.now()],
      );
      if (added.length > 0) await this.jobs.add(tx, processProviderEvent, { eventId: data.id });
    });
  }
}

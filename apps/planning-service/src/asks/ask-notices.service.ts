import { mailRequested } from '@giftwell/contracts/auth/mail';
import { askAnswered } from '@giftwell/contracts/wishes/asks';
import { Events, Pusher } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';

interface Answered {
  userId: number;
  recipientId: number;
}

/** Tells the user that a recipient answered. */
@Injectable()
export class AskNoticesService {
  constructor(
    private readonly events: Events,
    private readonly pusher: Pusher,
  ) {}

  async mail(
    tx: EntityManager,
    { userId, recipientId }: Answered,
    data: { recipientName: string },
  ): Promise<void> {
    await this.events.publish(tx, mailRequested, {
      ...{ key: `planning:ask-answered:${randomUUID()}`, to: { userId }, template: 'ask-answered' },
      data: { recipientId, ...data },
    });
  }

  /** After the transaction. */
  async push({ userId, recipientId }: Answered): Promise<void> {
    await this.pusher.toUser(userId, askAnswered, { recipientId });
  }
}

import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { Ask, askRoutes } from '@giftwell/contracts/wishes/asks';
import { Clock, newShareCode, shownLine } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { knownRecipient } from '../recipients/recipient-row.js';
import { AskEntity } from './ask.entity.js';

const lifetimeMs = 30 * 86_400_000;

/** The links by which a user asks recipients. */
@Injectable()
export class AsksService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Null if there is none, or if it has expired without an answer. */
  async get(userId: number, recipientId: number): Promise<Ask | null> {
    await knownRecipient(this.db.manager, userId, recipientId);
    const ask = await this.db.manager.findOneBy(AskEntity, { recipientId, userId });
    return ask && (ask.answeredAt || ask.expiresAt > this.clock.now()) ? shown(ask) : null;
  }

  async start(userId: number, { id, from }: HandlerInput<(typeof askRoutes)['start']>): Promise<Ask> {
    return this.db.transaction(async (tx) => {
      await knownRecipient(tx, userId, id);
      const now = this.clock.now();
      const ask = {
        ...{ recipientId: id, userId, code: newShareCode(), from: shownLine(from) },
        ...{ createdAt: now, expiresAt: new Date(now.getTime() + lifetimeMs), answeredAt: null },
      };
      await tx.upsert(AskEntity, ask, ['recipientId']);
      return shown(ask);
    });
  }

  async end(userId: number, recipientId: number): Promise<void> {
    await knownRecipient(this.db.manager, userId, recipientId);
    await this.db.manager.delete(AskEntity, { recipientId, userId });
  }
}

const shown = ({ code, from, expiresAt, answeredAt }: AskEntity): Ask => ({
  ...{ code, from, expiresAt: expiresAt.toISOString() },
  answeredAt: answeredAt && answeredAt.toISOString(),
});

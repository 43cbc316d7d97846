import type { CalendarFeed } from '@giftwell/contracts/dates/calendar-feed';
import { notFound } from '@giftwell/contracts/core/error';
import { Clock, newShareCode } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CalendarFeedEntity } from './calendar-feed.entity.js';

/** Turns calendar feeds on and off. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  get(userId: number): Promise<CalendarFeed | null> {
    return this.db.manager.findOneBy(CalendarFeedEntity, { userId });
  }

  /** With a new address; what the feed has stays as it was. */
  async turnOn(userId: number): Promise<CalendarFeed | null> {
    const row = { userId, code: newShareCode(), createdAt: this.clock.now() };
    await this.db.manager.upsert(CalendarFeedEntity, row, ['userId']);
    return this.get(userId);
  }

  async change(userId: number, withOrderBy: boolean): Promise<CalendarFeed | null> {
    await this.db.manager.update(CalendarFeedEntity, { userId }, { withOrderBy });
    return this.get(userId);
  }

  async turnOff(userId: number): Promise<null> {
    await this.db.manager.delete(CalendarFeedEntity, { userId });
    return null;
  }

  /** The feed at an address; throws if there is none. */
  async at(code: string): Promise<CalendarFeedEntity> {
    const feed = await this.db.manager.findOneBy(CalendarFeedEntity, { code });
    if (!feed) throw notFound('calendar_feed_not_found', 'This calendar is turned off');
    return feed;
  }
}

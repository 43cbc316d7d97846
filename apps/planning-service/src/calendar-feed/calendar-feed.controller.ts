import type { HandlerInput } from '@giftwell/contracts/core/route';
import { calendarFeedRoutes } from '@giftwell/contracts/dates/calendar-feed';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { CalendarFeedsService } from './calendar-feeds.service.js';

@Serves(calendarFeedRoutes)
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  async get(_: object, { userId }: UserCall) {
    return { feed: await this.feeds.get(userId) };
  }

  async turnOn(_: object, { userId }: UserCall) {
    return { feed: await this.feeds.turnOn(userId) };
  }

  async change({ withOrderBy }: HandlerInput<typeof calendarFeedRoutes.change>, { userId }: UserCall) {
    return { feed: await this.feeds.change(userId, withOrderBy) };
  }

  async turnOff(_: object, { userId }: UserCall) {
    return { feed: await this.feeds.turnOff(userId) };
  }
}

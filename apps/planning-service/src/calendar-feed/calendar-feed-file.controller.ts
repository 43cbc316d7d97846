import type { HandlerInput } from '@giftwell/contracts/core/route';
import { calendarFeedFileRoutes } from '@giftwell/contracts/dates/calendar-feed';
import { Serves } from '@giftwell/server-kit';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { calendarText } from './calendar-text.js';
import { FeedEntriesService } from './feed-entries.service.js';

@Serves(calendarFeedFileRoutes)
export class CalendarFeedFileController {
  constructor(
    private readonly feeds: CalendarFeedsService,
    private readonly entries: FeedEntriesService,
  ) {}

  async get({ code }: HandlerInput<typeof calendarFeedFileRoutes.get>) {
    const { userId, withOrderBy } = await this.feeds.at(code);
    return { calendar: calendarText(await this.entries.of(userId, withOrderBy)) };
  }
}

import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { CalendarFeedFileController } from './calendar-feed-file.controller.js';
import { CalendarFeedController } from './calendar-feed.controller.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { FeedEntriesService } from './feed-entries.service.js';

@Module({
  imports: [CalendarModule],
  controllers: [CalendarFeedController, CalendarFeedFileController],
  providers: [CalendarFeedsService, FeedEntriesService],
})
export class CalendarFeedModule {}

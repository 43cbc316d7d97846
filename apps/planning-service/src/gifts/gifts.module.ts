import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { GiftEventsService } from './gift-events.service.js';
import { GiftListService } from './gift-list.service.js';
import { GiftPlacesService } from './gift-places.service.js';
import { GiftRemovalService } from './gift-removal.service.js';
import { GiftsController } from './gifts.controller.js';
import { GiftsService } from './gifts.service.js';
import { OnSuggestionKept } from './on-suggestion-kept.js';
import { PurgeGift } from './purge-gift.job.js';

@Module({
  imports: [CalendarModule],
  controllers: [GiftsController],
  providers: [
    GiftsService,
    GiftEventsService,
    GiftListService,
    GiftPlacesService,
    GiftRemovalService,
    OnSuggestionKept,
    PurgeGift,
  ],
})
export class GiftsModule {}

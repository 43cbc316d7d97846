import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { GiftListService } from './gift-list.service.js';
import { GiftTargetsService } from './gift-targets.service.js';
import { GiftRemovalService } from './gift-removal.service.js';
import { GiftWritesService } from './gift-writes.service.js';
import { GiftsController } from './gifts.controller.js';
import { GiftsService } from './gifts.service.js';
import { OnSuggestionKept } from './on-suggestion-kept.js';
import { PurgeGift } from './purge-gift.job.js';

@Module({
  imports: [CalendarModule],
  controllers: [GiftsController],
  providers: [
    GiftsService,
    GiftListService,
    GiftTargetsService,
    GiftRemovalService,
    GiftWritesService,
    OnSuggestionKept,
    PurgeGift,
  ],
  exports: [GiftsService, GiftRemovalService, GiftWritesService],
})
export class GiftsModule {}

import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { GiftsModule } from '../gifts/gifts.module.js';
import { ReservationsModule } from '../reservations/reservations.module.js';
import { GroupGiftItemsService } from './group-gift-items.service.js';
import { GroupGiftRecordsService } from './group-gift-records.service.js';
import { OnGroupGiftChanged } from './on-group-gift-changed.js';

@Module({
  imports: [CalendarModule, GiftsModule, ReservationsModule],
  providers: [GroupGiftItemsService, GroupGiftRecordsService, OnGroupGiftChanged],
})
export class GroupGiftsModule {}

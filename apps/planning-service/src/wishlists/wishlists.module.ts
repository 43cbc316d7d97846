import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { ReservationsModule } from '../reservations/reservations.module.js';
import { WishlistItemsService } from './wishlist-items.service.js';
import { WishlistsController } from './wishlists.controller.js';
import { WishlistsService } from './wishlists.service.js';

@Module({
  imports: [CalendarModule, ReservationsModule],
  controllers: [WishlistsController],
  providers: [WishlistsService, WishlistItemsService],
})
export class WishlistsModule {}

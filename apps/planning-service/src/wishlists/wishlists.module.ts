import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { ReservationsModule } from '../reservations/reservations.module.js';
import { WishlistAuditService } from './wishlist-audit.service.js';
import { WishlistInvitationsController } from './wishlist-invitations.controller.js';
import { WishlistInvitationsService } from './wishlist-invitations.service.js';
import { WishlistItemsService } from './wishlist-items.service.js';
import { WishlistRemovalService } from './wishlist-removal.service.js';
import { WishlistsController } from './wishlists.controller.js';
import { WishlistsService } from './wishlists.service.js';

@Module({
  imports: [CalendarModule, ReservationsModule],
  controllers: [WishlistsController, WishlistInvitationsController],
  providers: [
    WishlistAuditService,
    WishlistsService,
    WishlistItemsService,
    WishlistRemovalService,
    WishlistInvitationsService,
  ],
})
export class WishlistsModule {}

import { Module } from '@nestjs/common';
import { GiftsModule } from '../gifts/gifts.module.js';
import { InvitationLinksController } from './invitation-links.controller.js';
import { PurgeReservations } from './purge-reservations.job.js';
import { PublicWishlistsController } from './public-wishlists.controller.js';
import { PublicWishlistsService } from './public-wishlists.service.js';
import { ReservationGiftsService } from './reservation-gifts.service.js';
import { ReservationMailsService } from './reservation-mails.service.js';
import { ReservationsController } from './reservations.controller.js';
import { ReservationsService } from './reservations.service.js';
import { WishlistOwnersController } from './wishlist-owners.controller.js';

@Module({
  imports: [GiftsModule],
  controllers: [
    InvitationLinksController,
    PublicWishlistsController,
    ReservationsController,
    WishlistOwnersController,
  ],
  providers: [
    PublicWishlistsService,
    PurgeReservations,
    ReservationGiftsService,
    ReservationMailsService,
    ReservationsService,
  ],
  exports: [PublicWishlistsService, ReservationMailsService, ReservationsService],
})
export class ReservationsModule {}

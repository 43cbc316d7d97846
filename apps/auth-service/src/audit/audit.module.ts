import { Module } from '@nestjs/common';
import { ActivityController } from './activity.controller.js';
import { AddressTruncationsService } from './address-truncations.service.js';
import { AuditController } from './audit.controller.js';
import { AuditService } from './audit.service.js';
import { OnShareChanged } from './on-share-changed.js';
import { OnWishlistSharingChanged } from './on-wishlist-sharing-changed.js';

@Module({
  controllers: [ActivityController, AuditController],
  providers: [AddressTruncationsService, AuditService, OnShareChanged, OnWishlistSharingChanged],
  exports: [AuditService],
})
export class AuditModule {}

import { Module } from '@nestjs/common';
import { GroupPurchasesModule } from '../group-purchases/group-purchases.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ProviderModule } from '../provider/provider.module.js';
import { BookingService } from './booking.service.js';
import { ContributionsService } from './contributions.service.js';
import { RefundUnbookedCapture } from './refund-unbooked-capture.job.js';
import { MovementsService } from './movements.service.js';
import { NewContributionsService } from './new-contributions.service.js';
import { PledgesService } from './pledges.service.js';
import { RefundAll } from './refund-all.job.js';
import { RefundBookingService } from './refund-booking.service.js';
import { RefundRequestsService } from './refund-requests.service.js';
import { RefundsService } from './refunds.service.js';

const services = [
  BookingService,
  ContributionsService,
  NewContributionsService,
  PledgesService,
  RefundBookingService,
  RefundRequestsService,
  RefundsService,
];

@Module({
  imports: [GroupPurchasesModule, LedgerModule, ProviderModule],
  providers: [RefundUnbookedCapture, MovementsService, RefundAll, ...services],
  exports: services,
})
export class ContributionsModule {}

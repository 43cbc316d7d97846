import { Module } from '@nestjs/common';
import { GroupPurchasesModule } from '../group-purchases/group-purchases.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { BoughtGiftsController } from './bought-gifts.controller.js';
import { BoughtGiftsService } from './bought-gifts.service.js';

/** What becomes of the money in the end. */
@Module({
  imports: [GroupPurchasesModule, LedgerModule],
  controllers: [BoughtGiftsController],
  providers: [BoughtGiftsService],
})
export class EndingsModule {}

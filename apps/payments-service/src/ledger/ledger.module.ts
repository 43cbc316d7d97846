import { Module } from '@nestjs/common';
import { AuditService } from './audit.service.js';
import { LedgerMetricsService } from './ledger-metrics.service.js';
import { LedgerService } from './ledger.service.js';

/** The two append-only records: of money, and of what was done. */
@Module({
  providers: [AuditService, LedgerService, LedgerMetricsService],
  exports: [AuditService, LedgerService],
})
export class LedgerModule {}

import { CONFIG } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import type { Config } from '../config.js';
import { ContributionsModule } from '../contributions/contributions.module.js';
import { RefundsService } from '../contributions/refunds.service.js';
import { ComingRefundsService } from '../endings/coming-refunds.service.js';
import { DeadlinesService } from '../endings/deadlines.service.js';
import { EndingsModule } from '../endings/endings.module.js';
import { MissedGoalsService } from '../endings/missed-goals.service.js';
import { GroupPurchasesModule } from '../group-purchases/group-purchases.module.js';
import { AuditService } from '../ledger/audit.service.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SettledVisitorsService } from '../personal-data/settled-visitors.service.js';
import { ProviderModule } from '../provider/provider.module.js';
import { CapturesService } from './captures.service.js';
import { SCHEDULED_TASKS, ScheduledTasksService, type ScheduledTask } from './scheduled-tasks.service.js';
import { ProcessProviderEvent } from './process-provider-event.job.js';
import { MessageSignaturesService } from './message-signatures.service.js';
import { OrdersService } from './orders.service.js';
import { PaypalController } from './paypal.controller.js';
import { ProviderEventsService } from './provider-events.service.js';
import { ReconciliationService } from './reconciliation.service.js';
import { ReservationsService } from './reservations.service.js';
import { SetupService } from './setup.service.js';
import { UnfinishedPaymentsService } from './unfinished-payments.service.js';
import { WebhooksController } from './webhooks.controller.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const scheduledTasks = {
  provide: SCHEDULED_TASKS,
  inject: [
    ...[CONFIG, ReservationsService, UnfinishedPaymentsService, RefundsService, DeadlinesService],
    ...[ComingRefundsService, MissedGoalsService, SettledVisitorsService],
    ...[ReconciliationService, LedgerService, AuditService],
  ],
  useFactory: (
    ...[
      config,
      reservations,
      unfinished,
      refunds,
      deadlines,
      comingRefunds,
      missedGoals,
      visitors,
      ...daily
    ]: [
      Config,
      ReservationsService,
      UnfinishedPaymentsService,
      RefundsService,
      DeadlinesService,
      ComingRefundsService,
      MissedGoalsService,
      SettledVisitorsService,
      ReconciliationService,
      LedgerService,
      AuditService,
    ]
  ): ScheduledTask[] => {
    const [reconciliation, ledger, audit] = daily;
    const seldomMs = 4 * config.PAYMENTS_EVERY_SECONDS * 1_000;
    return [
      { name: 'lapse', everyMs: 0, run: (now) => reservations.lapse(now) },
      { name: 'finish payments', everyMs: 0, run: () => unfinished.finish() },
      { name: 'finish refunds', everyMs: seldomMs, run: () => refunds.finish() },
      { name: 'deadlines', everyMs: seldomMs, run: () => deadlines.endGroups() },
      { name: 'coming refunds', everyMs: seldomMs, run: () => comingRefunds.tellDue() },
      { name: 'missed goals', everyMs: seldomMs, run: () => missedGoals.refundDue() },
      { name: 'settled visitors', everyMs: hourMs, run: (now) => visitors.forget(now) },
      { name: 'reconciliation', everyMs: dayMs, run: (now) => reconciliation.compare(now) },
      { name: 'ledger', everyMs: dayMs, run: () => ledger.check() },
      { name: 'audited addresses', everyMs: dayMs, run: (now) => audit.truncateAddresses(now) },
    ];
  },
};

@Module({
  imports: [
    ...[
      ContributionsModule,
      EndingsModule,
      GroupPurchasesModule,
      LedgerModule,
      PersonalDataModule,
      ProviderModule,
    ],
  ],
  controllers: [PaypalController, WebhooksController],
  providers: [
    CapturesService,
    ScheduledTasksService,
    ProcessProviderEvent,
    MessageSignaturesService,
    OrdersService,
    ProviderEventsService,
    ReconciliationService,
    ReservationsService,
    SetupService,
    UnfinishedPaymentsService,
    scheduledTasks,
  ],
})
export class PaypalModule {}

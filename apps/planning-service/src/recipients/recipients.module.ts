import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { BulkAddService } from './bulk-add.service.js';
import { DemoDataService } from './demo-data.service.js';
import { FindOrCreateService } from './find-or-create.service.js';
import { KeptOccasionsService } from './kept-occasions.service.js';
import { OccasionsController } from './occasions.controller.js';
import { OccasionsService } from './occasions.service.js';
import { PurgeOccasions } from './purge-occasions.job.js';
import { PurgeRecipient } from './purge-recipient.job.js';
import { QuotaService } from './quota.service.js';
import { RecipientOwnershipController } from './recipient-ownership.controller.js';
import { RecipientsController } from './recipients.controller.js';
import { RecipientsService } from './recipients.service.js';

@Module({
  imports: [CalendarModule, PicturesModule],
  controllers: [RecipientsController, OccasionsController, RecipientOwnershipController],
  providers: [
    RecipientsService,
    OccasionsService,
    KeptOccasionsService,
    QuotaService,
    BulkAddService,
    FindOrCreateService,
    DemoDataService,
    PurgeRecipient,
    PurgeOccasions,
  ],
})
export class RecipientsModule {}

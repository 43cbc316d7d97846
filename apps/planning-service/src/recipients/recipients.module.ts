import { Module } from '@nestjs/common';
import { BulkAddModule } from '../bulk-add/bulk-add.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { OccasionsModule } from '../occasions/occasions.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { DemoDataService } from './demo-data.service.js';
import { FindOrCreateService } from './find-or-create.service.js';
import { PurgeRecipient } from './purge-recipient.job.js';
import { RecipientOwnershipController } from './recipient-ownership.controller.js';
import { RecipientWordsController } from './recipient-words.controller.js';
import { RecipientWordsService } from './recipient-words.service.js';
import { RecipientsController } from './recipients.controller.js';
import { RecipientsService } from './recipients.service.js';

@Module({
  imports: [BulkAddModule, CalendarModule, OccasionsModule, PicturesModule],
  controllers: [RecipientsController, RecipientWordsController, RecipientOwnershipController],
  providers: [RecipientsService, RecipientWordsService, FindOrCreateService, DemoDataService, PurgeRecipient],
  exports: [RecipientsService],
})
export class RecipientsModule {}

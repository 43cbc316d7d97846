import { Module } from '@nestjs/common';
import { EnginesModule } from '../engines/engines.module.js';
import { RecipientsModule } from '../recipients/recipients.module.js';
import { RunsModule } from '../runs/runs.module.js';
import { SuggestionsModule } from '../suggestions/suggestions.module.js';
import { ReminderIdeasController } from './reminder-ideas.controller.js';
import { ReminderIdeasService } from './reminder-ideas.service.js';
import { RequestsService } from './requests.service.js';
import { WizardController } from './wizard.controller.js';
import { WizardService } from './wizard.service.js';

@Module({
  imports: [EnginesModule, RecipientsModule, RunsModule, SuggestionsModule],
  controllers: [WizardController, ReminderIdeasController],
  providers: [ReminderIdeasService, RequestsService, WizardService],
})
export class WizardModule {}

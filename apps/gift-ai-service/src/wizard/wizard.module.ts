import { Module } from '@nestjs/common';
import { EnginesModule } from '../engines/engines.module.js';
import { RecipientsModule } from '../recipients/recipients.module.js';
import { SuggestionsModule } from '../suggestions/suggestions.module.js';
import { WizardController } from './wizard.controller.js';
import { WizardService } from './wizard.service.js';

@Module({
  imports: [EnginesModule, RecipientsModule, SuggestionsModule],
  controllers: [WizardController],
  providers: [WizardService],
})
export class WizardModule {}

import { Module } from '@nestjs/common';
import { EnginesModule } from '../engines/engines.module.js';
import { SuggestionsModule } from '../suggestions/suggestions.module.js';
import { WizardController } from './wizard.controller.js';
import { WizardService } from './wizard.service.js';

@Module({
  imports: [EnginesModule, SuggestionsModule],
  controllers: [WizardController],
  providers: [WizardService],
})
export class WizardModule {}

import { KitModule, type Logger } from '@giftwell/server-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from './config.js';
import { database } from './data-source.js';
import { CalendarTitlesModule } from './calendar-titles/calendar-titles.module.js';
import { ExtractionModule } from './extraction/extraction.module.js';
import { InsightsModule } from './insights/insights.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { RecipientNamesModule } from './recipient-names/recipient-names.module.js';
import { RunsModule } from './runs/runs.module.js';
import { SharedSuggestionsModule } from './shared-suggestions/shared-suggestions.module.js';
import { SuggestionsModule } from './suggestions/suggestions.module.js';
import { TranscriptionModule } from './transcription/transcription.module.js';
import { WizardModule } from './wizard/wizard.module.js';

@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.forService({
          service: 'gift-ai',
          config,
          logger,
          database,
          calls: { addresses: { planning: config.PLANNING_RPC }, key: config.RPC_KEY },
        }),
        SuggestionsModule,
        RunsModule,
        RecipientNamesModule,
        SharedSuggestionsModule,
        WizardModule,
        ExtractionModule,
        CalendarTitlesModule,
        TranscriptionModule,
        PreferencesModule,
        InsightsModule,
        PersonalDataModule,
      ],
    };
  }
}

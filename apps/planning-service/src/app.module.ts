import { AsksModule } from './asks/asks.module.js';
import { KitModule, type Logger } from '@giftwell/server-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { CalendarImportModule } from './calendar-import/calendar-import.module.js';
import type { Config } from './config.js';
import { database } from './data-source.js';
import { GiftLinksModule } from './gift-links/gift-links.module.js';
import { CalendarFeedModule } from './calendar-feed/calendar-feed.module.js';
import { GiftPlanModule } from './gift-plan/gift-plan.module.js';
import { GiftsModule } from './gifts/gifts.module.js';
import { GroupGiftsModule } from './group-gifts/group-gifts.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { QuickNotesModule } from './quick-notes/quick-notes.module.js';
import { RecipientsModule } from './recipients/recipients.module.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { WishlistsModule } from './wishlists/wishlists.module.js';

@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.forService({
          ...{ service: 'planning', config, logger, database },
          calls: { addresses: { 'gift-ai': config.GIFT_AI_RPC }, key: config.RPC_KEY },
        }),
        RecipientsModule,
        CalendarImportModule,
        GiftsModule,
        GiftLinksModule,
        GiftPlanModule,
        GroupGiftsModule,
        QuickNotesModule,
        WishlistsModule,
        RemindersModule,
        CalendarFeedModule,
        AsksModule,
        PersonalDataModule,
      ],
    };
  }
}

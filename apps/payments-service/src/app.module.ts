import { KitModule, type Logger } from '@giftwell/server-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from './config.js';
import { database } from './data-source.js';
import { EndingsModule } from './endings/endings.module.js';
import { GiftRecordsModule } from './gift-records/gift-records.module.js';
import { GroupPagesModule } from './group-pages/group-pages.module.js';
import { PaypalModule } from './paypal/paypal.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';

@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.forService({
          ...{ service: 'payments', config, logger, database },
          // auth: the organizer's name, and who must not see a group; planning: their time zone, and whose recipient it is for.
          calls: { addresses: { auth: config.AUTH_RPC, planning: config.PLANNING_RPC }, key: config.RPC_KEY },
        }),
        EndingsModule,
        GroupPagesModule,
        GiftRecordsModule,
        PaypalModule,
        PersonalDataModule,
      ],
    };
  }
}

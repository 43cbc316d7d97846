import { KitModule, type Logger } from '@giftwell/server-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccountDeletionModule } from './account-deletion/account-deletion.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AddressesModule } from './addresses/addresses.module.js';
import type { Config } from './config.js';
import { CredentialsModule } from './credentials/credentials.module.js';
import { database } from './data-source.js';
import { GoogleModule } from './google/google.module.js';
import { HintsModule } from './hints/hints.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { MailModule } from './mail/mail.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { WebPushModule } from './web-push/web-push.module.js';

@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.forService({
          ...{ service: 'auth', config, logger, database },
          calls: {
            addresses: {
              ...{ planning: config.PLANNING_RPC, 'gift-ai': config.GIFT_AI_RPC },
              payments: config.PAYMENTS_RPC,
            },
            key: config.RPC_KEY,
          },
        }),
        AccountDeletionModule,
        AccountsModule,
        AddressesModule,
        CredentialsModule,
        GoogleModule,
        HintsModule,
        ExportsModule,
        MailModule,
        PasskeysModule,
        PreferencesModule,
        ProfileModule,
        WebPushModule,
      ],
    };
  }
}

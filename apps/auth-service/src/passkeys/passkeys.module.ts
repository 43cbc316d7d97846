import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasskeyAccountController } from './passkey-account.controller.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import { PasskeyRegistrationsService } from './passkey-registrations.service.js';
import { PasskeySignInsService } from './passkey-sign-ins.service.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysService } from './passkeys.service.js';

@Module({
  imports: [AccountsModule, AuditModule, CredentialsModule, MailModule],
  controllers: [PasskeysController, PasskeyAccountController],
  providers: [PasskeysService, PasskeyChallengesService, PasskeyRegistrationsService, PasskeySignInsService],
})
export class PasskeysModule {}

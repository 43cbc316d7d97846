import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AccountCreationService } from './account-creation.service.js';
import { ContinueSignUp } from './continue-sign-up.job.js';
import { PendingRegistrationsService } from './pending-registrations.service.js';
import { SignUpController } from './sign-up.controller.js';
import { SignUpLinksService, SignUpsService } from './sign-ups.service.js';

@Module({
  imports: [AccountsModule, AuditModule, MailModule, TokensModule],
  controllers: [SignUpController],
  providers: [
    ...[AccountCreationService, PendingRegistrationsService, SignUpsService, SignUpLinksService],
    ContinueSignUp,
  ],
  exports: [AccountCreationService, SignUpsService],
})
export class SignUpsModule {}

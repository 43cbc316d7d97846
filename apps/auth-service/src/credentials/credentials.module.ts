import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SignUpsModule } from '../sign-ups/sign-ups.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AttemptLimit } from './attempt-limit.js';
import { CredentialsController } from './credentials.controller.js';
import { CredentialsService } from './credentials.service.js';
import { FailedSignInsService } from './failed-sign-ins.service.js';
import { PasswordChangesService } from './password-changes.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordResetsService } from './password-resets.service.js';
import { PasswordsService } from './passwords.service.js';
import { SendReset } from './send-reset.job.js';

@Module({
  imports: [AccountsModule, AuditModule, MailModule, SignUpsModule, TokensModule],
  controllers: [CredentialsController, PasswordController],
  providers: [
    ...[CredentialsService, PasswordsService, PasswordResetsService, PasswordHasher, AttemptLimit],
    ...[PasswordChangesService, FailedSignInsService],
    SendReset,
  ],
  exports: [CredentialsService, PasswordChangesService],
})
export class CredentialsModule {}

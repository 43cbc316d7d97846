import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AttemptLimit } from './attempt-limit.js';
import { CredentialsController } from './credentials.controller.js';
import { CredentialsService } from './credentials.service.js';
import { PasswordHasher } from './password-hasher.js';

@Module({
  imports: [AccountsModule, AuditModule],
  controllers: [CredentialsController],
  providers: [CredentialsService, PasswordHasher, AttemptLimit],
})
export class CredentialsModule {}

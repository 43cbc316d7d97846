import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OwnersModule } from '../owners/owners.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDeletionsService } from './account-deletions.service.js';
import { AccountRemovalsService } from './account-removals.service.js';
import { EraseUser } from './erase-user.job.js';

@Module({
  imports: [AccountsModule, AuditModule, ExportsModule, MailModule, OwnersModule, TokensModule],
  controllers: [AccountDeletionController],
  providers: [AccountDeletionsService, AccountRemovalsService, EraseUser],
})
export class AccountDeletionModule {}

import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { MailModule } from '../mail/mail.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDeletionsService } from './account-deletions.service.js';
import { AccountOwnersService } from './account-owners.service.js';
import { AccountRemovalsService } from './account-removals.service.js';
import { EraseUser } from './erase-user.job.js';

@Module({
  imports: [AccountsModule, AuditModule, CredentialsModule, ExportsModule, MailModule, TokensModule],
  controllers: [AccountDeletionController],
  providers: [AccountDeletionsService, AccountOwnersService, AccountRemovalsService, EraseUser],
})
export class AccountDeletionModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { UserEntity } from '../accounts/user.entity.js';
import { AuditModule } from '../audit/audit.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SignUpsModule } from '../sign-ups/sign-ups.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { GoogleAccountController } from './google-account.controller.js';
import { GoogleAccountsService } from './google-accounts.service.js';
import { GoogleController } from './google.controller.js';
import { GoogleLinksService } from './google-links.service.js';
import { GoogleAccountCreationService } from './google-account-creation.service.js';
import { GoogleSignInsService } from './google-sign-ins.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([UserEntity]),
    ...[AccountsModule, AuditModule, CredentialsModule, MailModule, SignUpsModule, TokensModule],
  ],
  controllers: [GoogleController, GoogleAccountController],
  providers: [GoogleAccountsService, GoogleLinksService, GoogleAccountCreationService, GoogleSignInsService],
})
export class GoogleModule {}

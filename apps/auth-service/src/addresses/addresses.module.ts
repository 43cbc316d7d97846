import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { MailModule } from '../mail/mail.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AddressController } from './address.controller.js';
import { AddressLinksService } from './address-links.service.js';
import { AddressesService } from './addresses.service.js';
import { SendAddressLink } from './send-address-link.job.js';

@Module({
  imports: [AccountsModule, AuditModule, CredentialsModule, MailModule, TokensModule],
  controllers: [AddressController],
  providers: [AddressesService, AddressLinksService, SendAddressLink],
  exports: [AddressLinksService],
})
export class AddressesModule {}

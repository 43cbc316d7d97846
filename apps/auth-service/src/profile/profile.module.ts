import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AddressesModule } from '../addresses/addresses.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

@Module({
  imports: [AccountsModule, AddressesModule, CredentialsModule],
  controllers: [ProfileController],
  providers: [ProfileService],
})
export class ProfileModule {}

import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { OwnersService } from './owners.service.js';

@Module({
  imports: [AccountsModule, CredentialsModule],
  providers: [OwnersService],
  exports: [OwnersService],
})
export class OwnersModule {}

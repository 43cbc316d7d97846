import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AccountController } from './account.controller.js';
import { AccountsService } from './accounts.service.js';
import { RenamesService } from './renames.service.js';
import { UserEntity } from './user.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity]), AuditModule],
  controllers: [AccountController],
  providers: [AccountsService, RenamesService],
  exports: [AccountsService],
})
export class AccountsModule {}

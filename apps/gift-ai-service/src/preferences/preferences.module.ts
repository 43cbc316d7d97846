import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OnUserRegistered } from './on-user-registered.js';
import { PreferencesService } from './preferences.service.js';
import { UserPreferencesEntity } from './user-preferences.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserPreferencesEntity])],
  providers: [OnUserRegistered, PreferencesService],
  exports: [PreferencesService],
})
export class PreferencesModule {}

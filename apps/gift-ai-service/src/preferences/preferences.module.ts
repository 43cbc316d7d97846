import { Module } from '@nestjs/common';
import { OnUserRegistered } from './on-user-registered.js';

@Module({ providers: [OnUserRegistered] })
export class PreferencesModule {}

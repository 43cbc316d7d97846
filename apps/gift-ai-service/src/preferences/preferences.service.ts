import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { UserPreferencesEntity } from './user-preferences.entity.js';

export type Preferences = Omit<UserPreferencesEntity, 'userId'>;

@Injectable()
export class PreferencesService {
  constructor(
    @InjectRepository(UserPreferencesEntity) private readonly rows: Repository<UserPreferencesEntity>,
  ) {}

  findOf(userId: number): Promise<UserPreferencesEntity | null> {
    return this.rows.findOneBy({ userId });
  }

  /** Writes what was learned about a user over what was known. */
  async remember(tx: EntityManager, userId: number, preferences: Preferences): Promise<void> {
    await tx.upsert(UserPreferencesEntity, { userId, ...preferences }, ['userId']);
  }
}

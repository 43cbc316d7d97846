import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { UserPreferencesEntity } from './user-preferences.entity.js';

export type Preferences = Omit<UserPreferencesEntity, 'userId'>;

const columns = {
  preferredCategories: 'text[]',
  dislikedCategories: 'text[]',
  priceRangePreference: 'text',
  brandPreferences: 'text[]',
  personalityWeights: 'jsonb',
  interestWeights: 'jsonb',
  averageRating: 'float8',
  totalRatings: 'int',
  lastUpdated: 'timestamptz',
} as const satisfies Record<keyof Preferences, string>;
const names = Object.keys(columns).map((name) => `"${name}"`);
const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);

const statement = `
  INSERT INTO user_preferences ("userId", ${names.join(', ')})
  SELECT "userId", ${names.join(', ')} FROM json_to_record($1::json) AS learned ("userId" int, ${typed.join(', ')})
  ON CONFLICT ("userId") DO UPDATE SET ${names.map((name) => `${name} = EXCLUDED.${name}`).join(', ')}`;

@Injectable()
export class PreferencesService {
  constructor(
    @InjectRepository(UserPreferencesEntity) private readonly rows: Repository<UserPreferencesEntity>,
  ) {}

  findOf(userId: number): Promise<UserPreferencesEntity | null> {
    return this.rows.findOneBy({ userId });
  }

  /** Replaces what was learned about a user. */
  async remember(tx: EntityManager, userId: number, preferences: Preferences): Promise<void> {
    await tx.query(statement, [JSON.stringify({ userId, ...preferences })]);
  }
}

import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was learned about one giver. The weight of a word is how much more or less of it they like. */
@Entity('user_preferences')
@Holds({
  mine: byUserId,
  account: [
    'userId',
    'preferredCategories',
    'dislikedCategories',
    'priceRangePreference',
    'brandPreferences',
    'personalityWeights',
    'interestWeights',
    'averageRating',
    'totalRatings',
    'lastUpdated',
  ],
})
export class UserPreferencesEntity {
  @PrimaryColumn({ type: 'int' }) userId: number;
  @Column({ type: 'text', array: true, default: [] }) preferredCategories: string[];
  @Column({ type: 'text', array: true, default: [] }) dislikedCategories: string[];
  @Column({ type: 'text', nullable: true }) priceRangePreference: string | null;
  @Column({ type: 'text', array: true, default: [] }) brandPreferences: string[];
  @Column({ type: 'jsonb', default: {} }) personalityWeights: Record<string, number>;
  @Column({ type: 'jsonb', default: {} }) interestWeights: Record<string, number>;
  @Column({ type: 'float8', nullable: true }) averageRating: number | null;
  @Column({ type: 'int', default: 0 }) totalRatings: number;
  @Column({ type: 'timestamptz' }) lastUpdated: Date;
}

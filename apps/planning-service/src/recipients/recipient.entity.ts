import type { Budget, Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('recipients')
export class RecipientEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') userId: number;
  @Column('text') name: string;
  /** The normalised name by which recipients are compared. */
  @Column('text') nameKey: string;
  /** Name and nickname as they are searched. */
  @Column('text') searchKey: string;
  @Column('text', { nullable: true }) nickname: string | null;
  @Column('text') relationship: Relationship;
  @Column('text', { nullable: true }) customRelationship: string | null;
  @Column('int', { nullable: true }) age: number | null;
  /** The day on which the age was told; it grows from then on. */
  @Column('date', { nullable: true }) ageToldOn: string | null;
  @Column('date', { nullable: true }) birthdate: string | null;
  @Column('boolean', { default: true }) birthYearKnown: boolean;
  @Column('text', { array: true }) interests: string[];
  @Column('text', { nullable: true }) customInterests: string | null;
  @Column('text', { array: true }) personality: string[];
  @Column('text', { nullable: true }) customPersonality: string | null;
  @Column('text', { array: true }) lifestyle: string[];
  @Column('text', { nullable: true }) customLifestyle: string | null;
  @Column('text') budget: Budget;
  @Column('text', { array: true }) voiceTranscriptions: string[];
  /** Whose Mother's and Father's Day counts, where it is not the user's. */
  @Column('text', { nullable: true }) country: string | null;
  /** One of the example people. */
  @Column('boolean', { default: false }) isExample: boolean;
  @Column('timestamptz') createdAt: Date;
  /** Soft-deleted at this time; purged some minutes later. */
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
}

import type { Budget, Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('recipients')
@Holds({
  mine: byUserId,
  account: ['id', 'userId', 'budget', 'isExample', 'createdAt', 'deletedAt'],
  thirdPerson: [
    'name',
    'nickname',
    'relationship',
    'customRelationship',
    'age',
    'ageToldOn',
    'birthdate',
    'birthYearKnown',
    'interests',
    'toldInterests',
    'customInterests',
    'personality',
    'customPersonality',
    'lifestyle',
    'customLifestyle',
    'voiceTranscriptions',
    'country',
  ],
  derived: ['nameKey', 'searchKey'],
})
export class RecipientEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') userId: number;
  @Column('text') name: string;
  /** The normalised name, which identifies recipients. */
  @Column('text') nameKey: string;
  /** Name and nickname, normalised for the search. */
  @Column('text') searchKey: string;
  @Column('text', { nullable: true }) nickname: string | null;
  @Column('text') relationship: Relationship;
  @Column('text', { nullable: true }) customRelationship: string | null;
  @Column('int', { nullable: true }) age: number | null;
  /** The day on which the age was entered; it grows from then on. */
  @Column('date', { nullable: true }) ageToldOn: string | null;
  @Column('date', { nullable: true }) birthdate: string | null;
  @Column('boolean', { default: true }) birthYearKnown: boolean;
  @Column('text', { array: true }) interests: string[];
  /** The interests that they told by a link. A word stays here when the user removes it from the interests. */
  @Column('text', { array: true, default: [] }) toldInterests: string[];
  @Column('text', { nullable: true }) customInterests: string | null;
  @Column('text', { array: true }) personality: string[];
  @Column('text', { nullable: true }) customPersonality: string | null;
  @Column('text', { array: true }) lifestyle: string[];
  @Column('text', { nullable: true }) customLifestyle: string | null;
  @Column('text') budget: Budget;
  @Column('text', { array: true }) voiceTranscriptions: string[];
  /** Decides on Mother's and Father's Day, if it isn't the user's country. */
  @Column('text', { nullable: true }) country: string | null;
  /** One of the example people. */
  @Column('boolean', { default: false }) isExample: boolean;
  @Column('timestamptz') createdAt: Date;
  /** Soft-deleted at this time; purged some minutes later. */
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
}

import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The shared part of an idea. Shop links are made from the search term when it is shown. */
export interface SharedIdea {
  name: string;
  category: string;
  price: string;
  description: string;
  reason: string;
  searchTerm: string;
  /** Links from before pictures existed have none. */
  picture?: string | null;
}

/** A link to one idea, with its texts at the time of sharing. */
@Entity('shared_suggestions')
@Holds({
  mine: '"sharedByUserId" = $1::int',
  account: [
    'id',
    'shareCode',
    'suggestionId',
    'sharedByUserId',
    'suggestionData',
    'title',
    'message',
    'senderName',
    'viewCount',
    'public',
    'expiresAt',
    'createdAt',
  ],
  thirdPerson: ['recipientName'],
})
export class SharedSuggestionEntity {
  @PrimaryGeneratedColumn({ type: 'int' }) id: number;
  @Column({ type: 'text' }) shareCode: string;
  @Column({ type: 'int', nullable: true }) suggestionId: number | null;
  /** `null` for a guest, whose link cannot be revoked. */
  @Column({ type: 'int', nullable: true }) sharedByUserId: number | null;
  @Column({ type: 'text' }) recipientName: string;
  @Column({ type: 'jsonb' }) suggestionData: SharedIdea;
  @Column({ type: 'text', nullable: true }) title: string | null;
  @Column({ type: 'text', nullable: true }) message: string | null;
  @Column({ type: 'text', nullable: true }) senderName: string | null;
  @Column({ type: 'int', default: 0 }) viewCount: number;
  @Column({ type: 'boolean', default: true }) public: boolean;
  @Column({ type: 'timestamptz' }) expiresAt: Date;
  @Column({ type: 'timestamptz' }) createdAt: Date;
}

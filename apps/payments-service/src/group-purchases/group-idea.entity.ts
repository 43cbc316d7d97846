import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** An idea that contributors vote on. */
@Entity('group_ideas')
@Holds({ mine: null, account: ['id', 'groupPurchaseId', 'title', 'url', 'price', 'picture'] })
export class GroupIdeaEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') groupPurchaseId: number;
  @Column('text') title: string;
  @Column('text', { nullable: true }) url: string | null;
  @Column('text', { nullable: true }) price: string | null;
  @Column('text', { nullable: true }) picture: string | null;
}

/** The one vote of a contribution. */
@Entity('idea_votes')
@Holds({ mine: null, account: ['contributionId', 'ideaId'] })
export class IdeaVoteEntity {
  @PrimaryColumn('int') contributionId: number;
  @Column('int') ideaId: number;
}

import type { LinkPreview } from '@giftwell/contracts/wishes/link-previews';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was read from a page that a user pasted the link of; kept for a day. */
@Entity('link_previews')
@Holds({
  mine: byUserId,
  account: ['userId', 'url', 'title', 'createdAt'],
  money: ['price'],
  secret: ['code', 'photo'],
  derived: ['state'],
})
export class LinkPreviewEntity {
  @PrimaryColumn('text') code: string;
  @Column('int') userId: number;
  @Column('text') url: string;
  @Column('text') state: LinkPreview['state'];
  @Column('text', { nullable: true }) title: string | null;
  @Column('text', { nullable: true }) price: string | null;
  /** The code of its photo. */
  @Column('text', { nullable: true }) photo: string | null;
  @Column('timestamptz') createdAt: Date;
}

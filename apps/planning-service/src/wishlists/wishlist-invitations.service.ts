import { mailRequested } from '@giftwell/contracts/auth/mail';
import { conflict, notFound } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import {
  invitationsOfAWishlist,
  type WishlistInvitation,
  type wishlistInvitationRoutes,
} from '@giftwell/contracts/planning/wishlist-invitations';
import { Clock, Events, newShareCode, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { renewPhotoCodes } from '../pictures/photo-row.js';
import { ownWishlist } from './own-wishlist.js';
import { WishlistAuditService } from './wishlist-audit.service.js';
import { WishlistInvitationEntity } from './wishlist-invitation.entity.js';

type Routes = typeof wishlistInvitationRoutes;

/** Named people who see a list, also a private one, by links of their own. */
@Injectable()
export class WishlistInvitationsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly audit: WishlistAuditService,
  ) {}

  async list(userId: number, wishlistId: number): Promise<WishlistInvitation[]> {
    await ownWishlist(this.db.manager, userId, wishlistId);
    return this.all(this.db.manager, wishlistId);
  }

  /** Inviting the same address again changes nothing. */
  async invite(
    call: UserCall,
    { id: wishlistId, email, from }: HandlerInput<Routes['invite']>,
  ): Promise<WishlistInvitation[]> {
    return this.db.transaction(async (tx) => {
      const { title } = await ownWishlist(tx, call.userId, wishlistId, 'FOR NO KEY UPDATE');
      const invited = await this.all(tx, wishlistId);
      if (invited.some((each) => each.email.toLowerCase() === email.toLowerCase())) return invited;
      if (invited.length >= invitationsOfAWishlist) throw tooMany();
      const code = newShareCode();
      await tx.insert(WishlistInvitationEntity, { wishlistId, email, code, createdAt: this.clock.now() });
      await this.events.publish(tx, mailRequested, {
        ...{ key: `planning:invited:${randomUUID()}`, topic: `planning:wishlist:${wishlistId}` },
        ...{ to: { address: email }, senderId: call.userId, template: 'wishlist-invitation' },
        data: { code, from, listTitle: title },
      });
      await this.audit.note(tx, call, wishlistId, 'wishlist-invite');
      return this.all(tx, wishlistId);
    });
  }

  /** Ends the link of one person. */
  async remove(call: UserCall, { id, invitationId }: HandlerInput<Routes['remove']>): Promise<void> {
    await this.db.transaction(async (tx) => {
      await ownWishlist(tx, call.userId, id, 'FOR NO KEY UPDATE');
      const { affected } = await tx.delete(WishlistInvitationEntity, { id: invitationId, wishlistId: id });
      if (!affected) throw notFound('invitation_not_found', 'That invitation is gone');
      await renewPhotoCodes(tx, id);
      await this.audit.note(tx, call, id, 'wishlist-uninvite');
    });
  }

  private all(db: EntityManager, wishlistId: number): Promise<WishlistInvitation[]> {
    return db.find(WishlistInvitationEntity, {
      select: { id: true, email: true },
      where: { wishlistId },
      order: { id: 'ASC' },
    });
  }
}

const tooMany = () =>
  conflict(
    'too_many_invitations',
    `You’ve reached the limit of ${invitationsOfAWishlist} invitations. Remove one first.`,
  );

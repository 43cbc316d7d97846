import { z } from 'zod';
import { emailSchema } from '../auth/auth.js';
import { idParam, idSchema, shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { line } from '../core/text.js';

export const invitationsOfAWishlist = 50;

/** Also used by the form. */
export const invitationSchema = z.strictObject({
  email: emailSchema,
  /** The name that the mail says the invitation is from. */
  from: line(60, 'Name is required'),
});

/** Its link is only in the mail. */
const invitedSchema = z.object({ id: idSchema, email: z.string() });
export type WishlistInvitation = z.infer<typeof invitedSchema>;

const one = z.strictObject({ id: idParam });
const answer = z.object({ invitations: z.array(invitedSchema) });

/** Named people who see a list of the user by links of their own, also while it isn't public. */
export const wishlistInvitationRoutes = defineRoutes('planning', 'wishlist-invitations', {
  list: {
    method: 'GET',
    path: '/wishlists/:id/invitations',
    summary: 'List who is invited to one of my wishlists',
    input: one,
    output: answer,
    errors: ['wishlist_not_found'],
  },
  invite: {
    method: 'POST',
    path: '/wishlists/:id/invitations',
    summary: 'Invite a person to one of my wishlists by email',
    input: one.extend(invitationSchema.shape),
    output: answer,
    errors: ['wishlist_not_found', 'too_many_invitations'],
  },
  remove: {
    method: 'DELETE',
    path: '/wishlists/:id/invitations/:invitationId',
    summary: 'End the link of a person who was invited',
    input: one.extend({ invitationId: idParam }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['wishlist_not_found', 'invitation_not_found'],
  },
});

/** Internal route of planning-service for auth-service, which mails the links. Never mounted. */
export const invitationLinkRoutes = defineRoutes('planning', 'invitation-links', {
  check: {
    method: 'GET',
    path: '/internal/invitation-links/:code',
    summary: 'Check that the link of an invitation still works',
    access: 'public',
    callers: ['auth'],
    input: z.strictObject({ code: shareCodeSchema }),
    output: z.object({ works: z.boolean() }),
  },
});

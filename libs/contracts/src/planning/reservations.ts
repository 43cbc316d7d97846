import { z } from 'zod';
import { emailSchema } from '../auth/auth.js';
import { idParam, idSchema, shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { instant, line } from '../core/text.js';
import { maxPerItem, shownItemSchema } from './wishlists.js';

export const reservationStates = ['reserved', 'bought'] as const;
export type ReservationState = (typeof reservationStates)[number];

/** Also used by the form. */
export const reserverSchema = z.strictObject({
  name: line(60, 'Name is required'),
  /** Where the link to undo it and news about the item are sent; a user's are sent to their own address. */
  email: emailSchema.nullish(),
  quantity: z.int().min(1, 'At least 1').max(maxPerItem).default(1),
});

const publicWishlistSchema = z.object({
  shareCode: shareCodeSchema,
  title: z.string(),
  description: z.string().nullable(),
  items: z.array(shownItemSchema),
});
export type PublicWishlist = z.infer<typeof publicWishlistSchema>;

const byCode = z.strictObject({ shareCode: shareCodeSchema });
const noList = ['shared_wishlist_not_found'] as const;

const heldSchema = z.object({
  /** The secret part of the link that changes or ends it. */
  code: shareCodeSchema,
  itemId: idSchema,
  quantity: z.int(),
  state: z.enum(reservationStates),
});
export type HeldReservation = z.infer<typeof heldSchema>;

/** A list by its link. `get` is the same for everyone; only `taken` depends on reservations and on who asks. */
export const publicWishlistRoutes = defineRoutes('planning', 'public-wishlists', {
  get: {
    method: 'GET',
    path: '/wishlists/shared/:shareCode',
    summary: 'Get a shared wishlist, without what is taken',
    access: 'public',
    limit: 'share_code',
    // A link that was switched off stops working within this time.
    cachedMs: 1_000,
    input: byCode,
    output: publicWishlistSchema,
    errors: noList,
  },
  taken: {
    method: 'GET',
    path: '/wishlists/shared/:shareCode/taken',
    summary:
      'Get what is taken of a shared wishlist; its owner gets nothing unless the list shows it to them',
    access: 'public',
    limit: 'share_code',
    input: byCode.extend({
      /** Set by a browser that knows the list as one's own, so that its owner isn't told by another account either. */
      asOwner: z.literal('true').optional(),
    }),
    output: z.object({
      /** Whether the signed-in user owns it. */
      isOwn: z.boolean(),
      items: z.array(z.object({ id: idSchema, taken: z.int() })),
      /** The reservations of the signed-in user. */
      mine: z.array(heldSchema),
    }),
    errors: noList,
  },
  reserve: {
    method: 'POST',
    path: '/wishlists/shared/:shareCode/items/:itemId/reserve',
    summary: 'Reserve an item of a shared wishlist',
    creates: 'anyone',
    access: 'public',
    input: byCode.extend({ itemId: idParam }).extend(reserverSchema.shape),
    output: z.object({ reservation: heldSchema }),
    errors: [
      ...noList,
      'item_not_found',
      'own_wishlist',
      'item_taken',
      'too_few_left',
      'too_many_reservations',
    ],
  },
});

const reservationSchema = z.object({
  code: shareCodeSchema,
  /** The texts as they are now, or as they were when the item was deleted. */
  itemName: z.string(),
  listTitle: z.string(),
  /** Whether the item is still in the list. */
  isThere: z.boolean(),
  /** The page of a shop, while the item is in the list. */
  url: z.string().nullable(),
  /** The code by which the item was reserved, while it opens the list. */
  shareCode: shareCodeSchema.nullable(),
  name: z.string(),
  quantity: z.int(),
  state: z.enum(reservationStates),
  /** The gift in the record of the user who reserved it. */
  giftId: idSchema.nullable(),
  createdAt: instant,
});
export type Reservation = z.infer<typeof reservationSchema>;

const one = z.strictObject({ code: shareCodeSchema });
const answer = z.object({ reservation: reservationSchema });
const noReservation = ['reservation_not_found'] as const;

/** Reservations by their secret code, which only those who reserved have. */
export const reservationRoutes = defineRoutes('planning', 'reservations', {
  list: {
    method: 'GET',
    path: '/reservations',
    summary: 'List my reservations on the wishlists of others, newest first',
    input: z.strictObject({}),
    output: z.object({ reservations: z.array(reservationSchema) }),
  },
  get: {
    method: 'GET',
    path: '/reservations/:code',
    summary: 'Get a reservation',
    access: 'public',
    limit: 'share_code',
    input: one,
    output: answer,
    errors: noReservation,
  },
  setState: {
    method: 'POST',
    path: '/reservations/:code/state',
    summary: 'Say whether a reserved item is bought',
    access: 'public',
    limit: 'share_code',
    input: one.extend({ state: z.enum(reservationStates) }),
    output: answer,
    errors: noReservation,
  },
  undo: {
    method: 'DELETE',
    path: '/reservations/:code',
    summary: 'Undo a reservation, so that others can reserve the item',
    access: 'public',
    limit: 'share_code',
    input: one,
    output: z.object({ ok: z.literal(true) }),
    errors: noReservation,
  },
  addGift: {
    method: 'POST',
    path: '/reservations/:code/gift',
    summary: 'Add what I reserved to the gift record of one of my recipients',
    creates: 'users',
    input: one.extend({ recipientId: idSchema }),
    output: answer,
    errors: [...noReservation, 'recipient_not_found', 'too_many_gifts'],
  },
});

/** Internal route of planning-service for group gifts, which an owner must not see. Never mounted. */
export const wishlistOwnerRoutes = defineRoutes('planning', 'wishlist-owners', {
  get: {
    method: 'GET',
    path: '/internal/wishlists/:shareCode/owner',
    summary: 'Get the user whose list this is',
    access: 'public',
    callers: ['payments'],
    input: z.strictObject({ shareCode: shareCodeSchema }),
    output: z.object({ userId: idSchema }),
    errors: ['shared_wishlist_not_found'],
  },
});

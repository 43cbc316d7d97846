import { z } from 'zod';
import { idParam, idSchema, shareCodeSchema } from '../core/ids.js';
import { dollarSum } from '../core/money.js';
import { defineRoutes } from '../core/route.js';
import { instant, line, pictureName, text } from '../core/text.js';
import { giftLink } from './gifts.js';

export const wishlistsOfAUser = 50;
export const itemsOfAWishlist = 500;
/** How many items can be added together with their list. */
export const itemsAtOnce = 50;
export const maxPerItem = 99;

export const wishPriorities = ['low', 'medium', 'high'] as const;
export type WishPriority = (typeof wishPriorities)[number];

const itemFields = z.strictObject({
  name: line(200, 'Name is required'),
  description: text(2_000).nullish(),
  /** As the owner writes it: `25`, `$25`, `about $30`. */
  price: text(60).nullish(),
  url: giftLink.nullish(),
  priority: z.enum(wishPriorities),
  quantity: z.int().min(1, 'At least 1').max(maxPerItem, `At most ${maxPerItem}`),
  picture: pictureName.nullish(),
  /** The code of a photo that the user uploaded or that was read from a link. */
  photo: shareCodeSchema.nullish(),
});

/** Also used by the form. */
export const newWishlistItemSchema = itemFields.extend({
  priority: itemFields.shape.priority.default('medium'),
  quantity: itemFields.shape.quantity.default(1),
});

const wishlistFields = z.strictObject({
  title: line(100, 'Title is required'),
  description: text(2_000).nullish(),
  /** Whether everyone with the link sees it. */
  public: z.boolean(),
  /** Whether its owner sees how many of an item are taken; never by whom. */
  showTaken: z.boolean(),
});

/** Also used by the form. */
export const newWishlistSchema = wishlistFields.extend({
  public: wishlistFields.shape.public.default(false),
  showTaken: wishlistFields.shape.showTaken.default(false),
  items: z.array(newWishlistItemSchema).max(itemsAtOnce).default([]),
});

/** The part of an item that everyone sees. */
export const shownItemSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  /** For display. */
  price: z.string().nullable(),
  /** The first amount of the price in dollars, for sorting. */
  amount: dollarSum.nullable(),
  url: z.string().nullable(),
  priority: z.enum(wishPriorities),
  quantity: z.int(),
  /** Name of its illustration. */
  picture: z.string().nullable(),
  /** The code of its photo. */
  photo: shareCodeSchema.nullable(),
});
export type ShownItem = z.infer<typeof shownItemSchema>;

const itemSchema = shownItemSchema.extend({
  /** How many are taken; null unless the list shows it. */
  taken: z.int().nullable(),
});
export type WishlistItem = z.infer<typeof itemSchema>;

const summarySchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string().nullable(),
  public: z.boolean(),
  showTaken: z.boolean(),
  shareCode: shareCodeSchema,
  itemCount: z.int(),
  createdAt: instant,
});
export type WishlistSummary = z.infer<typeof summarySchema>;

const wishlistSchema = summarySchema.extend({ items: z.array(itemSchema) });
export type Wishlist = z.infer<typeof wishlistSchema>;

const one = z.strictObject({ id: idParam });
const itemAnswer = z.object({ item: itemSchema });
const summaryAnswer = z.object({ wishlist: summarySchema });
const done = z.object({ ok: z.literal(true) });

/** A user's own lists. No answer depends on reservations, except `taken` if the list shows it. */
export const wishlistRoutes = defineRoutes('planning', 'wishlists', {
  list: {
    method: 'GET',
    path: '/wishlists',
    summary: 'List my wishlists without their items, newest first',
    cachedForUser: true,
    input: z.strictObject({}),
    output: z.object({ wishlists: z.array(summarySchema) }),
  },
  get: {
    method: 'GET',
    path: '/wishlists/:id',
    summary: 'Get one of my wishlists with its items in their order',
    input: one,
    output: z.object({ wishlist: wishlistSchema }),
    errors: ['wishlist_not_found'],
  },
  create: {
    method: 'POST',
    path: '/wishlists',
    summary: 'Create a wishlist, with items if any',
    creates: 'users',
    input: newWishlistSchema,
    output: z.object({ wishlist: wishlistSchema }),
    errors: ['too_many_wishlists', 'photo_not_found'],
  },
  update: {
    method: 'PATCH',
    path: '/wishlists/:id',
    summary: 'Change the given fields of a wishlist',
    input: one.extend(wishlistFields.partial().shape),
    output: summaryAnswer,
    errors: ['wishlist_not_found'],
  },
  renewLink: {
    method: 'POST',
    path: '/wishlists/:id/link',
    summary: 'Replace the link of a wishlist; the previous one stops working',
    input: one,
    output: summaryAnswer,
    errors: ['wishlist_not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/wishlists/:id',
    summary: 'Delete a wishlist with its items',
    input: one,
    output: done,
    errors: ['wishlist_not_found'],
  },
  addItem: {
    method: 'POST',
    path: '/wishlists/:id/items',
    summary: 'Add an item at the end of a wishlist',
    creates: 'users',
    input: one.extend(newWishlistItemSchema.shape),
    output: itemAnswer,
    errors: ['wishlist_not_found', 'too_many_items', 'photo_not_found'],
  },
  updateItem: {
    method: 'PATCH',
    path: '/wishlists/items/:id',
    summary: 'Change the given fields of an item',
    input: one.extend(itemFields.partial().shape),
    output: itemAnswer,
    errors: ['item_not_found', 'too_many_items', 'photo_not_found'],
  },
  moveItem: {
    method: 'POST',
    path: '/wishlists/items/:id/move',
    summary: 'Move an item before another one of its list, or to the end',
    input: one.extend({ beforeId: idSchema.nullable() }),
    output: done,
    errors: ['item_not_found'],
  },
  removeItem: {
    method: 'DELETE',
    path: '/wishlists/items/:id',
    summary: 'Delete an item',
    input: one,
    output: done,
    errors: ['item_not_found'],
  },
});

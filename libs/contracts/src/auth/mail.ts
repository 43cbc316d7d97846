import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { idSchema, shareCodeSchema } from '../core/ids.js';
import { calendarDate, instant, line } from '../core/text.js';
import { emailSchema } from './auth.js';

/**
 * Kinds of mail that are sent without a request at that moment. The reader can switch each of them off; the last two go
 * only to addresses without an account.
 */
export const mailLists = [
  'reminders',
  'upcoming',
  // No mails of their own: the estimated last days to order in those of the two lists before.
  'order_by',
  'digest',
  'group_gifts',
  'invitations',
  'reservations',
] as const;
export type MailList = (typeof mailLists)[number];

export const upcomingDay = z.strictObject({
  recipientName: line(100, 'Name is required'),
  /** For example "Birthday". */
  occasion: line(100, 'Occasion is required'),
  date: calendarDate,
  daysLeft: z.number().int().min(0),
});
export type UpcomingDay = z.infer<typeof upcomingDay>;

/** Unique among all mails, for example `planning:reminder:12:2026-12-24`. */
const key = z.string().min(1).max(200);

const upcomingMail = z.strictObject({
  ...{ key, userId: idSchema, list: z.enum(mailLists) },
  template: z.literal('upcoming-days'),
  /** After this the mail is useless. */
  validUntil: instant.optional(),
  data: z.strictObject({ days: z.array(upcomingDay).min(1).max(50) }),
});

/** A date to be reminded of; `code` is the secret part of its link. */
export const remindedDay = upcomingDay.extend({
  code: shareCodeSchema,
  /** The estimated last day to order; null if it is over. */
  orderBy: calendarDate.nullable(),
  ideas: z.array(z.strictObject({ name: z.string(), price: z.string() })).max(3),
});
export type RemindedDay = z.infer<typeof remindedDay>;
const reminderMail = z.strictObject({
  ...{ key, userId: idSchema, list: z.enum(mailLists), template: z.literal('gift-reminder') },
  /** Further lists that it stands for: it is sent unless all of them are switched off. */
  otherLists: z.array(z.enum(mailLists)).max(2).optional(),
  validUntil: instant,
  data: z.strictObject({ days: z.array(remindedDay).min(1).max(50) }),
});

/** A reservation on a wishlist; `code` is the secret part of its link. */
const reservation = z.strictObject({
  code: shareCodeSchema,
  name: z.string(),
  itemName: z.string(),
  listTitle: z.string(),
});
const toAddress = z.strictObject({ address: emailSchema });
/** The user who caused a mail to an address that may be anybody's; there is a limit for each. */
const senderId = idSchema.optional();

/** To a guest who asked for the link of their reservation. */
const reservedMail = z.strictObject({
  ...{ key, to: toAddress, senderId, template: z.literal('gift-reserved'), data: reservation },
});

/**
 * What mails to a reader are about, for example `planning:reservation:12`: one that still waits says what the last one
 * said, and some templates have a pause in between.
 */
const topic = key.optional();

/** To a person who may see a wishlist; `code` is the secret part of their link. */
const invitation = z.strictObject({
  ...{ key, topic, to: toAddress, senderId, template: z.literal('wishlist-invitation') },
  data: z.strictObject({ code: shareCodeSchema, from: z.string(), listTitle: z.string() }),
});

/** To those who reserved something that its owner has changed or deleted. */
const reservationNews = z.strictObject({
  ...{ key, topic, to: z.union([z.strictObject({ userId: idSchema }), toAddress]) },
  template: z.enum(['reserved-gift-changed', 'reserved-gift-gone']),
  data: reservation,
});

/** To a user whose questions were answered by the recipient. */
const askAnswered = z.strictObject({
  ...{ key, to: z.strictObject({ userId: idSchema }), template: z.literal('ask-answered') },
  data: z.strictObject({ recipientId: idSchema, recipientName: z.string() }),
});

/** News about a group gift: its secret link, and whom or what it is about. */
const groupGift = z.strictObject({
  shareCode: shareCodeSchema,
  title: z.string(),
  /** The reader's name, or that of who contributed. */
  name: z.string(),
  /** For display, such as `$25`. */
  amount: z.string().nullable(),
  /** The changes, or the note of thanks. */
  text: z.string().nullable(),
  /** The secret code of the reader's contribution. */
  code: shareCodeSchema.nullable(),
  /** The code of a photo of the gift. */
  photo: shareCodeSchema.nullish(),
});

/** To the organizer of a group gift. */
const groupGiftNews = z.strictObject({
  ...{ key, userId: idSchema, list: z.enum(mailLists), template: z.literal('group-gift-news') },
  validUntil: instant.optional(),
  data: groupGift.extend({
    kind: z.enum(['contribution', 'reached', 'covered', 'ended', 'refunds_ahead', 'paid_back', 'reversed']),
  }),
});

/** To someone who contributed or promised to, at the address that they gave. */
const groupGiftMail = z.strictObject({
  ...{ key, to: toAddress, senderId, template: z.literal('group-gift-mail') },
  data: groupGift.extend({
    kind: z.enum([
      'receipt',
      'pledged',
      'pledge_removed',
      'pay_now',
      'refunded',
      'returned',
      'declined',
      'changed',
      'closed',
      'bought',
      'thanks',
    ]),
    /** Whether it is about a payment that moved no money, because payments are in a test mode. */
    isTest: z.boolean().optional(),
  }),
});

/**
 * Requests a mail; auth-service knows addresses and preferences, and sends it. A second request with the same key is
 * ignored.
 */
export const mailRequested = defineEvent({
  name: 'mail.requested',
  data: z.discriminatedUnion('template', [
    upcomingMail,
    reminderMail,
    reservedMail,
    reservationNews,
    invitation,
    askAnswered,
    groupGiftNews,
    groupGiftMail,
  ]),
  subscribers: ['auth'],
  isForgotten: true,
});

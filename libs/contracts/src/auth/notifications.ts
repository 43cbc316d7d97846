import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { mailLists, type MailList } from './mail.js';

/** The switches of the settings, each with its list of mails. */
export const listOfKind = {
  emailReminders: 'reminders',
  upcomingOccasions: 'upcoming',
  groupPurchaseUpdates: 'group_gifts',
  monthlyDigest: 'digest',
} as const satisfies Record<string, MailList>;
export type NotificationKind = keyof typeof listOfKind;
export const notificationKinds = Object.keys(listOfKind) as NotificationKind[];

/** The secret of an unsubscribe link: user, list and a signature. */
export const unsubscribeTokenSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}\.[a-z_]{1,20}\.[A-Za-z0-9_-]{22}$/, 'This link is not complete');

/** Whether each kind is switched on; all are, until the user switches one off. */
export const notificationsSchema = z.object({
  emailReminders: z.boolean(),
  upcomingOccasions: z.boolean(),
  groupPurchaseUpdates: z.boolean(),
  monthlyDigest: z.boolean(),
});
export type Notifications = z.infer<typeof notificationsSchema>;

/** Public routes of auth-service, mounted unchanged. */
export const notificationRoutes = defineRoutes('auth', 'notifications', {
  get: {
    method: 'GET',
    path: '/user/notifications',
    summary: 'List the kinds of mail that I get',
    input: z.strictObject({}),
    output: notificationsSchema,
  },
  change: {
    method: 'PATCH',
    path: '/user/notifications',
    summary: 'Switch kinds of mail on or off; only the given ones change',
    input: z.strictObject(notificationsSchema.partial().shape),
    output: notificationsSchema,
  },
  byLink: {
    method: 'POST',
    path: '/user/notifications/by-link',
    summary: 'Switch a kind of mail on or off with the link in such a mail, without signing in',
    access: 'public',
    limit: 'credentials',
    input: z.strictObject({ token: unsubscribeTokenSchema, on: z.boolean() }),
    output: z.object({ list: z.enum(mailLists), on: z.boolean() }),
    errors: ['link_unknown'],
  },
  oneClick: {
    method: 'POST',
    path: '/mail/unsubscribe/:token',
    summary: 'Switch a kind of mail off with the button of a mail program (RFC 8058)',
    access: 'public',
    anySite: true,
    input: z.strictObject({ token: unsubscribeTokenSchema, 'List-Unsubscribe': z.literal('One-Click') }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['link_unknown'],
  },
});

import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { mailLists, type MailList } from './mail.js';

/** The switches of the settings, each with its list of mails. */
export const listOfKind = {
  emailReminders: 'reminders',
  upcomingOccasions: 'upcoming',
  orderByHints: 'order_by',
  groupPurchaseUpdates: 'group_gifts',
  monthlyDigest: 'digest',
} as const satisfies Record<string, MailList>;
export type NotificationKind = keyof typeof listOfKind;
export const notificationKinds = Object.keys(listOfKind) as NotificationKind[];

/** The secret of an unsubscribe link: a user's number or the digest of an address, a list and a signature. */
export const unsubscribeTokenSchema = z
  .string()
  .regex(/^([1-9]\d{0,9}|[A-Za-z0-9_-]{22})\.[a-z_]{1,20}\.[A-Za-z0-9_-]{22}$/, 'This link isn’t complete');

/** Whether each kind is switched on; all are, until the user switches one off. */
export const notificationsSchema = z.object({
  emailReminders: z.boolean(),
  upcomingOccasions: z.boolean(),
  orderByHints: z.boolean(),
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

/** Most browsers of one user that show notifications; the oldest makes room. */
export const pushDevicesMax = 10;

const base64url = (length: number, message: string) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), message);

const notAPushService = 'This browser’s push service can’t be used';
const hasOnlyAHost = (address: string) => {
  const { port, username, password } = new URL(address);
  return port === '' && username === '' && password === '';
};

/** What a browser gives out to be notified (`PushSubscription.toJSON()`). The endpoint is a secret address. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, message: notAPushService })
    .max(1_000)
    .refine(hasOnlyAHost, notAPushService),
  keys: z.strictObject({
    p256dh: base64url(87, 'This is no public key'),
    auth: base64url(22, 'This is no secret of a subscription'),
  }),
});
export type PushSubscriptionKeys = z.infer<typeof pushSubscriptionSchema>;

/** What a notification says and opens. It shows on locked screens, so it names nobody. */
export const deviceNotificationSchema = z.strictObject({
  title: z.string(),
  body: z.string(),
  /** The page of the app that it opens. */
  path: z.string().startsWith('/'),
  /** A notification replaces one with the same tag. */
  tag: z.string(),
});
export type DeviceNotification = z.infer<typeof deviceNotificationSchema>;

const endpoint = z.string().min(1).max(1_000);
const pushDevicesSchema = z.object({
  /** With which a browser subscribes: our public key for Web Push (VAPID), as base64url. */
  publicKey: z.string(),
  /** Whether the given endpoint is one of the caller's. */
  isOn: z.boolean(),
  /** How many other browsers of the caller show notifications. */
  others: z.number().int(),
});

/** Public routes of auth-service, mounted unchanged. */
export const webPushRoutes = defineRoutes('auth', 'web-push', {
  state: {
    method: 'POST',
    path: '/user/notifications/devices/state',
    summary: 'Tell whether this browser shows notifications',
    input: z.strictObject({ endpoint: endpoint.nullable() }),
    output: pushDevicesSchema,
  },
  turnOn: {
    method: 'POST',
    path: '/user/notifications/devices',
    summary: 'Show notifications about coming dates on this browser',
    input: pushSubscriptionSchema,
    output: pushDevicesSchema,
  },
  turnOff: {
    method: 'POST',
    path: '/user/notifications/devices/off',
    summary: 'Show no more notifications on this browser',
    input: z.strictObject({ endpoint }),
    output: pushDevicesSchema,
  },
  turnOffOthers: {
    method: 'POST',
    path: '/user/notifications/devices/others-off',
    summary: 'Show no more notifications on all my other browsers',
    input: z.strictObject({ endpoint: endpoint.nullable() }),
    output: pushDevicesSchema,
  },
});

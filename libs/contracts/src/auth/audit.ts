import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { instant } from '../core/text.js';

/** What an account's owner can see of the audit log. */
export const activityActions = [
  'register',
  'sign-in',
  'sign-out',
  'sessions-end',
  're-authenticate',
  'password-change',
  'password-reset',
  'address-confirm',
  'address-change',
  'username-change',
  'google-link',
  'google-unlink',
  'passkey-add',
  'passkey-remove',
  'data-export',
  'share-create',
  'share-revoke',
  'wishlist-share',
  'wishlist-unshare',
  'wishlist-link-renew',
  'wishlist-invite',
  'wishlist-uninvite',
] as const;

const activitySchema = z.object({
  /** Digits; increases with time. */
  id: z.string(),
  at: instant,
  action: z.enum(activityActions),
  /** False for an attempt that was refused. */
  succeeded: z.boolean(),
});
export type Activity = z.infer<typeof activitySchema>;

/** Public route of auth-service, mounted unchanged. */
export const activityRoutes = defineRoutes('auth', 'activity', {
  list: {
    method: 'GET',
    path: '/user/activity',
    summary:
      'List sign-ins, security changes, sharing and exports of my account, newest first, in pages of 10',
    input: z.strictObject({
      /** The last id of the page before. */
      before: z
        .string()
        .regex(/^[1-9]\d{0,17}$/)
        .optional(),
    }),
    output: z.object({ activities: z.array(activitySchema), hasMore: z.boolean() }),
  },
});

/** Internal routes of auth-service that only the gateway may call. Never mounted. */
export const auditRoutes = defineRoutes('auth', 'audit', {
  note: {
    method: 'POST',
    path: '/internal/audit',
    summary: 'Record changes of sessions and refused requests of the caller',
    access: 'public',
    passesClientAddress: true,
    input: z.strictObject({
      action: z.enum(['sign-out', 'sessions-end', 'access-denied', 'limit-hit']),
      /** For example the refused route, but never its parameters. */
      object: z.string().max(200).nullable(),
      result: z.string().max(50),
    }),
    output: z.object({ ok: z.literal(true) }),
  },
});

import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { mailLists } from './mail.js';

const listSchema = z.enum(mailLists);

/** The secret of an unsubscribe link: user, list and a signature. */
export const unsubscribeTokenSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}\.[a-z_]{1,20}\.[A-Za-z0-9_-]{22}$/, 'This link is not complete');

/** Whether each list is switched on. */
export const mailPreferencesSchema = z.record(listSchema, z.boolean());
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

/** Public routes of auth-service, mounted unchanged. */
export const mailPreferenceRoutes = defineRoutes('auth', 'mail-preferences', {
  get: {
    method: 'GET',
    path: '/mail-preferences',
    summary: 'List the kinds of mail that I get',
    input: z.strictObject({}),
    output: mailPreferencesSchema,
  },
  change: {
    method: 'PATCH',
    path: '/mail-preferences',
    summary: 'Switch a kind of mail on or off',
    input: z.strictObject({ list: listSchema, on: z.boolean() }),
    output: mailPreferencesSchema,
  },
  byLink: {
    method: 'POST',
    path: '/mail-preferences/by-link',
    summary: 'Switch a kind of mail on or off with the link in such a mail, without signing in',
    access: 'public',
    limit: 'credentials',
    input: z.strictObject({ token: unsubscribeTokenSchema, on: z.boolean() }),
    output: z.object({ list: listSchema, on: z.boolean() }),
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

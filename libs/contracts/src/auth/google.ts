import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { emailSchema, passwordSchema, verifiedSchema } from './auth.js';

const done = z.object({ ok: z.literal(true) });

/** What Google says about someone. Issuer and subject identify them; the address and the name may change. */
const googleIdentitySchema = z.strictObject({
  issuer: z.string().min(1).max(255),
  subject: z.string().min(1).max(255),
  email: emailSchema.nullable(),
  emailVerified: z.boolean(),
  name: z.string().max(500).nullable(),
});
export type GoogleIdentity = z.output<typeof googleIdentitySchema>;

/** Internal routes of auth-service for the gateway, which has asked Google. Never mounted. */
export const googleAccountRoutes = defineRoutes('auth', 'google-account', {
  signIn: {
    method: 'POST',
    path: '/internal/google/sign-in',
    summary: 'Find the account of a Google identity, or open one',
    access: 'public',
    passesClientAddress: true,
    input: z.strictObject({ identity: googleIdentitySchema, timeZone: z.string().max(60).nullable() }),
    output: verifiedSchema,
    errors: ['account_exists', 'email_not_verified'],
  },
  allowLink: {
    method: 'POST',
    path: '/internal/google/allow-link',
    summary: 'Check the password of the caller before their account is linked',
    passesClientAddress: true,
    input: z.strictObject({ password: passwordSchema, from: z.string().min(1).max(64) }),
    output: done,
    errors: ['wrong_password', 'too_many_attempts', 'google_already_linked'],
  },
  link: {
    method: 'POST',
    path: '/internal/google/link',
    summary: 'Link a Google identity with the account of the caller',
    passesClientAddress: true,
    input: z.strictObject({ identity: googleIdentitySchema }),
    output: done,
    errors: ['google_taken', 'google_already_linked'],
  },
});

/** Public routes of auth-service, mounted unchanged. */
export const googleRoutes = defineRoutes('auth', 'google', {
  state: {
    method: 'GET',
    path: '/auth/google/account',
    summary: 'Whether my account is linked with Google',
    input: z.strictObject({}),
    /** `email` is the address at Google when it was linked. Without a password, the link can’t be removed. */
    output: z.object({ linked: z.boolean(), email: z.string().nullable(), hasPassword: z.boolean() }),
  },
  unlink: {
    method: 'POST',
    path: '/auth/google/unlink',
    summary: 'Remove the link with Google; needs the password, with which I can still sign in',
    limit: 'credentials',
    passesClientAddress: true,
    input: z.strictObject({ password: passwordSchema }),
    output: done,
    errors: ['wrong_password', 'too_many_attempts'],
  },
});

/** Routes of the gateway itself. `GET /auth/google` redirects to Google and isn't a part of the API. */
export const googleSignInRoutes = defineRoutes('gateway', 'google-sign-in', {
  options: {
    method: 'GET',
    path: '/auth/options',
    summary: 'Which other ways to sign in are set up',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({ google: z.boolean() }),
  },
  allowLink: {
    method: 'POST',
    path: '/auth/google/link',
    summary: 'Allow this browser to link my account by /auth/google?for=link within ten minutes',
    limit: 'credentials',
    input: z.strictObject({ password: passwordSchema }),
    output: done,
    errors: ['wrong_password', 'too_many_attempts', 'google_already_linked', 'google_not_set_up'],
  },
});

import { z } from 'zod';
import { idSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { instant, keepsDirection, text } from '../core/text.js';

export const passwordMin = 6;
export const passwordMax = 256;

export const emailSchema = z
  .string('Invalid email address')
  .trim()
  .max(254, 'Invalid email address')
  .pipe(z.email('Invalid email address'));
/** Neither trimmed nor normalised. */
export const passwordSchema = z
  .string('Password must be at least 6 characters')
  .min(passwordMin, 'Password must be at least 6 characters')
  .max(passwordMax, `Password must be at most ${passwordMax} characters`)
  .refine(
    (value) => value.isWellFormed() && !value.includes('\0'),
    'This has characters we can’t save. Please remove them.',
  );
const visible = (value: string) => value.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
export const usernameSchema = text(50, 3, 'Username must be at least 3 characters')
  .refine(
    (value) => !/[\r\n<>]/.test(value) && keepsDirection(value),
    'Leave out <, > and invisible characters',
  )
  .refine((value) => visible(value).length >= 3, 'Username must be at least 3 characters');

export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  profilePicture: z.string().nullable(),
  authProvider: z.enum(['email', 'google']),
  /** IANA name, for example `Europe/Berlin`. */
  timeZone: z.string(),
  createdAt: instant,
});
export type User = z.infer<typeof userSchema>;

export const loginSchema = z.strictObject({ email: emailSchema, password: passwordSchema });
export const registerSchema = z.strictObject({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  phoneNumber: z
    .string()
    .trim()
    .regex(/^(\+?[\d ()./-]{5,30})?$/, 'Invalid phone number')
    .nullish(),
  timeZone: z.string().max(60).optional(),
});

export const newPasswordSchema = z.strictObject({
  currentPassword: passwordSchema,
  password: passwordSchema,
});

const signedIn = z.object({ user: userSchema });
/** What the gateway needs to open a session; `sessionEpoch` isn't sent to the browser. */
export const verifiedSchema = signedIn.extend({ sessionEpoch: z.number().int() });

/** Public routes of auth-service, mounted unchanged. */
export const accountRoutes = defineRoutes('auth', 'account', {
  me: {
    method: 'GET',
    path: '/auth/me',
    summary: 'Who is signed in',
    cachedForUser: true,
    callers: ['payments'],
    input: z.strictObject({}),
    output: signedIn,
  },
});

/** How sign-in attempts are counted: by address, and by the known browser, if any. */
export const attemptFrom = z.string().min(1).max(64);
const knownDevice = z.string().max(64).nullable();

/** Internal routes of auth-service for the gateway, which opens a session from the answer. Never mounted. */
export const credentialRoutes = defineRoutes('auth', 'credentials', {
  verify: {
    method: 'POST',
    path: '/internal/credentials/verify',
    summary: 'Check an e-mail address and a password',
    access: 'public',
    passesClientAddress: true,
    input: loginSchema.extend({ from: attemptFrom, device: knownDevice }),
    output: verifiedSchema,
    errors: ['wrong_credentials'],
  },
  register: {
    method: 'POST',
    path: '/internal/credentials/register',
    summary: 'Open an account',
    access: 'public',
    passesClientAddress: true,
    input: registerSchema.extend({ from: attemptFrom }),
    /** Null where the account is opened later, by a link in a mail. */
    output: verifiedSchema.nullable(),
    errors: ['email_taken', 'username_taken', 'weak_password'],
  },
  changePassword: {
    method: 'POST',
    path: '/internal/credentials/change-password',
    summary: 'Change the password of the caller; all sessions end',
    passesClientAddress: true,
    input: newPasswordSchema.extend({ from: attemptFrom }),
    output: verifiedSchema,
    errors: ['wrong_password', 'weak_password', 'too_many_attempts'],
  },
  epoch: {
    method: 'GET',
    path: '/internal/credentials/epoch',
    summary: 'The session epoch of the caller',
    input: z.strictObject({}),
    output: z.object({ sessionEpoch: z.number().int() }),
  },
});

export const sessionSchema = z.object({
  /** The first characters of the hashed session id: identifies the session, gives no access to it. */
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
});

/** Routes of the gateway itself, which owns the sessions. */
export const sessionRoutes = defineRoutes('gateway', 'sessions', {
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in',
    access: 'public',
    limit: 'credentials',
    input: loginSchema,
    output: signedIn,
    errors: ['wrong_credentials'],
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Create an account and sign in, or mail a link for that',
    access: 'public',
    limit: 'credentials',
    input: registerSchema,
    /** `user` is null where a mail server is set up: a link was mailed, whether the address has an account or not. */
    output: z.object({ user: userSchema.nullable() }),
    errors: ['email_taken', 'username_taken', 'weak_password'],
  },
  current: {
    method: 'GET',
    path: '/auth/session',
    summary: 'Who is signed in, or null for a guest; for pages that anybody may open',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({ user: userSchema.nullable() }),
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'Sign out',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({ ok: z.literal(true) }),
  },
  list: {
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Where I am signed in',
    input: z.strictObject({}),
    output: z.object({ sessions: z.array(sessionSchema) }),
  },
  endOthers: {
    method: 'POST',
    path: '/auth/sessions/end-others',
    summary: 'Sign out everywhere else',
    input: z.strictObject({}),
    output: z.object({ ended: z.number().int() }),
  },
  end: {
    method: 'DELETE',
    path: '/auth/sessions/:id',
    summary: 'Sign out one of my devices',
    input: z.strictObject({ id: z.string().regex(/^[\w-]{12}$/) }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['session_not_found'],
  },
  changePassword: {
    method: 'POST',
    path: '/auth/password/change',
    summary: 'Change my password; all other sessions end',
    limit: 'credentials',
    input: newPasswordSchema,
    output: signedIn,
    errors: ['wrong_password', 'weak_password', 'too_many_attempts'],
  },
});

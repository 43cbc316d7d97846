import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { instant, line } from '../core/text.js';
import { passwordSchema, userSchema, verifiedSchema } from './auth.js';

const bytes = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(max);
const transportSchema = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.record(z.string().max(50), z.unknown()),
};
/** What the browser answers to the options, as JSON of the WebAuthn standard. */
const registrationSchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    authenticatorData: bytes(8_000).optional(),
    publicKey: bytes(8_000).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    transports: z.array(transportSchema).max(7).optional(),
  }),
});
const assertionSchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(8_000),
    /** Post-quantum signatures (ML-DSA) have about 6,000 characters. */
    signature: bytes(8_000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyRegistration = z.output<typeof registrationSchema>;
export type PasskeyAssertion = z.output<typeof assertionSchema>;

/** For the browser's WebAuthn calls. */
const optionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });
const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;
export const maxPasskeys = 10;
export const passkeyNameSchema = line(50, 'Please give it a name');
const done = z.object({ ok: z.literal(true) });

/** Public routes of auth-service, mounted unchanged. */
export const passkeyRoutes = defineRoutes('auth', 'passkeys', {
  list: {
    method: 'GET',
    path: '/auth/passkeys',
    summary: 'List my passkeys',
    input: z.strictObject({}),
    output: z.object({ passkeys: z.array(passkeySchema) }),
  },
  begin: {
    method: 'POST',
    path: '/auth/passkeys/options',
    summary: 'Begin to add a passkey; needs the password',
    limit: 'credentials',
    passesClientAddress: true,
    input: z.strictObject({ password: passwordSchema }),
    output: optionsSchema,
    errors: ['wrong_password', 'too_many_attempts', 'too_many_passkeys'],
  },
  add: {
    method: 'POST',
    path: '/auth/passkeys',
    summary: 'Add the passkey that the browser has made with these options',
    limit: 'credentials',
    passesClientAddress: true,
    input: z.strictObject({ name: passkeyNameSchema, registration: registrationSchema }),
    output: z.object({ passkey: passkeySchema }),
    errors: ['passkey_refused', 'too_many_passkeys'],
  },
  remove: {
    method: 'POST',
    path: '/auth/passkeys/remove',
    summary: 'Remove a passkey; needs the password',
    limit: 'credentials',
    passesClientAddress: true,
    input: z.strictObject({ id: bytes(1_400), password: passwordSchema }),
    output: done,
    errors: ['wrong_password', 'too_many_attempts', 'passkey_not_found'],
  },
  signInOptions: {
    method: 'POST',
    path: '/auth/passkeys/sign-in/options',
    summary: 'Begin to sign in with a passkey',
    access: 'public',
    limit: 'credentials',
    input: z.strictObject({}),
    output: optionsSchema,
  },
});

/** An internal route of auth-service for the gateway, which opens a session from the answer. Never mounted. */
export const passkeyAccountRoutes = defineRoutes('auth', 'passkey-account', {
  verify: {
    method: 'POST',
    path: '/internal/passkeys/verify',
    summary: 'Check the answer of a passkey',
    access: 'public',
    passesClientAddress: true,
    input: z.strictObject({ assertion: assertionSchema }),
    output: verifiedSchema,
    errors: ['passkey_refused'],
  },
});

/** A route of the gateway itself. */
export const passkeySignInRoutes = defineRoutes('gateway', 'passkey-sign-in', {
  signIn: {
    method: 'POST',
    path: '/auth/passkeys/sign-in',
    summary: 'Sign in with a passkey',
    access: 'public',
    limit: 'credentials',
    input: z.strictObject({ assertion: assertionSchema }),
    output: z.object({ user: userSchema }),
    errors: ['passkey_refused'],
  },
});

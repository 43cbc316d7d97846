import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { instant } from '../core/text.js';
import { attemptFrom, passwordSchema } from './auth.js';

/** What the user types to confirm that everything may be deleted. */
export const deletionWord = 'DELETE';

/** `password` only for an account that has one; others must have signed in within the last minutes. */
export const deleteAccountSchema = z.strictObject({
  password: passwordSchema.optional(),
  confirmation: z.literal(deletionWord, `Type ${deletionWord} in capital letters`),
});

const done = z.object({ ok: z.literal(true) });
const errors = ['wrong_password', 'password_required', 'sign_in_again', 'too_many_attempts'] as const;

/** A route of the gateway itself, which ends the sessions. */
export const accountDeletionRoutes = defineRoutes('gateway', 'account-deletion', {
  delete: {
    method: 'POST',
    path: '/user/account/delete',
    summary: 'Delete my account with everything in it; all sessions end',
    limit: 'credentials',
    input: deleteAccountSchema,
    output: done,
    errors,
  },
});

/** Internal route of auth-service for the gateway. Never mounted. */
export const deletedAccountRoutes = defineRoutes('auth', 'account-deletion', {
  delete: {
    method: 'POST',
    path: '/internal/account/delete',
    summary: 'Delete the account of the caller',
    input: deleteAccountSchema.extend({
      from: attemptFrom,
      /** When the session of the caller was opened. */
      signedInAt: instant,
    }),
    output: done,
    errors,
  },
});

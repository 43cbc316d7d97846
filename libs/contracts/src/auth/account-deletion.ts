import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { ownerContext, ownerProofErrors as errors, ownerProofSchema } from './owner-proof.js';

/** What the user types to confirm that everything may be deleted. */
export const deletionWord = 'DELETE';

export const deleteAccountSchema = ownerProofSchema.extend({
  confirmation: z.literal(deletionWord, `Type ${deletionWord} in capital letters`),
});

const done = z.object({ ok: z.literal(true) });

/** A route of the gateway itself, which ends the sessions. */
export const accountDeletionRoutes = defineRoutes('gateway', 'account-deletion', {
  delete: {
    method: 'POST',
    path: '/user/account/delete',
    summary: 'Delete my account with everything in it; all sessions end',
    limit: 'credentials',
    input: deleteAccountSchema,
    output: done,
    errors: [...errors, 'open_group_gifts'],
  },
});

/** Internal route of auth-service for the gateway. Never mounted. */
export const deletedAccountRoutes = defineRoutes('auth', 'account-deletion', {
  delete: {
    method: 'POST',
    path: '/internal/account/delete',
    summary: 'Delete the account of the caller',
    passesClientAddress: true,
    input: deleteAccountSchema.extend(ownerContext),
    output: done,
    errors,
  },
});

import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { attemptFrom, emailSchema, passwordSchema, userSchema, usernameSchema } from './auth.js';

const changes = {
  username: usernameSchema.optional(),
  email: emailSchema.optional(),
  currentPassword: passwordSchema.optional(),
  newPassword: passwordSchema.optional(),
};

interface Secured {
  email?: string | undefined;
  currentPassword?: string | undefined;
  newPassword?: string | undefined;
}
/** A new address and a new password need the current password. */
const isSecured = ({ email, currentPassword, newPassword }: Secured) =>
  (email === undefined && newPassword === undefined) || currentPassword !== undefined;
const unsecured = { path: ['currentPassword'], message: 'Please enter your current password' };

const errors = ['username_taken', 'wrong_password', 'weak_password', 'too_many_attempts'] as const;

/** Route of the gateway, which opens a new session where the password changes. */
export const profileRoutes = defineRoutes('gateway', 'profile', {
  change: {
    method: 'PATCH',
    path: '/user/profile',
    summary:
      'Change the username or the password, or mail a link to a new address; a new password ends all other sessions',
    limit: 'credentials',
    /** Only the given fields change. */
    input: z.strictObject(changes).refine(isSecured, unsecured),
    /** `email` is the old address until the link to the new one has been used. */
    output: z.object({ user: userSchema }),
    errors,
  },
});

/** Internal route of auth-service for the gateway. Never mounted. */
export const profileChangeRoutes = defineRoutes('auth', 'profile', {
  change: {
    method: 'PATCH',
    path: '/internal/profile',
    summary: 'Change username, address and password of the caller, all of it or nothing',
    passesClientAddress: true,
    input: z.strictObject({ ...changes, from: attemptFrom }).refine(isSecured, unsecured),
    /** `sessionEpoch` is null while all sessions go on. */
    output: z.object({ user: userSchema, sessionEpoch: z.number().int().nullable() }),
    errors,
  },
});

import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { emailSchema, passwordSchema, userSchema, usernameSchema } from './auth.js';

/** Only the given fields change. A new address needs the current password. */
const profileChangeSchema = z
  .strictObject({
    username: usernameSchema.optional(),
    email: emailSchema.optional(),
    currentPassword: passwordSchema.optional(),
  })
  .refine(({ email, currentPassword }) => email === undefined || currentPassword !== undefined, {
    path: ['currentPassword'],
    message: 'Please enter your current password',
  });

/** Public route of auth-service, mounted unchanged. */
export const profileRoutes = defineRoutes('auth', 'profile', {
  change: {
    method: 'PATCH',
    path: '/user/profile',
    summary: 'Change the username, or mail a link to a new address',
    limit: 'credentials',
    tellsVisitor: true,
    input: profileChangeSchema,
    /** `email` is the old address until the link to the new one has been used. */
    output: z.object({ user: userSchema }),
    errors: ['username_taken', 'wrong_password', 'too_many_attempts'],
  },
});

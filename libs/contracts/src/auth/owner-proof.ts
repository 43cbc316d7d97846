import { z } from 'zod';
import { instant } from '../core/text.js';
import { attemptFrom, passwordSchema } from './auth.js';

/**
 * What the owner of an account gives before something that a stolen session must not do: the password. Only an account
 * without one leaves it out; its owner must have signed in within the last minutes.
 */
export const ownerProofSchema = z.strictObject({ password: passwordSchema.optional() });

/** What the gateway adds to it. */
export const ownerContext = {
  from: attemptFrom,
  /** When the session of the caller was opened. */
  signedInAt: instant,
};

export const ownerProofErrors = [
  'wrong_password',
  'password_required',
  'sign_in_again',
  'too_many_attempts',
] as const;

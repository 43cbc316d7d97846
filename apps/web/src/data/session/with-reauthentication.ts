import type { MutationFunctionContext } from '@tanstack/react-query';
import { errorKind } from '../../ui/feedback/app-error.js';

/**
 * Sends the input of a form: if the session has ended, asks the user to sign in on top of the form, and calls again.
 * The context is that of the `mutationFn`.
 */
export async function withReauthentication<O>(
  { client }: MutationFunctionContext,
  call: () => Promise<O>,
): Promise<O> {
  try {
    return await call();
  } catch (error) {
    if (errorKind(error) !== 'unauthenticated') throw error;
    const { isSignedInAgain } = await import('./sign-in-again.js');
    if (!(await isSignedInAgain(client))) throw error;
    return call();
  }
}

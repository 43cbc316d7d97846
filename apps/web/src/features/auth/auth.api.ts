import type { User } from '@giftwell/contracts/auth/auth';
import { passkeyRoutes, passkeySignInRoutes } from '@giftwell/contracts/auth/passkeys';
import { createClient } from '@giftwell/contracts/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data/api.js';
import { closeAuthDialog } from '../../data/stores/auth-dialog-store.js';
import { toast } from '../../ui/feedback/toasts.js';
import { meKey } from '../../data/query-keys.js';
import { askForPasskey } from './passkeys/browser-passkeys.js';

const passkeys = createClient(passkeyRoutes, { baseUrl: '/api' });
const passkeySignIns = createClient(passkeySignInRoutes, { baseUrl: '/api' });

interface SessionMutation<Input, Output extends { user: object | null }> {
  call: (input: Input) => Promise<Output>;
  welcome: { title: string; description: string };
}

/**
 * Starts a session: sets the user at once and refetches everything that was fetched as a guest. Errors are shown in the
 * form.
 */
function useSessionMutation<Input, Output extends { user: object | null }>({
  call,
  welcome,
}: SessionMutation<Input, Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    meta: { ownErrors: true },
    onSuccess: async ({ user }) => {
      // A link was mailed; the form says so.
      if (!user) return;
      await queryClient.cancelQueries({ queryKey: meKey });
      queryClient.setQueryData(meKey, user);
      void queryClient.invalidateQueries({ predicate: ({ meta }) => !meta?.askedOnce });
      closeAuthDialog();
      toast(welcome);
    },
  });
}

const welcomeBack = { title: 'Welcome back!', description: "You've been successfully signed in." };

export const useSignIn = () =>
  useSessionMutation({
    call: api.sessions.login,
    welcome: welcomeBack,
  });

/** Lets the browser ask for a passkey, and signs in with it. */
export const useSignInWithPasskey = () =>
  useSessionMutation<void, { user: User }>({
    call: async () => {
      const { options } = await passkeys.signInOptions({});
      return passkeySignIns.signIn({ assertion: await askForPasskey(options) });
    },
    welcome: welcomeBack,
  });

export const useSignUp = () =>
  useSessionMutation({
    call: api.sessions.register,
    welcome: { title: 'Welcome to Giftwell!', description: 'Your account has been created successfully.' },
  });

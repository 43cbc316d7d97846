import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data/api.js';
import { closeAuthDialog } from '../../data/stores/auth-dialog-store.js';
import { toast } from '../../ui/feedback/toasts.js';
import { meKey } from '../../data/query-keys.js';

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

export const useSignIn = () =>
  useSessionMutation({
    call: api.sessions.login,
    welcome: { title: 'Welcome back!', description: "You've been successfully signed in." },
  });

export const useSignUp = () =>
  useSessionMutation({
    call: api.sessions.register,
    welcome: { title: 'Welcome to Giftwell!', description: 'Your account has been created successfully.' },
  });

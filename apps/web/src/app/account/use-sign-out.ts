import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meKey } from '../../data/query-keys.js';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { forgetTold } from '../../ui/memory/session-memory.js';
import { toast } from '../../ui/feedback/toasts.js';

/**
 * Signs out and clears everything that was fetched for this user. Failures are shown, because they matter on a shared
 * computer.
 */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await import('../../data/api.js')).api.sessions.logout({}),
    meta: { ownErrors: true },
    onSuccess: async () => {
      await queryClient.cancelQueries();
      queryClient.setQueryData(meKey, null);
      forgetTold();
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== meKey[0] });
    },
    onError: (error) => {
      console.info('Sign-out failed', error);
      toast({
        variant: 'destructive',
        title: 'You’re still signed in',
        description: errorMessage(error, 'Signing out failed. Please try again.'),
      });
    },
  });
}

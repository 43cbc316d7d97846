import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meKey } from '../../data/query-keys.js';

/** Signs out and forgets everything that was fetched for this user. A failure is only logged. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await import('../../data/api.js')).api.sessions.logout({}),
    meta: { ownErrors: true },
    onSuccess: async () => {
      await queryClient.cancelQueries();
      queryClient.setQueryData(meKey, null);
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== meKey[0] });
    },
    onError: (error) => console.error('Sign-out failed', error),
  });
}

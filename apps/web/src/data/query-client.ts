import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorKind, errorMessage } from '../ui/feedback/app-error.js';
import { dismissProblems, toast } from '../ui/feedback/toasts.js';
import { meKey } from './query-keys.js';

declare module '@tanstack/react-query' {
  interface Register {
    /** `ownErrors`: the page shows the mutation's errors itself. */
    mutationMeta: { ownErrors?: boolean };
    /** `askedOnce`: a query whose repetition returns something else, so it is never refetched automatically. */
    queryMeta: { askedOnce?: boolean };
  }
}

export function createQueryClient(): QueryClient {
  const forgetUserOn401 = (error: Error) => {
    if (errorKind(error) === 'unauthenticated') queryClient.setQueryData(meKey, null);
  };
  const queryClient = new QueryClient({
    defaultOptions: {
      // `always`: without a network a call fails at once instead of being paused.
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: forgetUserOn401 }),
    mutationCache: new MutationCache({
      onMutate: dismissProblems,
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.ownErrors) return;
        forgetUserOn401(error);
        toast({
          variant: 'destructive',
          title: 'That didn’t work',
          description: errorMessage(error),
        });
      },
    }),
  });
  return queryClient;
}

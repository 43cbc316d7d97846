import { createClient } from '@giftwell/contracts/core/client';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { recipientWordRoutes } from '@giftwell/contracts/planning/recipient-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidatePlanning, recipientQuery } from '../../data/planning.js';
import { errorKind } from '../../ui/feedback/app-error.js';

const words = createClient(recipientWordRoutes, { baseUrl: '/api' });

/** Adds or removes one word about a recipient. */
export function useSetWord(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (word: Omit<RequestInput<typeof recipientWordRoutes.set>, 'id'>) =>
      words.set({ id, ...word }),
    // One after the other, so that the last answer has all words.
    scope: { id: 'recipient words' },
    onSuccess: (known) => {
      queryClient.setQueryData(
        recipientQuery(id).queryKey,
        (recipient) => recipient && { ...recipient, ...known },
      );
      void invalidatePlanning(queryClient);
    },
    onError: (error) => {
      if (['not_found', 'unauthenticated'].includes(errorKind(error))) void invalidatePlanning(queryClient);
    },
  });
}

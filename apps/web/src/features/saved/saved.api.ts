import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.js';
import { toggleSaved } from '../../shared/saved-suggestions.js';
import { toast } from '../../shared/toasts.js';
import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';

export const savedQuery = queryOptions({
  queryKey: ['suggestions', 'saved'],
  queryFn: async ({ signal }) => (await api.suggestions.listSaved({}, { signal })).suggestions,
  throwOnError: true,
});

const removed = (name: string) =>
  toast({ title: 'Removed', description: `“${name}” is no longer saved.`, durationMs: 2_000 });

/** Lets go of an idea that the server keeps. */
export function useUnsave() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: number; name: string }) => api.suggestions.unsave({ id }),
    onSuccess: (_answer, { id, name }) => {
      queryClient.setQueryData(savedQuery.queryKey, (list) => list?.filter((each) => each.id !== id));
      void queryClient.invalidateQueries({ queryKey: ['suggestions'] });
      removed(name);
    },
  });
}

/** Lets go of an idea that only this browser keeps. */
export const useForget = () =>
  useMutation({
    mutationFn: (suggestion: Suggestion) => toggleSaved(suggestion),
    onSuccess: (_saved, { name }) => removed(name),
  });

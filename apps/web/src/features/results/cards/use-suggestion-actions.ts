import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../data/api.js';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { rateSaved, suggestionKey, toggleSaved, useSaved } from '../../../data/stores/saved-suggestions.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { useUser } from '../../../data/use-user.js';
import { changeShown, type Run } from '../generation.js';

/** The id of a user's suggestion on the server; null if it is only in this browser. */
export function useServerId(suggestion: Suggestion): number | null {
  const { user } = useUser();
  return user && suggestion.id && suggestion.id > 0 ? suggestion.id : null;
}

export function useRating(run: Run, suggestion: Suggestion) {
  const queryClient = useQueryClient();
  const id = useServerId(suggestion);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (rating: number) => {
      if (id) await api.suggestions.rate({ id, rating });
      else rateSaved(suggestion, rating);
    },
    // Arrow keys rate on every press, so the requests are sent one after the other.
    scope: { id: `rate-${suggestionKey(suggestion)}` },
    meta: { ownErrors: true },
    onSuccess: (_answer, rating) => {
      changeShown(queryClient, run, suggestion, { rating });
      if (!id)
        toast({ title: 'Thank you!', description: `You gave ${rating} of 5 stars to “${suggestion.name}”.` });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Rating failed',
        description: errorMessage(error, 'Please try again.'),
      }),
  });
  return { rating: isPending ? variables : suggestion.rating, rate: mutate };
}

export function useSaving(run: Run, suggestion: Suggestion, onSaved: (saved: boolean) => void) {
  const queryClient = useQueryClient();
  const id = useServerId(suggestion);
  const keptHere = useSaved().some((each) => suggestionKey(each) === suggestionKey(suggestion));
  const saved = id ? suggestion.saved : keptHere;

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!id) return toggleSaved(suggestion);
      return (await (saved ? api.suggestions.unsave({ id }) : api.suggestions.save({ id }))).saved;
    },
    meta: { ownErrors: true },
    onSuccess: (now) => {
      if (id) {
        changeShown(queryClient, run, suggestion, { saved: now });
        void queryClient.invalidateQueries({ queryKey: ['suggestions', 'saved'] });
      }
      onSaved(now);
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: '❌ Save failed',
        description: errorMessage(error, 'Please try again.'),
        durationMs: 3_000,
      }),
  });
  return { saved, isSaving: isPending, toggle: () => mutate() };
}

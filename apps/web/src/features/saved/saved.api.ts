import type { SavedSuggestion } from '@giftwell/contracts/gift-ai/suggestions';
import {
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { api } from '../../data/api.js';
import { invalidatePlanning } from '../../data/planning.js';
import { savedKey } from '../../data/query-keys.js';
import { errorKind, errorMessage } from '../../ui/feedback/app-error.js';
import {
  dropSaved,
  keepSaved,
  ideaKeyFromName,
  rateSaved,
  unsaveHere,
} from '../../data/stores/saved-suggestions.js';
import { toast } from '../../ui/feedback/toasts.js';
import type { SavedIdea } from './merged-ideas.js';

/** Loads all pages. Concurrent changes may move an idea to the next page, so repeats are removed. */
async function allSaved(signal: AbortSignal): Promise<SavedSuggestion[]> {
  const all = new Map<number, SavedSuggestion>();
  for (let offset = 0; ;) {
    const { suggestions, total } = await api.suggestions.listSaved({ offset }, { signal });
    for (const suggestion of suggestions) all.set(suggestion.id, suggestion);
    offset += suggestions.length;
    if (suggestions.length === 0 || offset >= total) return [...all.values()];
  }
}

export const savedQuery = queryOptions({
  queryKey: savedKey,
  queryFn: ({ signal }) => allSaved(signal),
  // If it can't be refetched, the current data stays; being signed out isn't an error. A gift may have been changed in
  // the record, or on another device.
  refetchOnWindowFocus: 'always',
  throwOnError: (error, query) => !query.state.data && errorKind(error) !== 'unauthenticated',
});

const leaving = ['suggestions', 'leaving'] as const;
const undoMs = 8_000;

const changeList = async (
  queryClient: QueryClient,
  change: (list: SavedSuggestion[]) => SavedSuggestion[],
) => {
  // A list requested before this change would restore the old state.
  await queryClient.cancelQueries({ queryKey: savedQuery.queryKey });
  queryClient.setQueryData(savedQuery.queryKey, (list) => list && change(list));
};
const changeOne = (queryClient: QueryClient, id: number, change: Partial<SavedSuggestion>) =>
  changeList(queryClient, (list) => list.map((each) => (each.id === id ? { ...each, ...change } : each)));

/** Removes an idea from the list; returns its position. */
async function takeOut(queryClient: QueryClient, { idea, onlyHere }: SavedIdea): Promise<number> {
  if (onlyHere) return 0;
  const list = queryClient.getQueryData(savedQuery.queryKey) ?? [];
  const at = list.findIndex(({ id }) => id === idea.id);
  await changeList(queryClient, (list) => list.filter(({ id }) => id !== idea.id));
  // The same idea may also be saved in this browser, and would then appear.
  dropSaved([ideaKeyFromName(idea), String(idea.id)]);
  // It is no longer the idea of a gift.
  void invalidatePlanning(queryClient);
  return Math.max(at, 0);
}

/** After an error the list is refetched: the idea may be gone, or the session may have ended. */
const askAgain = (queryClient: QueryClient, error: Error) => {
  if (['not_found', 'unauthenticated'].includes(errorKind(error)))
    void queryClient.invalidateQueries({ queryKey: savedQuery.queryKey });
};

function useRestore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ idea, onlyHere }: SavedIdea & { at: number }) => {
      if (onlyHere) keepSaved(idea);
      else await api.suggestions.save({ id: idea.id });
    },
    meta: { ownErrors: true },
    onSuccess: async (_answer, { idea, onlyHere, at }) => {
      if (onlyHere) return;
      await changeList(queryClient, (list) => list.toSpliced(at, 0, idea));
      void invalidatePlanning(queryClient);
    },
    onError: (error) => {
      askAgain(queryClient, error);
      toast({
        variant: 'destructive',
        title: '❌ Save failed',
        description: errorMessage(error, 'Please try again.'),
        durationMs: 3_000,
      });
    },
  }).mutate;
}

/** Removes a saved idea from the account or the browser; it can be undone for some seconds. */
export function useUnsave() {
  const queryClient = useQueryClient();
  const restore = useRestore();
  return useMutation({
    mutationKey: leaving,
    mutationFn: async ({ idea, onlyHere }: SavedIdea) => {
      if (onlyHere) await unsaveHere(idea);
      else await api.suggestions.unsave({ id: idea.id });
    },
    meta: { ownErrors: true },
    onSuccess: async (_answer, saved) => {
      const at = await takeOut(queryClient, saved);
      toast({
        title: 'Removed from saved',
        description: saved.idea.name,
        durationMs: undoMs,
        action: { label: 'Undo', otherwise: 'Press F8 to undo it', run: () => restore({ ...saved, at }) },
      });
    },
    onError: (error) => {
      askAgain(queryClient, error);
      toast({ variant: 'destructive', title: 'Error', description: 'Failed to unsave suggestion.' });
    },
  }).mutate;
}

type OnServer = Extract<SavedIdea, { onlyHere: false }>;

/** Never suggest it for this person again, and remove it from the saved ideas. */
export function useDismiss() {
  const queryClient = useQueryClient();
  const restore = useRestore();
  return useMutation({
    mutationKey: leaving,
    mutationFn: ({ idea }: OnServer) => api.suggestions.dismiss({ id: idea.id }),
    onSuccess: async (_answer, saved) => {
      const at = await takeOut(queryClient, saved);
      toast({
        title: 'Got it, no more like this',
        description: `“${saved.idea.name}” won’t be suggested for ${saved.idea.recipientName ?? 'this person'} again.`,
        durationMs: undoMs,
        action: { label: 'Undo', otherwise: 'Press F8 to undo it', run: () => restore({ ...saved, at }) },
      });
    },
    onError: (error) => askAgain(queryClient, error),
  }).mutate;
}

/** The keys of ideas that are being removed. */
export const useRemovingKeys = () =>
  useMutationState({
    filters: { mutationKey: leaving, status: 'pending' },
    select: ({ state }) => (state.variables as SavedIdea).key,
  });

export function usePurchase() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ idea }: OnServer) => api.suggestions.purchase({ id: idea.id, purchased: !idea.purchased }),
    onSuccess: async (_answer, { idea }) => {
      const purchased = !idea.purchased;
      const gift = idea.gift && { ...idea.gift, state: purchased ? ('bought' as const) : ('idea' as const) };
      await changeOne(queryClient, idea.id, { purchased, gift });
      void invalidatePlanning(queryClient);
      toast({
        title: idea.purchased ? 'Marked as not bought' : 'Marked as bought',
        description: idea.name,
        durationMs: 2_000,
      });
    },
    onError: (error) => askAgain(queryClient, error),
  }).mutate;
}

/** Shows the stars at once and resets them if the server refuses. */
export function useRate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ saved: { idea, onlyHere }, rating }: { saved: SavedIdea; rating: number }) => {
      if (onlyHere) rateSaved(idea, rating);
      else await api.suggestions.rate({ id: idea.id, rating });
    },
    // Arrow keys rate on every press, so the requests are sent one after the other.
    scope: { id: 'rate-saved' },
    meta: { ownErrors: true },
    onMutate: async ({ saved: { idea, onlyHere }, rating }) => {
      if (!onlyHere) await changeOne(queryClient, idea.id, { rating });
    },
    onSuccess: (_answer, { saved: { idea, onlyHere }, rating }) => {
      if (onlyHere)
        toast({ title: 'Thank you!', description: `You gave ${rating} of 5 stars to “${idea.name}”.` });
    },
    onError: async (error, { saved: { idea, onlyHere } }) => {
      if (!onlyHere) await changeOne(queryClient, idea.id, { rating: idea.rating });
      askAgain(queryClient, error);
      toast({
        variant: 'destructive',
        title: 'Rating failed',
        description: errorMessage(error, 'Please try again.'),
      });
    },
  }).mutate;
}

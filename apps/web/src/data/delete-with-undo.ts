import { useMutation, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { errorKind } from '../ui/feedback/app-error.js';
import { invalidateGifts } from './planning.js';
import { planningKey } from './query-keys.js';
import { toast } from '../ui/feedback/toasts.js';

const undoMs = 8_000;

interface Kind<T extends { id: number }> {
  /** Identifies the mutations of this kind. */
  key: string;
  /** The confirmation. */
  title: string;
  describe: (item: T) => string;
  remove: (item: T) => Promise<unknown>;
  restore: (item: T) => Promise<unknown>;
  /** Removes it from the screen before the server answers. */
  takeOut: (queryClient: QueryClient, item: T) => void;
}

/** Deletes an object of planning-service; it can be undone for some seconds. */
export function useDeleteWithUndo<T extends { id: number }>(kind: Kind<T>) {
  const queryClient = useQueryClient();
  const { mutate: restore } = useMutation({
    mutationFn: kind.restore,
    onSuccess: () => invalidateGifts(queryClient),
  });
  return useMutation({
    mutationKey: [kind.key],
    mutationFn: kind.remove,
    onSuccess: async (_answer, item) => {
      // A list requested before this change would restore it.
      await queryClient.cancelQueries({ queryKey: planningKey });
      kind.takeOut(queryClient, item);
      void invalidateGifts(queryClient);
      toast({
        title: kind.title,
        description: kind.describe(item),
        durationMs: undoMs,
        action: { label: 'Undo', otherwise: 'Press F8 to undo it', run: () => restore(item) },
      });
    },
    onError: (error) => {
      // Deleted in another tab meanwhile: refetch from the server.
      if (errorKind(error) === 'not_found') void invalidateGifts(queryClient);
    },
  });
}

/** The ids of this kind that are being deleted. */
export const useDeletingIds = (key: string): number[] =>
  useMutationState({
    filters: { mutationKey: [key], status: 'pending' },
    select: ({ state }) => (state.variables as { id: number }).id,
  });

import type { Sent } from '@giftwell/contracts/core/route';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Occasion, occasionRoutes } from '@giftwell/contracts/planning/occasions';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { api } from '../../shared/api.js';
import { errorKind } from '../../shared/app-error.js';
import { formatDate } from '../../shared/dates.js';
import { occasionName } from '../../shared/occasion-words.js';
import { invalidatePlanning, onceADay, planningKey } from '../../shared/planning.js';
import { toast } from '../../shared/toasts.js';

export interface OccasionFilter {
  search: string;
  type: OccasionType | '';
}
type OccasionsPage = Awaited<ReturnType<typeof api.occasions.list>>;

const occasionsKey = [...planningKey, 'occasions'] as const;
const undoMs = 8_000;
/** As many names as a list to choose from shows at once. */
export const namesShown = 100;

/** The occasions of one filter, the next one first, page by page. */
export const occasionsQuery = ({ search, type }: OccasionFilter) =>
  infiniteQueryOptions({
    queryKey: [...occasionsKey, search, type],
    queryFn: ({ signal, pageParam }) =>
      api.occasions.list({ offset: pageParam, ...(search && { search }), ...(type && { type }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { occasions }) => sum + occasions.length, 0);
      return last.occasions.length > 0 && shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: onceADay,
  });

/** Whom an occasion can be for: the first by name, of all or of a search. */
export const namesQuery = (search = '') =>
  queryOptions({
    queryKey: [...planningKey, 'names', search],
    queryFn: async ({ signal }) => {
      const { recipients, total } = await api.recipients.list(
        { limit: namesShown, ...(search && { search }) },
        { signal },
      );
      return { names: recipients.map(({ id, name }) => ({ id, name })), total };
    },
    placeholderData: keepPreviousData,
  });

type OccasionInput = Sent<typeof occasionRoutes.create>;

/** Remembers an occasion, or changes one that is kept. */
export function useSaveOccasion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, input }: { id: number | undefined; input: OccasionInput }) =>
      id === undefined ? api.occasions.create(input) : api.occasions.update({ ...input, id }),
    onSuccess: async ({ occasion }, { id }) => {
      toast({
        title: id === undefined ? 'Occasion added!' : 'Occasion updated!',
        description: [
          `${occasion.recipientName}, ${occasionName(occasion)}`,
          occasion.nextDate && formatDate(occasion.nextDate),
        ]
          .filter(Boolean)
          .join(' · '),
      });
      await invalidatePlanning(queryClient);
    },
    onError: (error) => askAgain(queryClient, error),
  });
}

const leaving = ['occasions', 'leaving'] as const;

async function takeOut(queryClient: QueryClient, id: number) {
  // A list that was asked for before this change would bring it back.
  await queryClient.cancelQueries({ queryKey: planningKey });
  queryClient.setQueriesData<InfiniteData<OccasionsPage, number>>({ queryKey: occasionsKey }, (data) => {
    if (!data?.pages.some(({ occasions }) => occasions.some((each) => each.id === id))) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      total: page.total - 1,
      occasions: page.occasions.filter((each) => each.id !== id),
    }));
    return { ...data, pages };
  });
  void invalidatePlanning(queryClient);
}

/** Deletes an occasion; for some seconds it can be had back. */
export function useDeleteOccasion() {
  const queryClient = useQueryClient();
  const { mutate: restore } = useMutation({
    mutationFn: ({ id }: Occasion) => api.occasions.restore({ id }),
    onSuccess: () => invalidatePlanning(queryClient),
  });
  return useMutation({
    mutationKey: leaving,
    mutationFn: ({ id }: Occasion) => api.occasions.remove({ id }),
    onSuccess: async (_answer, occasion) => {
      await takeOut(queryClient, occasion.id);
      toast({
        title: 'Occasion deleted',
        description: `${occasion.recipientName}, ${occasionName(occasion)}`,
        durationMs: undoMs,
        action: { label: 'Undo', otherwise: 'Press F8 to undo it', run: () => restore(occasion) },
      });
    },
    onError: (error) => askAgain(queryClient, error),
  });
}

/** Another tab was quicker: the server knows how things are. */
function askAgain(queryClient: QueryClient, error: Error) {
  if (errorKind(error) === 'not_found') void invalidatePlanning(queryClient);
}

/** The ids of those that are on their way out. */
export const useLeaving = () =>
  useMutationState({
    filters: { mutationKey: leaving, status: 'pending' },
    select: ({ state }) => (state.variables as Occasion).id,
  });

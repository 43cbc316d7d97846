import type { RequestInput } from '@giftwell/contracts/core/route';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Occasion, occasionRoutes } from '@giftwell/contracts/planning/occasions';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { api } from '../../data/api.js';
import { errorKind, errorMessage } from '../../ui/feedback/app-error.js';
import { formatDate } from '../../ui/fields/dates.js';
import { useDeleteWithUndo, useDeletingIds } from '../../data/delete-with-undo.js';
import { occasionName } from '../../ui/fields/occasion-words.js';
import { nextOffset, withoutItem } from '../../data/pages.js';
import { invalidatePlanning, onceADay } from '../../data/planning.js';
import { planningKey } from '../../data/query-keys.js';
import { toast } from '../../ui/feedback/toasts.js';
import { withReauthentication } from '../../data/session/with-reauthentication.js';

export interface OccasionFilter {
  search: string;
  type: OccasionType | '';
}
type OccasionsPage = Awaited<ReturnType<typeof api.occasions.list>>;

const occasionsKey = [...planningKey, 'occasions'] as const;
/** Number of names that a list shows. */
export const namesShown = 100;

/** The filtered occasions, next one first, in pages. */
export const occasionsQuery = ({ search, type }: OccasionFilter) =>
  infiniteQueryOptions({
    queryKey: [...occasionsKey, search, type],
    queryFn: ({ signal, pageParam }) =>
      api.occasions.list({ offset: pageParam, ...(search && { search }), ...(type && { type }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => nextOffset(({ occasions }) => occasions, pages),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: onceADay,
  });

/** Possible recipients: the first by name, of all or of a search. */
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

const nameOf = (occasion: Occasion) => `${occasion.recipientName}, ${occasionName(occasion)}`;

export type OccasionInput = RequestInput<typeof occasionRoutes.create>;

/** Adds or changes an occasion. `isAsked` asks about a refusal instead of showing the error. */
export function useSaveOccasion(isAsked: (error: Error, input: OccasionInput) => boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, input }: { id: number | undefined; input: OccasionInput }, context) =>
      withReauthentication(context, () =>
        id === undefined ? api.occasions.create(input) : api.occasions.update({ ...input, id }),
      ),
    meta: { ownErrors: true },
    onSuccess: async ({ occasion }, { id, input }) => {
      toast({
        title: id === undefined && !input.replace ? 'Occasion added!' : 'Occasion updated!',
        description: [nameOf(occasion), occasion.nextDate && formatDate(occasion.nextDate)]
          .filter(Boolean)
          .join(' · '),
      });
      await invalidatePlanning(queryClient);
    },
    onError: (error, { input }) => {
      if (isAsked(error, input)) return;
      toast({ variant: 'destructive', title: 'That didn’t work', description: errorMessage(error) });
      // Deleted in another tab meanwhile: refetch from the server.
      if (errorKind(error) === 'not_found') void invalidatePlanning(queryClient);
    },
  });
}

const leaving = 'occasions leaving';

export const useDeleteOccasion = () =>
  useDeleteWithUndo<Occasion>({
    key: leaving,
    title: 'Occasion deleted',
    describe: nameOf,
    remove: ({ id }) => api.occasions.remove({ id }),
    restore: ({ id }) => api.occasions.restore({ id }),
    takeOut: (queryClient, { id }) =>
      queryClient.setQueriesData<InfiniteData<OccasionsPage, number>>({ queryKey: occasionsKey }, (data) =>
        withoutItem(data, 'occasions', id),
      ),
  });

/** The ids of occasions that are being deleted. */
export const useDeletingOccasions = () => useDeletingIds(leaving);

import type { Out } from '@giftwell/contracts/core/route';
import type { recipientRoutes, RecipientSummary } from '@giftwell/contracts/planning/recipients';
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
import { invalidatePlanning, onceADay, planningKey, recipientQuery } from '../../shared/planning.js';
import { toast } from '../../shared/toasts.js';

export type RecipientsPage = Out<typeof recipientRoutes.list>;
const recipientsKey = [...planningKey, 'recipients'] as const;
const undoMs = 8_000;

/** The people of one search, by name, page by page. */
export const recipientsQuery = (search = '') =>
  infiniteQueryOptions({
    queryKey: [...recipientsKey, search],
    queryFn: ({ signal, pageParam }) =>
      api.recipients.list({ offset: pageParam, ...(search && { search }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { recipients }) => sum + recipients.length, 0);
      return last.recipients.length > 0 && shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** What comes within twelve months, and the day it is. */
export const upcomingQuery = queryOptions({
  queryKey: [...planningKey, 'upcoming'],
  queryFn: ({ signal }) => api.occasions.upcoming({}, { signal }),
  refetchOnWindowFocus: onceADay,
});

const leaving = ['recipients', 'leaving'] as const;

/** Takes a recipient and what comes for them off the screen before the server is asked how things are. */
async function takeOut(queryClient: QueryClient, id: number) {
  const lists = { queryKey: recipientsKey };
  // A list that was asked for before this change would bring them back.
  await queryClient.cancelQueries({ queryKey: planningKey });
  queryClient.setQueriesData<InfiniteData<RecipientsPage, number>>(
    lists,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          total: page.total - Number(data.pages.some(({ recipients }) => has(recipients, id))),
          recipients: page.recipients.filter((each) => each.id !== id),
        })),
      },
  );
  queryClient.setQueryData(
    upcomingQuery.queryKey,
    (data) => data && { ...data, occasions: data.occasions.filter(({ recipientId }) => recipientId !== id) },
  );
  queryClient.removeQueries({ queryKey: recipientQuery(id).queryKey });
  void invalidatePlanning(queryClient);
}
const has = (recipients: readonly RecipientSummary[], id: number) =>
  recipients.some((each) => each.id === id);

/** Deletes a recipient; for some seconds they can be had back, with their occasions. */
export function useDeleteRecipient() {
  const queryClient = useQueryClient();
  const { mutate: restore } = useMutation({
    mutationFn: ({ id }: RecipientSummary) => api.recipients.restore({ id }),
    onSuccess: () => invalidatePlanning(queryClient),
  });
  return useMutation({
    mutationKey: leaving,
    mutationFn: ({ id }: RecipientSummary) => api.recipients.remove({ id }),
    onSuccess: async (_answer, recipient) => {
      await takeOut(queryClient, recipient.id);
      toast({
        title: 'Recipient deleted',
        description: recipient.name,
        durationMs: undoMs,
        action: { label: 'Undo', otherwise: 'Press F8 to undo it', run: () => restore(recipient) },
      });
    },
    onError: (error) => {
      // Somebody else, or another tab, was quicker.
      if (errorKind(error) === 'not_found') void invalidatePlanning(queryClient);
    },
  });
}

/** The ids of those who are on their way out. */
export const useLeaving = () =>
  useMutationState({
    filters: { mutationKey: leaving, status: 'pending' },
    select: ({ state }) => (state.variables as RecipientSummary).id,
  });

/** Example people, for whoever would rather look around first. */
export function useAddDemoData() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.recipients.addDemoData({}),
    onSuccess: async ({ recipients, occasions }) => {
      await invalidatePlanning(queryClient);
      toast({
        title: 'Example people added',
        description: `${recipients} people and ${occasions} occasions. Delete them whenever you like.`,
      });
    },
    onError: () => invalidatePlanning(queryClient),
  });
}

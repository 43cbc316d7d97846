import type { ResponseOutput } from '@giftwell/contracts/core/route';
import type { recipientRoutes, RecipientSummary } from '@giftwell/contracts/planning/recipients';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { api } from '../../data/api.js';
import { useDeleteWithUndo, useDeletingIds } from '../../data/delete-with-undo.js';
import { nextOffset, withoutItem } from '../../data/pages.js';
import { invalidatePlanning, onceADay, recipientQuery } from '../../data/planning.js';
import { everyone, recipientsKey, upcomingKey } from '../../data/query-keys.js';
import { toast } from '../../ui/feedback/toasts.js';

type RecipientsPage = ResponseOutput<typeof recipientRoutes.list>;

/** The filtered people, in pages. */
export const recipientsQuery = ({ search, group, sort } = everyone) =>
  infiniteQueryOptions({
    queryKey: [...recipientsKey, { search, group, sort }],
    queryFn: ({ signal, pageParam }) =>
      api.recipients.list(
        { offset: pageParam, sort, ...(search && { search }), ...(group && { group }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => nextOffset(({ recipients }) => recipients, pages),
    placeholderData: keepPreviousData,
  });

/** Occasions of the next twelve months, and today's date. */
export const upcomingQuery = queryOptions({
  queryKey: upcomingKey,
  queryFn: ({ signal }) => api.occasions.upcoming({}, { signal }),
  refetchOnWindowFocus: onceADay,
});

const leaving = 'recipients leaving';

/** Deletes a recipient with all their occasions. */
export const useDeleteRecipient = () =>
  useDeleteWithUndo<RecipientSummary>({
    key: leaving,
    title: 'Recipient deleted',
    describe: ({ name }) => name,
    remove: ({ id }) => api.recipients.remove({ id }),
    restore: ({ id }) => api.recipients.restore({ id }),
    takeOut: (queryClient, { id }) => {
      queryClient.setQueriesData<InfiniteData<RecipientsPage, number>>({ queryKey: recipientsKey }, (data) =>
        withoutItem(data, 'recipients', id),
      );
      queryClient.setQueryData(
        upcomingQuery.queryKey,
        (data) => data && { ...data, occasions: data.occasions.filter((each) => each.recipientId !== id) },
      );
      queryClient.removeQueries({ queryKey: recipientQuery(id).queryKey });
    },
  });

/** The ids of recipients that are being deleted. */
export const useDeletingRecipients = () => useDeletingIds(leaving);

/** Adds example people. */
export function useAddDemoData() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.recipients.addDemoData({}),
    onSuccess: async ({ recipients, occasions }) => {
      await invalidatePlanning(queryClient);
      toast({
        title: 'Example people added',
        description: `${recipients} people and ${occasions} occasions. You can remove all of them at once.`,
      });
    },
    onError: () => invalidatePlanning(queryClient),
  });
}

/** Removes all example people at once. */
export function useRemoveDemoData() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.recipients.removeDemoData({}),
    onSuccess: async () => {
      await invalidatePlanning(queryClient);
      toast({ title: 'Example people removed' });
    },
  });
}

import { createClient } from '@giftwell/contracts/core/client';
import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { boughtGiftRoutes } from '@giftwell/contracts/payments/bought-gifts';
import { groupClosingRoutes } from '@giftwell/contracts/payments/group-closings';
import { groupPurchaseChanged } from '@giftwell/contracts/payments/events';
import { groupPurchaseRoutes, type GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import { publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import { publicWishlistRoutes } from '@giftwell/contracts/planning/reservations';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../data/api.js';
import { refetchOnPush } from '../../data/push.js';
import { groupPurchaseKey, groupPurchasesKey, publicWishlistKey, savedKey } from '../../data/query-keys.js';
import { errorKind, errorMessage } from '../../ui/feedback/app-error.js';
import { toast } from '../../ui/feedback/toasts.js';
import { withReauthentication } from '../../data/session/with-reauthentication.js';

const groups = createClient(groupPurchaseRoutes, { baseUrl: '/api' });
const closings = createClient(groupClosingRoutes, { baseUrl: '/api' });
const bought = createClient(boughtGiftRoutes, { baseUrl: '/api' });
const shared = createClient(publicGroupRoutes, { baseUrl: '/api' });
const wishlists = createClient(publicWishlistRoutes, { baseUrl: '/api' });

type Routes = typeof groupPurchaseRoutes;
type Without<R extends keyof Routes> = Omit<RequestInput<Routes[R]>, 'id'>;
export type NewIdea = Without<'addIdea'>;

export const groupPurchasesQuery = queryOptions({
  queryKey: groupPurchasesKey,
  queryFn: async ({ signal }) => (await groups.list({}, { signal })).groupPurchases,
  refetchOnWindowFocus: 'always',
});

/** One group gift with its contributions, page by page, ideas and changes. */
export const groupPurchaseQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: groupPurchaseKey(id),
    queryFn: ({ pageParam, signal }) =>
      groups.get({ id, ...(pageParam !== null && { before: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ contributions, contributionsTotal }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.contributions.length, 0);
      return shown < contributionsTotal ? contributions.at(-1)?.id : undefined;
    },
    select: ({ pages }) => ({
      ...pages[0]!,
      contributions: pages.flatMap(({ contributions }) => contributions),
    }),
    refetchOnWindowFocus: 'always',
  });

/** The ideas that the user saved last. */
export const savedIdeasQuery = queryOptions({
  queryKey: [...savedKey, 'newest'],
  queryFn: async ({ signal }) => (await api.suggestions.listSaved({ offset: 0 }, { signal })).suggestions,
});

/** What is on a wishlist of anyone; nothing is requested without a code. */
export const wishlistItemsQuery = (shareCode: string) =>
  queryOptions({
    queryKey: [...publicWishlistKey(shareCode), 'items'],
    queryFn: async ({ signal }) => (await wishlists.get({ shareCode }, { signal })).items,
    enabled: shareCodeSchema.safeParse(shareCode).success,
  });

const refetch = (client: QueryClient) => client.invalidateQueries({ queryKey: groupPurchasesKey });

const onGone = (client: QueryClient) => (error: Error) => {
  if (errorKind(error) === 'not_found') void refetch(client);
};

/** Refetches when someone contributes. */
export function useLiveGroups(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      refetchOnPush(
        groupPurchaseChanged,
        () => true,
        () => void refetch(client),
      ),
    [client],
  );
}

export function useCreateGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: RequestInput<Routes['create']>, context) =>
      (await withReauthentication(context, () => groups.create(input))).groupPurchase,
    meta: { ownErrors: true },
    onSuccess: ({ title }) => {
      toast({ title: 'Group purchase created!', description: title, durationMs: 3_000 });
      return refetch(client);
    },
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: 'Creation failed',
        description: errorMessage(error, 'Please try again.'),
      }),
  });
}

/** A change of one group gift; everything about group gifts is refetched. */
function useGroupChange<I, O>(change: (input: I) => Promise<O>, ownErrors = false) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: I, context) => withReauthentication(context, () => change(input)),
    ...(ownErrors && { meta: { ownErrors } }),
    onSuccess: () => refetch(client),
    onError: onGone(client),
  });
}

export const useUpdateGroup = (id: number) =>
  useGroupChange((input: Without<'update'>) => groups.update({ id, ...input }), true);

export const useCloseGroup = (id: number) => useGroupChange(() => closings.close({ id }));

export const useMarkBought = (id: number) => useGroupChange(() => bought.mark({ id }));

export function useDeleteGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: GroupPurchase) => groups.remove({ id }),
    onSuccess: (_answer, { id, title }) => {
      client.setQueryData(groupPurchasesQuery.queryKey, (all) => all?.filter((each) => each.id !== id));
      toast({ title: 'Group gift deleted', description: title, durationMs: 3_000 });
    },
    onError: onGone(client),
  });
}

export const useRefundOne = (id: number) =>
  useGroupChange((contributionId: number) => groups.refundOne({ id, contributionId }), true);

export const useRemovePledge = (id: number) =>
  useGroupChange((contributionId: number) => groups.removePledge({ id, contributionId }));

export const useRefundAll = (id: number) => useGroupChange(() => closings.refundAll({ id }), true);

export const useThank = (id: number) =>
  useGroupChange((input: Without<'thank'>) => groups.thank({ id, ...input }), true);

export const useAddIdea = (id: number) =>
  useGroupChange((input: NewIdea) => groups.addIdea({ id, ...input }), true);

export const useRemoveIdea = (id: number) =>
  useGroupChange((ideaId: number) => groups.removeIdea({ id, ideaId }));

export const useAcceptIdea = (id: number) =>
  useGroupChange((ideaId: number) => groups.acceptIdea({ id, ideaId }));

/** Records cash or a transfer. */
export const useRecordContribution = (id: number) =>
  useGroupChange(
    (input: Omit<RequestInput<typeof publicGroupRoutes.contribute>, 'id' | 'paypalOrderId'>) =>
      shared.contribute({ id, ...input }),
    true,
  );

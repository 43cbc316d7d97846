import { createClient } from '@giftwell/contracts/core/client';
import type { RequestInput } from '@giftwell/contracts/core/route';
import {
  wishlistRoutes,
  type Wishlist,
  type WishlistItem,
  type WishlistSummary,
} from '@giftwell/contracts/planning/wishlists';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { wishlistKey, wishlistsKey } from '../../data/query-keys.js';
import { rememberOwn } from '../../data/stores/own-wishlists.js';
import { errorKind } from '../../ui/feedback/app-error.js';
import { toast } from '../../ui/feedback/toasts.js';
import { withReauthentication } from '../../data/session/with-reauthentication.js';

const wishlists = createClient(wishlistRoutes, { baseUrl: '/api' });

export type NewItem = Omit<RequestInput<typeof wishlistRoutes.addItem>, 'id'>;
export type NewWishlist = RequestInput<typeof wishlistRoutes.create>;

export const wishlistsQuery = queryOptions({
  queryKey: wishlistsKey,
  queryFn: async ({ signal }) => {
    const { wishlists: all } = await wishlists.list({}, { signal });
    rememberOwn(all);
    return all;
  },
});

/** One list with its items. */
export const wishlistQuery = (id: number) =>
  queryOptions({
    queryKey: wishlistKey(id),
    queryFn: async ({ signal }) => {
      const { wishlist } = await wishlists.get({ id }, { signal });
      rememberOwn([wishlist]);
      return wishlist;
    },
    // Another device may have changed it.
    refetchOnWindowFocus: 'always',
  });

/** Changes what is shown of a list. */
const patch = (client: QueryClient, id: number, change: (list: Wishlist) => Partial<Wishlist>) =>
  client.setQueryData(wishlistQuery(id).queryKey, (list) => list && { ...list, ...change(list) });

/** Refetches everything about wishlists, because something here is outdated. */
const refetch = (client: QueryClient) => client.invalidateQueries({ queryKey: wishlistsKey });

const onGone = (client: QueryClient) => (error: Error) => {
  if (errorKind(error) === 'not_found') void refetch(client);
};

export function useCreateWishlist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: NewWishlist, context) =>
      (await withReauthentication(context, () => wishlists.create(input))).wishlist,
    meta: { ownErrors: true },
    onSuccess: (wishlist) => {
      client.setQueryData(wishlistQuery(wishlist.id).queryKey, wishlist);
      toast({ title: 'Wishlist created!', description: wishlist.title, durationMs: 3_000 });
      return client.invalidateQueries({ queryKey: wishlistsKey, exact: true });
    },
  });
}

/** Keeps a changed list on all screens. */
function put(client: QueryClient, summary: WishlistSummary): void {
  rememberOwn([summary]);
  patch(client, summary.id, () => summary);
  client.setQueryData(wishlistsQuery.queryKey, (all) =>
    all?.map((each) => (each.id === summary.id ? summary : each)),
  );
}

export function useUpdateWishlist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: RequestInput<typeof wishlistRoutes.update>, context) =>
      (await withReauthentication(context, () => wishlists.update(input))).wishlist,
    onSuccess: (summary) => {
      put(client, summary);
      // What is taken is shown or hidden now, and the photos may have other addresses.
      void client.invalidateQueries({ queryKey: wishlistKey(summary.id) });
    },
    onError: onGone(client),
  });
}

export function useRenewLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => (await wishlists.renewLink({ id })).wishlist,
    onSuccess: (summary) => {
      put(client, summary);
      // The photos have other addresses now.
      void client.invalidateQueries({ queryKey: wishlistKey(summary.id) });
      toast({ title: 'New link created', description: 'The old link no longer works.' });
    },
    onError: onGone(client),
  });
}

export function useDeleteWishlist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: WishlistSummary) => wishlists.remove({ id }),
    onSuccess: (_answer, { id, title }) => {
      client.setQueryData(wishlistsQuery.queryKey, (all) => all?.filter((each) => each.id !== id));
      toast({ title: 'Wishlist deleted', description: title, durationMs: 3_000 });
    },
    onError: onGone(client),
  });
}

export function useAddItem(wishlistId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (fields: NewItem, context) =>
      (await withReauthentication(context, () => wishlists.addItem({ id: wishlistId, ...fields }))).item,
    meta: { ownErrors: true },
    onSuccess: (item) => {
      patch(client, wishlistId, ({ items }) => ({ items: [...items, item], itemCount: items.length + 1 }));
      void client.invalidateQueries({ queryKey: wishlistsKey, exact: true });
    },
    onError: onGone(client),
  });
}

export function useUpdateItem(wishlistId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: RequestInput<typeof wishlistRoutes.updateItem>, context) =>
      (await withReauthentication(context, () => wishlists.updateItem(input))).item,
    meta: { ownErrors: true },
    onSuccess: (item) =>
      patch(client, wishlistId, ({ items }) => ({
        items: items.map((each) => (each.id === item.id ? item : each)),
      })),
    onError: onGone(client),
  });
}

export function useRemoveItem(wishlistId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: WishlistItem) => wishlists.removeItem({ id }),
    onSuccess: (_answer, { id, name }) => {
      patch(client, wishlistId, ({ items }) => {
        const left = items.filter((each) => each.id !== id);
        return { items: left, itemCount: left.length };
      });
      void client.invalidateQueries({ queryKey: wishlistsKey, exact: true });
      toast({ title: 'Item deleted', description: name, durationMs: 3_000 });
    },
    onError: onGone(client),
  });
}

/** Shows the new order at once. */
export function useMoveItem(wishlistId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ item, beforeId }: { item: WishlistItem; beforeId: number | null }) =>
      wishlists.moveItem({ id: item.id, beforeId }),
    // One after the other, so that the last one wins on the server as well.
    scope: { id: `order of ${wishlistId}` },
    onMutate: ({ item, beforeId }) => {
      patch(client, wishlistId, ({ items }) => {
        const others = items.filter(({ id }) => id !== item.id);
        const at = others.findIndex(({ id }) => id === beforeId);
        return { items: others.toSpliced(at < 0 ? others.length : at, 0, item) };
      });
    },
    onError: () => void client.invalidateQueries({ queryKey: wishlistKey(wishlistId) }),
  });
}

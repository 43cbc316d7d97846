import { createClient } from '@giftwell/contracts/core/client';
import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import type { RequestInput } from '@giftwell/contracts/core/route';
import {
  publicWishlistRoutes,
  reservationRoutes,
  type HeldReservation,
  type ReservationState,
} from '@giftwell/contracts/planning/reservations';
import type { ShownItem } from '@giftwell/contracts/planning/wishlists';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateGifts } from '../../data/planning.js';
import { publicWishlistKey, reservationsKey } from '../../data/query-keys.js';
import { useUser } from '../../data/use-user.js';
import { errorKind } from '../../ui/feedback/app-error.js';
import { toast } from '../../ui/feedback/toasts.js';
import { localReservations } from './local-reservations.js';

const lists = createClient(publicWishlistRoutes, { baseUrl: '/api' });
const reservations = createClient(reservationRoutes, { baseUrl: '/api' });

export const publicWishlistQuery = (shareCode: string) =>
  queryOptions({
    queryKey: publicWishlistKey(shareCode),
    queryFn: ({ signal }) => lists.get({ shareCode }, { signal }),
    enabled: shareCodeSchema.safeParse(shareCode).success,
  });

const takenKey = (shareCode: string) => [...publicWishlistKey(shareCode), 'taken'] as const;

/** What is taken, for this viewer. */
export const takenQuery = (shareCode: string, userId: number | null, asOwner: boolean) =>
  queryOptions({
    queryKey: [...takenKey(shareCode), userId, asOwner],
    queryFn: ({ signal }) =>
      lists.taken({ shareCode, ...(asOwner && { asOwner: 'true' as const }) }, { signal }),
    refetchOnWindowFocus: 'always',
  });

export const reservationQuery = (code: string) =>
  queryOptions({
    queryKey: [...reservationsKey, code],
    queryFn: async ({ signal }) => (await reservations.get({ code }, { signal })).reservation,
    enabled: shareCodeSchema.safeParse(code).success,
  });

export const myReservationsQuery = queryOptions({
  queryKey: [...reservationsKey, 'mine'],
  queryFn: async ({ signal }) => (await reservations.list({}, { signal })).reservations,
  refetchOnWindowFocus: 'always',
});

/** Reserves pieces of an item of a list. */
export function useReserve(
  shareCode: string,
  { id: itemId, name: itemName }: Pick<ShownItem, 'id' | 'name'>,
) {
  const client = useQueryClient();
  const { user } = useUser();
  return useMutation({
    mutationFn: async (
      input: Omit<RequestInput<typeof publicWishlistRoutes.reserve>, 'shareCode' | 'itemId'>,
    ) => (await lists.reserve({ shareCode, itemId, ...input })).reservation,
    meta: { ownErrors: true },
    onSuccess: (reservation) => {
      // A user's are known by the account.
      if (!user) localReservations.put({ ...reservation, itemName, shareCode });
      void client.invalidateQueries({ queryKey: reservationsKey });
    },
    onError: (error) => {
      // The item or the list is gone.
      if (errorKind(error) === 'not_found')
        void client.invalidateQueries({ queryKey: publicWishlistKey(shareCode), exact: true });
    },
    onSettled: () => client.invalidateQueries({ queryKey: takenKey(shareCode) }),
  });
}

/** Adds what was reserved to the gifts of a person. */
export function useAddReservedGift() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput<typeof reservationRoutes.addGift>) => reservations.addGift(input),
    meta: { ownErrors: true },
    onSuccess: () => {
      toast({ title: 'Added to your gifts', durationMs: 3_000 });
      return invalidateGifts(client);
    },
  });
}

/** What follows a change of a reservation: everything that may show it, or its gift. */
function useAfterChange() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([invalidateGifts(client), client.invalidateQueries({ queryKey: ['public-wishlist'] })]);
  };
}

const forget = (code: string) => (error: Error) => {
  if (errorKind(error) === 'not_found') localReservations.remove(code);
};

export function useSetBought() {
  const after = useAfterChange();
  return useMutation({
    mutationFn: ({ code, state }: Pick<HeldReservation, 'code'> & { state: ReservationState }) =>
      reservations.setState({ code, state }),
    onSuccess: (_answer, { code, state }) => {
      localReservations.change(code, { state });
      return after();
    },
    onError: (error, { code }) => forget(code)(error),
  });
}

export function useUndo() {
  const after = useAfterChange();
  return useMutation({
    mutationFn: (code: string) => reservations.undo({ code }),
    onSuccess: (_answer, code) => {
      localReservations.remove(code);
      return after();
    },
    onError: (error, code) => forget(code)(error),
  });
}

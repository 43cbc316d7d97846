import { createClient } from '@giftwell/contracts/core/client';
import type { AppError } from '@giftwell/contracts/core/error';
import type { RequestInput, ResponseOutput } from '@giftwell/contracts/core/route';
import {
  giftSchema,
  giftStates,
  type Gift,
  type GiftOutcome,
  giftRoutes,
  type GiftState,
} from '@giftwell/contracts/planning/gifts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDeleteWithUndo } from '../../data/delete-with-undo.js';
import { stateLabels } from '../../ui/fields/gift-money.js';
import { invalidateGifts } from '../../data/planning.js';
import { giftsKey } from '../../data/query-keys.js';
import { errorCode, errorKind, errorMessage } from '../../ui/feedback/app-error.js';
import { toast } from '../../ui/feedback/toasts.js';
import { outcomeLabels, whatChanged } from './gift-words.js';
import { withReauthentication } from '../../data/session/with-reauthentication.js';

export const gifts = createClient(giftRoutes, { baseUrl: '/api' });

type GiftRecord = ResponseOutput<typeof giftRoutes.list>;
const undoMs = 8_000;

/** All gifts of a recipient. Concurrent changes may move one to another page, so repeats are removed. */
async function allGifts(id: number, signal: AbortSignal): Promise<GiftRecord> {
  const all = new Map<number, Gift>();
  for (let offset = 0; ;) {
    const page = await gifts.list({ id, offset }, { signal });
    for (const gift of page.gifts) all.set(gift.id, gift);
    offset += page.gifts.length;
    if (page.gifts.length === 0 || offset >= page.total) return { ...page, gifts: [...all.values()] };
  }
}

/** The gift record of one recipient, with the sums of each year. */
export const giftsQuery = (recipientId: number) =>
  queryOptions({
    queryKey: giftsKey(recipientId),
    queryFn: ({ signal }) => allGifts(recipientId, signal),
    // Another device may have changed it.
    refetchOnWindowFocus: 'always',
  });

/** Shows the current state of a gift. */
export function showGift(queryClient: QueryClient, gift: Gift): void {
  queryClient.setQueryData(
    giftsQuery(gift.recipientId).queryKey,
    (record) =>
      record && { ...record, gifts: record.gifts.map((each) => (each.id === gift.id ? gift : each)) },
  );
}

/** The state of a gift that is shown; undefined if its record isn't loaded. */
export const shownGift = (queryClient: QueryClient, { id, recipientId }: Gift): Gift | undefined =>
  queryClient.getQueryData(giftsQuery(recipientId).queryKey)?.gifts.find((gift) => gift.id === id);

/** The current gift, from an error about a concurrent change. */
export const changedGiftOf = (error: Error): Gift | null => {
  if (errorCode(error) !== 'gift_changed') return null;
  const { success, data } = giftSchema.safeParse((error as AppError).details?.['gift']);
  return success ? data : null;
};

/** Reverts an optimistic change and shows the error. */
function refused(queryClient: QueryClient, error: Error, before: Gift): void {
  const now = changedGiftOf(error);
  showGift(queryClient, now ?? before);
  // The gift may be gone, or the session may have ended.
  if (['not_found', 'unauthenticated'].includes(errorKind(error))) void invalidateGifts(queryClient);
  toast({
    variant: 'destructive',
    title: now ? 'This gift was changed somewhere else' : 'That didn’t work',
    description: now
      ? `“${now.title}”: ${whatChanged(before, now).join(' ')} Your change wasn’t saved.`
      : errorMessage(error, 'Please try again.'),
  });
}

/** Moves to a state and restores the dates of all steps up to it. */
async function moveAsBefore(before: Gift, after: Gift): Promise<Gift> {
  const from = giftStates.indexOf(after.state);
  const to = giftStates.indexOf(before.state);
  const between = giftStates.slice(from + 1, to).filter((step) => step !== 'idea' && before.dates[step]);
  let gift = after;
  for (const state of [...between, before.state]) {
    const on = state === 'idea' ? null : before.dates[state];
    ({ gift } = await gifts.move({ id: gift.id, version: gift.version, state, ...(on && { on }) }));
  }
  const { outcome } = before;
  if (gift.outcome === outcome) return gift;
  return (await gifts.setOutcome({ id: gift.id, version: gift.version, outcome })).gift;
}

interface Change {
  gift: Gift;
  /** The optimistic state until the server answers. */
  early: Partial<Gift>;
  send: (now: Pick<Gift, 'id' | 'version'>) => Promise<{ gift: Gift }>;
  done: string;
}

/** Shows a change at once, and an undo action for some seconds. */
function useChange() {
  const queryClient = useQueryClient();
  const { mutate: undo } = useMutation({
    mutationFn: ({ before, after }: { before: Gift; after: Gift }) => moveAsBefore(before, after),
    meta: { ownErrors: true },
    onSuccess: (gift) => {
      showGift(queryClient, gift);
      void invalidateGifts(queryClient);
    },
    onError: (error, { after }) => refused(queryClient, error, after),
  });
  const { mutate } = useMutation({
    mutationFn: ({ gift, send }: Change) => send(shownGift(queryClient, gift) ?? gift),
    // One after the other, because each needs the version from the one before.
    scope: { id: 'gifts' },
    meta: { ownErrors: true },
    onMutate: async ({ gift, early }) => {
      const shown = shownGift(queryClient, gift) ?? gift;
      showGift(queryClient, { ...shown, ...early });
      // A record requested before this change would restore the old state.
      await queryClient.cancelQueries({ queryKey: giftsQuery(gift.recipientId).queryKey });
      return shown;
    },
    onSuccess: ({ gift: after }, { done }, before) => {
      showGift(queryClient, after);
      void invalidateGifts(queryClient);
      toast({
        title: done,
        description: after.title,
        durationMs: undoMs,
        action: { label: 'Undo', otherwise: 'Press F8 to undo it', run: () => undo({ before, after }) },
      });
    },
    onError: (error, { gift }, before) => refused(queryClient, error, before ?? gift),
  });
  return mutate;
}

/** Moves a gift to another state. */
export function useMoveGift() {
  const change = useChange();
  return useCallback(
    (gift: Gift, state: GiftState) =>
      change({
        gift,
        early: { state },
        send: ({ id, version }) => gifts.move({ id, version, state }),
        done: state === 'idea' ? 'Back to an idea' : `Marked as ${stateLabels[state].toLowerCase()}`,
      }),
    [change],
  );
}

/** Sets how a gift was received; null removes it. */
export function useSetOutcome() {
  const change = useChange();
  return useCallback(
    (gift: Gift, outcome: GiftOutcome | null) =>
      change({
        gift,
        early: { outcome },
        send: ({ id, version }) => gifts.setOutcome({ id, version, outcome }),
        done: outcome ? `Noted: ${outcomeLabels[outcome].toLowerCase()}` : 'Answer removed',
      }),
    [change],
  );
}

/** Adds a gift; the form shows errors. */
export function useAddGift() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput<typeof giftRoutes.create>, context) =>
      withReauthentication(context, () => gifts.create(input)),
    meta: { ownErrors: true },
    onSuccess: async ({ gift }) => {
      await invalidateGifts(queryClient);
      toast({ title: 'Idea added', description: gift.title, durationMs: 3_000 });
    },
    onError: (error) => {
      if (errorKind(error) === 'not_found') void invalidateGifts(queryClient);
    },
  });
}

/** Mutation key of deletions. */
export const deleteGiftKey = 'gifts leaving';

/** Deletes a gift; it can be undone for some seconds. */
export const useDeleteGift = () =>
  useDeleteWithUndo<Gift>({
    key: deleteGiftKey,
    title: 'Gift deleted',
    describe: ({ title }) => title,
    remove: ({ id }) => gifts.remove({ id }),
    restore: ({ id }) => gifts.restore({ id }),
    takeOut: (queryClient, { id, recipientId }) =>
      void queryClient.setQueryData(
        giftsQuery(recipientId).queryKey,
        (record) => record && { ...record, gifts: record.gifts.filter((gift) => gift.id !== id) },
      ),
  });

import { createClient } from '@giftwell/contracts/core/client';
import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { pushRoutes } from '@giftwell/contracts/gateway/push';
import { groupPageChanged, groupPurchaseChanged } from '@giftwell/contracts/payments/events';
import { giftRecordRoutes } from '@giftwell/contracts/payments/gift-records';
import { isTestMode, paypalRoutes } from '@giftwell/contracts/payments/paypal';
import {
  groupCachedMs,
  publicGroupRoutes,
  type MyContribution,
} from '@giftwell/contracts/payments/public-groups';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateGifts } from '../../data/planning.js';
import { refetchOnPush } from '../../data/push.js';
import { publicGroupKey } from '../../data/query-keys.js';
import { errorCode, errorKind } from '../../ui/feedback/app-error.js';
import { toast } from '../../ui/feedback/toasts.js';
import { localContributions } from './local-contributions.js';
import { fetchWithOwnChanges } from './own-changes.js';

const server = { baseUrl: '/api', fetch: fetchWithOwnChanges };
const groups = createClient(publicGroupRoutes, server);
const records = createClient(giftRecordRoutes, server);
const paypal = createClient(paypalRoutes, server);

/** Between requests for news, for those whose stream of changes isn't open. */
export const pollMs = 30_000;

export const publicGroupQuery = (shareCode: string) =>
  queryOptions({
    queryKey: publicGroupKey(shareCode),
    queryFn: ({ signal }) => groups.get({ shareCode }, { signal }),
    enabled: shareCodeSchema.safeParse(shareCode).success,
  });

const ownKey = (shareCode: string) => [...publicGroupKey(shareCode), 'own'] as const;

/** What a group gift has of the signed-in user. */
export const mineQuery = (shareCode: string, userId: number | null) =>
  queryOptions({
    queryKey: [...ownKey(shareCode), 'user', userId],
    queryFn: ({ signal }) => groups.mine({ shareCode }, { signal }),
    enabled: userId !== null,
  });

/** In whose gifts the signed-in contributor keeps it. */
export const giftRecordQuery = (shareCode: string) =>
  queryOptions({
    queryKey: [...ownKey(shareCode), 'record'],
    queryFn: ({ signal }) => records.get({ shareCode }, { signal }),
  });

/** A contribution by its secret code; null if there is none. */
export const contributionQuery = (shareCode: string, code: string) =>
  queryOptions({
    queryKey: [...ownKey(shareCode), code],
    queryFn: async ({ signal }): Promise<MyContribution> =>
      (await groups.contribution({ code }, { signal })).contribution,
  });

export const setupQuery = queryOptions({
  queryKey: ['payment setup'],
  queryFn: ({ signal }) => paypal.setup({}, { signal }),
});

interface Live {
  shareCode: string;
  /** False until the group gift is there: the stream of one that isn't is refused. */
  isThere: boolean;
  getsPushes: boolean;
  /** Whether the server can say that it changed. */
  onLive: (isLive: boolean) => void;
}

/** Refetches everything about a group gift when the server says that it changed. */
export function useLiveGroup({ shareCode, isThere, getsPushes, onLive }: Live): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isThere) return;
    const refetch = () => void client.invalidateQueries({ queryKey: publicGroupKey(shareCode) });
    if (!getsPushes) return followPage(shareCode, { onChange: refetch, onOpen: onLive });
    onLive(true);
    return refetchOnPush(groupPurchaseChanged, (changed) => changed.shareCode === shareCode, refetch);
  }, [client, shareCode, isThere, getsPushes, onLive]);
}

interface Following {
  onChange: () => void;
  onOpen: (isOpen: boolean) => void;
}

/** The gateway gives guests an answer that may be this old. */
const staleMs = 1.5 * groupCachedMs;

/** Calls back after a while, and once more if it was called in the meantime. */
function soon(callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const begin = () => {
    isWanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      callback();
      if (isWanted) begin();
    }, staleMs);
  };
  return {
    call: () => {
      if (timer === undefined) begin();
      else isWanted = true;
    },
    stop: () => clearTimeout(timer),
  };
}

/** The browser opens a broken stream again by itself; one that is refused stays closed. */
function followPage(shareCode: string, { onChange, onOpen }: Following): (() => void) | undefined {
  if (!('EventSource' in globalThis) || !shareCodeSchema.safeParse(shareCode).success) return undefined;
  const change = soon(onChange);
  const source = new EventSource(`/api${pushRoutes.group.path.replace(':shareCode', shareCode)}`);
  let hasBroken = false;
  source.addEventListener('open', () => {
    onOpen(true);
    // It may have changed meanwhile.
    if (hasBroken) change.call();
  });
  source.addEventListener('error', () => {
    hasBroken = true;
    onOpen(false);
  });
  source.addEventListener(groupPageChanged.type, change.call);
  return () => {
    change.stop();
    source.close();
    onOpen(false);
  };
}

/** Refetches everything about a group gift after an own change. */
function useAfterChange(shareCode: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: publicGroupKey(shareCode) });
}

export type OrderInput = Omit<RequestInput<typeof paypalRoutes.order>, 'shareCode' | 'currency' | 'intent'>;

/** A service that is stopped is back after a few seconds. */
const retryEveryMs = 2_000;
const maxRetries = 8;

/** Whether the order may exist although there was no answer. Repeating it makes no second one. */
const isUnknown = (error: Error): boolean =>
  errorCode(error) === 'still_running' ||
  (errorKind(error) === 'unavailable' && !['offline', 'payments_unavailable'].includes(errorCode(error)));

/** Reserves the amount, and creates the order to pay it. Repeats it while it isn't known whether it exists. */
export function useOrder(shareCode: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: OrderInput) => {
      // The browser gets its cookie with it: an order whose answer is lost then belongs to the browser that repeats it.
      await client.ensureQueryData(setupQuery);
      return paypal.order({ shareCode, ...input });
    },
    retry: (failures, error) => failures < maxRetries && isUnknown(error),
    retryDelay: retryEveryMs,
    meta: { ownErrors: true },
    onSuccess: ({ code }) => localContributions.put({ shareCode, code }),
  });
}

/** Gives up an order; if that fails, it lapses by itself. */
export function useCancelOrder(shareCode: string) {
  const after = useAfterChange(shareCode);
  return useMutation({
    mutationFn: (orderId: string) => paypal.cancel({ orderId }),
    meta: { ownErrors: true },
    onSettled: after,
  });
}

/** Takes the money of an approved order. It may be repeated. */
export function useCapture(shareCode: string) {
  const client = useQueryClient();
  const after = useAfterChange(shareCode);
  return useMutation({
    mutationFn: async (orderId: string) => {
      const [{ status }, setup] = await Promise.all([
        paypal.capture({ orderId }),
        client.ensureQueryData(setupQuery).catch(() => null),
      ]);
      return { status, isTest: setup !== null && isTestMode(setup.mode) };
    },
    meta: { ownErrors: true },
    onSettled: after,
  });
}

export function usePledge(shareCode: string) {
  const after = useAfterChange(shareCode);
  return useMutation({
    mutationFn: async (input: Omit<RequestInput<typeof publicGroupRoutes.pledge>, 'shareCode'>) =>
      (await groups.pledge({ shareCode, ...input })).contribution,
    meta: { ownErrors: true },
    onSuccess: ({ code }) => {
      localContributions.put({ shareCode, code });
      return after();
    },
  });
}

export function useUndoPledge(shareCode: string) {
  const after = useAfterChange(shareCode);
  return useMutation({ mutationFn: (code: string) => groups.undoPledge({ code }), onSettled: after });
}

function useAfterKeeping(shareCode: string) {
  const client = useQueryClient();
  const after = useAfterChange(shareCode);
  return (title: string) => {
    void invalidateGifts(client);
    toast({ title, durationMs: 3_000 });
    return after();
  };
}

/** Keeps it in the gifts of one of the user's people. */
export function useKeepGift(shareCode: string) {
  const after = useAfterKeeping(shareCode);
  return useMutation({
    mutationFn: (recipientId: number) => records.keep({ shareCode, recipientId }),
    meta: { ownErrors: true },
    onSuccess: () => after('Added to your gifts'),
  });
}

/** Removes it from the user's gifts. */
export function useRemoveKeptGift(shareCode: string) {
  const after = useAfterKeeping(shareCode);
  return useMutation({
    mutationFn: () => records.keep({ shareCode, recipientId: null }),
    onSuccess: () => after('Removed from your gifts'),
  });
}

export function useVote(shareCode: string) {
  const after = useAfterChange(shareCode);
  return useMutation({
    mutationFn: (input: { code: string; ideaId: number }) => groups.vote(input),
    onSuccess: (_answer, { code, ideaId }) => {
      localContributions.put({ shareCode, code, ideaId });
      return after();
    },
  });
}

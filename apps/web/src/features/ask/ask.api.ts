import { createClient } from '@giftwell/contracts/core/client';
import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { askAnswered, askRoutes, publicAskRoutes } from '@giftwell/contracts/wishes/asks';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchOnPush } from '../../data/push.js';
import { askKey, planningKey, recipientKey } from '../../data/query-keys.js';
import { toast } from '../../ui/feedback/toasts.js';
import { withReauthentication } from '../../data/session/with-reauthentication.js';

const asks = createClient(askRoutes, { baseUrl: '/api' });
const publicAsks = createClient(publicAskRoutes, { baseUrl: '/api' });

/** Who asks whom, for the one who is asked. */
export const publicAskQuery = (code: string) =>
  queryOptions({
    queryKey: askKey(code),
    queryFn: ({ signal }) => publicAsks.get({ code }, { signal }),
    enabled: shareCodeSchema.safeParse(code).success,
  });

export const useAnswerAsk = (code: string) =>
  useMutation({
    mutationFn: (answers: Omit<RequestInput<typeof publicAskRoutes.answer>, 'code'>) =>
      publicAsks.answer({ code, ...answers }),
    meta: { ownErrors: true },
  });

/** The link that asks one of the user's people; null if none works. */
export const ownAskQuery = (recipientId: number) =>
  queryOptions({
    queryKey: [...planningKey, 'ask', recipientId],
    queryFn: async ({ signal }) => (await asks.get({ id: recipientId }, { signal })).ask,
  });

export function useStartAsk(recipientId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (from: string, context) =>
      (await withReauthentication(context, () => asks.start({ id: recipientId, from }))).ask,
    meta: { ownErrors: true },
    onSuccess: (ask) => client.setQueryData(ownAskQuery(recipientId).queryKey, ask),
  });
}

export function useEndAsk(recipientId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => asks.end({ id: recipientId }),
    onSuccess: () => {
      client.setQueryData(ownAskQuery(recipientId).queryKey, null);
      toast({ title: 'The link no longer works', durationMs: 3_000 });
    },
  });
}

/** Shows the answers of a person when they arrive. */
export function useAskNotices(recipientId: number): void {
  const client = useQueryClient();
  useEffect(
    () =>
      refetchOnPush(
        askAnswered,
        (answered) => answered.recipientId === recipientId,
        () => {
          void client.invalidateQueries({ queryKey: recipientKey(recipientId) });
          void client.invalidateQueries({ queryKey: ownAskQuery(recipientId).queryKey });
        },
      ),
    [client, recipientId],
  );
}

import { passkeyRoutes } from '@giftwell/contracts/auth/passkeys';
import { createClient } from '@giftwell/contracts/core/client';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/feedback/toasts.js';
import { makePasskey } from './browser-passkeys.js';

const passkeys = createClient(passkeyRoutes, { baseUrl: '/api' });

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: async ({ signal }) => (await passkeys.list({}, { signal })).passkeys,
});

/** Requests the list again. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
}

export const useAddPasskey = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const { options } = await passkeys.begin({ password });
      return passkeys.add({ name, registration: await makePasskey(options) });
    },
    meta: { ownErrors: true },
    onSuccess: () => {
      toast({ title: 'Passkey added', description: 'You can now sign in with it.' });
      return refresh();
    },
  });
};

export const useRemovePasskey = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: RequestInput<typeof passkeyRoutes.remove>) => passkeys.remove(input),
    meta: { ownErrors: true },
    onSuccess: () => {
      toast({ title: 'Passkey removed', description: 'It no longer works for signing in.' });
      return refresh();
    },
  });
};

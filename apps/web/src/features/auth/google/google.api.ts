import { googleRoutes, googleSignInRoutes } from '@giftwell/contracts/auth/google';
import { createClient } from '@giftwell/contracts/core/client';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/feedback/toasts.js';
import { googleAddress } from './google-address.js';

const baseUrl = '/api';
const accounts = createClient(googleRoutes, { baseUrl });
const signIns = createClient(googleSignInRoutes, { baseUrl });

/** Which other ways to sign in are set up here. */
export const optionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => signIns.options({}, { signal }),
});
export const googleQuery = queryOptions({
  queryKey: ['account', 'google'],
  queryFn: ({ signal }) => accounts.state({}, { signal }),
});

/** Allows the link by the password, then leaves for Google. */
export const useLinkGoogle = () =>
  useMutation({
    mutationFn: (input: RequestInput<typeof googleSignInRoutes.allowLink>) => signIns.allowLink(input),
    meta: { ownErrors: true },
    onSuccess: () => window.location.assign(googleAddress('link')),
  });

export const useUnlinkGoogle = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput<typeof googleRoutes.unlink>) => accounts.unlink(input),
    meta: { ownErrors: true },
    onSuccess: async () => {
      toast({ title: 'Google is unlinked', description: 'From now on, sign in with your password.' });
      await queryClient.invalidateQueries({ queryKey: googleQuery.queryKey });
    },
  });
};

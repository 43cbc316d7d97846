import { addressRoutes } from '@giftwell/contracts/auth/address';
import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { mailPreferenceRoutes } from '@giftwell/contracts/auth/mail-preferences';
import { profileRoutes } from '@giftwell/contracts/auth/profile';
import { createClient } from '@giftwell/contracts/core/client';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { meKey } from '../../../data/query-keys.js';
import { toast } from '../../../ui/feedback/toasts.js';

const baseUrl = '/api';
const addresses = createClient(addressRoutes, { baseUrl });
const profile = createClient(profileRoutes, { baseUrl });
const preferences = createClient(mailPreferenceRoutes, { baseUrl });
const sessions = createClient(sessionRoutes, { baseUrl });

export const addressQuery = queryOptions({
  queryKey: ['account', 'address'],
  queryFn: ({ signal }) => addresses.state({}, { signal }),
  // The link may have been opened in another tab.
  refetchOnWindowFocus: 'always',
});
export const preferencesQuery = queryOptions({
  queryKey: ['account', 'mail-preferences'],
  queryFn: ({ signal }) => preferences.get({}, { signal }),
});
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await sessions.list({}, { signal })).sessions,
  refetchOnWindowFocus: 'always',
});

export const useSendAddressLink = () =>
  useMutation({
    mutationFn: () => addresses.sendLink({}),
    onSuccess: () => toast({ title: 'Check your inbox', description: 'The link is on its way.' }),
  });

export const useChangeAddress = () =>
  useMutation({
    mutationFn: (input: RequestInput<typeof addressRoutes.change>) => addresses.change(input),
    meta: { ownErrors: true },
  });

export const useChangePassword = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput<typeof sessionRoutes.changePassword>) => sessions.changePassword(input),
    meta: { ownErrors: true },
    onSuccess: () => {
      toast({ title: 'Your password is changed', description: 'All other devices were signed out.' });
      return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
};

export const useChangePreference = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput<typeof mailPreferenceRoutes.change>) => preferences.change(input),
    onSuccess: (changed) => queryClient.setQueryData(preferencesQuery.queryKey, changed),
  });
};

/** Signs out one device, or all but this browser. */
export const useEndSessions = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (which: { id: string } | 'others') => {
      if (which === 'others') await sessions.endOthers({});
      else await sessions.end(which);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
};

export const useChangeUsername = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { username: string }) => profile.change(input),
    meta: { ownErrors: true },
    onSuccess: ({ user }) => {
      queryClient.setQueryData(meKey, user);
      toast({ title: 'Profile updated!', description: `You’re ${user.username} now.` });
    },
  });
};

import { addressRoutes } from '@giftwell/contracts/auth/address';
import { activityRoutes } from '@giftwell/contracts/auth/audit';
import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { notificationRoutes, webPushRoutes } from '@giftwell/contracts/auth/notifications';
import { profileRoutes } from '@giftwell/contracts/auth/profile';
import { createClient } from '@giftwell/contracts/core/client';
import type { RequestInput } from '@giftwell/contracts/core/route';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { meKey } from '../../../data/query-keys.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { deviceQuery } from '../notifications/device-notifications.api.js';
import { deviceEndpoint } from '../notifications/device-subscription.js';

const baseUrl = '/api';
const addresses = createClient(addressRoutes, { baseUrl });
const activity = createClient(activityRoutes, { baseUrl });
const profile = createClient(profileRoutes, { baseUrl });
const notifications = createClient(notificationRoutes, { baseUrl });
const sessions = createClient(sessionRoutes, { baseUrl });
const devices = createClient(webPushRoutes, { baseUrl });

export const addressQuery = queryOptions({
  queryKey: ['account', 'address'],
  queryFn: ({ signal }) => addresses.state({}, { signal }),
  // The link may have been opened in another tab.
  refetchOnWindowFocus: 'always',
});
export const notificationsQuery = queryOptions({
  queryKey: ['account', 'notifications'],
  queryFn: ({ signal }) => notifications.get({}, { signal }),
});
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await sessions.list({}, { signal })).sessions,
  refetchOnWindowFocus: 'always',
});

export const activityQuery = infiniteQueryOptions({
  queryKey: ['account', 'activity'],
  queryFn: ({ pageParam, signal }) => activity.list(pageParam ? { before: pageParam } : {}, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ activities, hasMore }) => (hasMore ? activities.at(-1)?.id : undefined),
});

/** Requests devices and activity again. */
const refreshSecurity = (queryClient: QueryClient) =>
  Promise.all(
    [sessionsQuery, activityQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  );

export const useSendAddressLink = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => addresses.sendLink({}),
    onSuccess: () => {
      toast({ title: 'Check your inbox', description: 'The link is on its way.' });
      return queryClient.invalidateQueries({ queryKey: addressQuery.queryKey });
    },
  });
};

export const useChangePassword = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput<typeof sessionRoutes.changePassword>) => sessions.changePassword(input),
    meta: { ownErrors: true },
    onSuccess: () => {
      toast({ title: 'Password changed', description: 'All other devices were signed out.' });
      return refreshSecurity(queryClient);
    },
  });
};

/** Switches kinds of emails on or off. */
export const useChangeNotification = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput<typeof notificationRoutes.change>) => notifications.change(input),
    onSuccess: (changed) => {
      queryClient.setQueryData(notificationsQuery.queryKey, changed);
      toast({ title: 'Notification preferences updated!', description: 'Your choice is saved.' });
    },
  });
};

/** Signs out one device, or all but this browser, which then show no notifications anymore. */
export const useEndSessions = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (which: { id: string } | 'others') => {
      if (which !== 'others') return void (await sessions.end(which));
      await sessions.endOthers({});
      const others = await devices.turnOffOthers({ endpoint: await deviceEndpoint() });
      queryClient.setQueryData(deviceQuery.queryKey, others);
    },
    onSettled: () => refreshSecurity(queryClient),
  });
};

export type ProfileChange = RequestInput<typeof profileRoutes.change>;

/** Changes the username, or mails a link to a new address. */
export const useChangeProfile = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: ProfileChange) => profile.change(input),
    meta: { ownErrors: true },
    onSuccess: ({ user }) => {
      queryClient.setQueryData(meKey, user);
      void refreshSecurity(queryClient);
    },
  });
};

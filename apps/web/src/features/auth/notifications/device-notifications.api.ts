import { webPushRoutes } from '@giftwell/contracts/auth/notifications';
import { createClient } from '@giftwell/contracts/core/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { startServiceWorker } from '../../../ui/memory/service-worker.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { deviceEndpoint, subscribeDevice, unsubscribeDevice } from './device-subscription.js';

const devices = createClient(webPushRoutes, { baseUrl: '/api' });

export const deviceQuery = queryOptions({
  queryKey: ['account', 'device-notifications'],
  queryFn: async ({ signal }) => devices.state({ endpoint: await deviceEndpoint() }, { signal }),
});

/** Turns this browser on or off, or all others off. Returns null if the user doesn't allow notifications. */
async function change(to: 'on' | 'off' | 'others-off', publicKey: string) {
  if (to === 'others-off') return devices.turnOffOthers({ endpoint: await deviceEndpoint() });
  if (to === 'on') {
    // First of all, because browsers ask only right after a click.
    if ((await Notification.requestPermission()) !== 'granted') return null;
    await startServiceWorker();
    return devices.turnOn(await subscribeDevice(publicKey));
  }
  const endpoint = await deviceEndpoint();
  await unsubscribeDevice();
  return endpoint ? devices.turnOff({ endpoint }) : devices.state({ endpoint });
}

export function useChangeDevice(publicKey: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (to: 'on' | 'off' | 'others-off') => change(to, publicKey),
    meta: { ownErrors: true },
    onSuccess: (state) => state && queryClient.setQueryData(deviceQuery.queryKey, state),
    onError: (error) => {
      console.info('Notifications on this device not changed', error);
      toast({
        variant: 'destructive',
        title: 'Couldn’t change notifications',
        description: 'Check your connection and your browser’s settings, then try again.',
      });
    },
  });
}

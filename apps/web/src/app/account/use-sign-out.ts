import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetUser } from '../../data/use-user.js';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { toast } from '../../ui/feedback/toasts.js';

/**
 * Signs out and clears everything that was fetched for this user, who gets no more notifications here. Failures are
 * shown, because they matter on a shared computer.
 */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await import('../../data/api.js')).api.sessions.logout({}),
    meta: { ownErrors: true },
    onSuccess: async () => {
      endNotifications().catch((error: unknown) => console.info('Notifications not turned off', error));
      await forgetUser(queryClient);
    },
    onError: (error) => {
      console.info('Sign-out failed', error);
      toast({
        variant: 'destructive',
        title: 'You’re still signed in',
        description: errorMessage(error, 'Signing out failed. Please try again.'),
      });
    },
  });
}

/** This browser's push service tells the server with the next notification. */
async function endNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { unsubscribeDevice } = await import('../../features/auth/notifications/device-subscription.js');
  await unsubscribeDevice();
}

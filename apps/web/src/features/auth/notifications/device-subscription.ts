import { pushSubscriptionSchema, type PushSubscriptionKeys } from '@giftwell/contracts/auth/notifications';

/**
 * Whether this browser can show notifications: `ready`; `blocked` by its user; only as an app on the `home-screen`
 * (iPhone and iPad); or not at all (`missing`).
 */
export type DeviceSupport = 'ready' | 'blocked' | 'home-screen' | 'missing';

export function deviceSupport(): DeviceSupport {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)
    return Notification.permission === 'denied' ? 'blocked' : 'ready';
  return 'standalone' in navigator && !navigator.standalone ? 'home-screen' : 'missing';
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** The address of this browser at its push service; null if it isn't subscribed. */
export const deviceEndpoint = async (): Promise<string | null> => (await subscription())?.endpoint ?? null;

/** Subscribes this browser anew. `publicKey` is the server's. */
export async function subscribeDevice(publicKey: string): Promise<PushSubscriptionKeys> {
  // One that was made with another key of the server can't be used.
  await unsubscribeDevice();
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  return pushSubscriptionSchema.parse({ endpoint, keys });
}

/** From now on this browser gets nothing; its push service tells the server with the next notification. */
export async function unsubscribeDevice(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

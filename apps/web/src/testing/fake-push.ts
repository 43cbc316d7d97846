/** A browser that can be notified, as far as the settings use it. */
export interface FakePush {
  /** How often the user was asked for permission. */
  asked: number;
  /** The workers that were started. */
  workers: string[];
  /** The keys of servers that subscribed. */
  keys: string[];
  /** The address of this browser at its push service. */
  endpoint: string | null;
  /** Takes everything back. */
  remove(): void;
}

/** The browser's question for permission, answered with `answer`. */
function permissionAsked(answer: NotificationPermission, onAsked: () => void) {
  let permission: NotificationPermission = 'default';
  return {
    get permission() {
      return permission;
    },
    requestPermission() {
      onAsked();
      permission = answer;
      return Promise.resolve(answer);
    },
  };
}

/** What a browser knows of its push service. */
function pushManagerOf(push: FakePush) {
  const subscription = {
    get endpoint() {
      return push.endpoint;
    },
    toJSON: () => ({
      endpoint: push.endpoint,
      expirationTime: null,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    }),
    unsubscribe() {
      push.endpoint = null;
      return Promise.resolve(true);
    },
  };
  return {
    getSubscription: () => Promise.resolve(push.endpoint === null ? null : subscription),
    subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      push.keys.push(applicationServerKey);
      push.endpoint = `https://push.example/browser-${push.keys.length}`;
      return Promise.resolve(subscription);
    },
  };
}

/** Gives jsdom the parts of Web Push that it lacks; the user answers the question for permission with `answer`. */
export function installPush({ answer = 'granted' }: { answer?: NotificationPermission } = {}): FakePush {
  const push: FakePush = {
    ...{ asked: 0, workers: [], keys: [], endpoint: null },
    remove() {
      for (const [target, name] of added) Reflect.deleteProperty(target, name);
    },
  };
  const registration = { pushManager: pushManagerOf(push) };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(push.workers.length > 0 ? registration : undefined),
    register(address: string) {
      push.workers.push(address);
      return Promise.resolve(registration);
    },
  };
  const added = [
    [window, 'PushManager', {}],
    [window, 'Notification', permissionAsked(answer, () => (push.asked += 1))],
    [navigator, 'serviceWorker', serviceWorker],
  ] as const;
  for (const [target, name, value] of added)
    Object.defineProperty(target, name, { value, configurable: true });
  return push;
}

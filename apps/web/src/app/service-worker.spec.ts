import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const source = readFileSync('public/service-worker.js', 'utf8');
const offline = { text: 'You’re offline' };

/** Runs the worker in an environment that records what it does. */
function startWorker() {
  const listeners = new Map<string, (event: object) => void>();
  const stored: string[] = [];
  const shown: { title: string; options: { body: string; data: { path: string } } }[] = [];
  const opened: string[] = [];
  const network = { online: true };
  let stores = ['giftwell-offline-0', 'giftwell-offline-1'];
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    fetch: (request: { url: string }) =>
      network.online
        ? Promise.resolve(`from the network: ${request.url}`)
        : Promise.reject(new TypeError('offline')),
    caches: {
      open: () => Promise.resolve({ add: (path: string) => Promise.resolve(void stored.push(path)) }),
      keys: () => Promise.resolve(stores),
      delete: (name: string) => Promise.resolve((stores = stores.filter((one) => one !== name))),
      match: (path: string) => Promise.resolve(stored.includes(path) ? offline : undefined),
    },
    clients: {
      claim: () => Promise.resolve(),
      openWindow: (path: string) => Promise.resolve(opened.push(path)),
    },
    registration: {
      showNotification: (title: string, options: (typeof shown)[number]['options']) =>
        Promise.resolve(shown.push({ title, options })),
    },
  };
  runInNewContext(source, { self });
  /** Sends an event, and returns the answer to it once all of its work is done. */
  const send = async (type: string, event: object = {}): Promise<unknown> => {
    const works: unknown[] = [];
    let answer: unknown;
    listeners.get(type)!({
      ...event,
      waitUntil: (work: unknown) => void works.push(work),
      respondWith: (response: unknown) => (answer = response),
    });
    await Promise.all(works);
    return answer;
  };
  return { send, shown, opened, network, storesLeft: () => stores };
}
const page = (mode = 'navigate') => ({ request: { url: '/plan', mode } });

it('shows the page for times without a connection only then, and only for pages', async () => {
  const { send, network, storesLeft } = startWorker();
  await send('install');
  await send('activate');
  expect(storesLeft()).toEqual(['giftwell-offline-1']);
  expect(await send('fetch', page())).toBe('from the network: /plan');
  expect(await send('fetch', { ...page(), preloadResponse: Promise.resolve('preloaded') })).toBe('preloaded');
  expect(await send('fetch', page('cors'))).toBeUndefined();
  network.online = false;
  expect(await send('fetch', page())).toBe(offline);
});

it('fails as without a worker when it has no page to show', async () => {
  const { send, network } = startWorker();
  network.online = false;
  await expect(send('fetch', page())).rejects.toThrow('offline');
});

it('shows a notification, and opens its page when it is chosen', async () => {
  const { send, shown, opened } = startWorker();
  const content = { title: 'A date is coming up', body: 'Tap', path: '/reminder#code', tag: 'tag' };
  await send('push', { data: { json: () => content } });
  expect(shown).toMatchObject([{ title: content.title, options: { body: 'Tap', tag: 'tag' } }]);
  let isClosed = false;
  const notification = { ...shown[0]!.options, close: () => (isClosed = true) };
  await send('notificationclick', { notification });
  expect([isClosed, opened]).toEqual([true, ['/reminder#code']]);
});

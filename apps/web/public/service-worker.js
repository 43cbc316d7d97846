// Shows the notifications that the server sends, and a page while there is no connection. It stores nothing else.
const offlinePage = '/offline.html';
/** Raise the number when the page changes. */
const store = 'giftwell-offline-1';

self.addEventListener('install', (event) => {
  event.waitUntil(self.caches.open(store).then((cache) => cache.add(offlinePage)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate() {
  const names = await self.caches.keys();
  await Promise.all(names.filter((name) => name !== store).map((name) => self.caches.delete(name)));
  // So that opening a page doesn't wait for this worker to start.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(load(event));
});

async function load({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await self.fetch(request));
  } catch (error) {
    const stored = await self.caches.match(offlinePage);
    if (stored) return stored;
    throw error;
  }
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  const shown = { body, tag, icon: '/icon-192.png', badge: '/badge.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

// In a new window: another one may hold something that isn't saved yet.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});

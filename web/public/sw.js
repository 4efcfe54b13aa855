// Keeps the shell of the client, so that it opens at once and without a network. Never keeps an answer of the API.
const SHELL = 'meseta-shell-1';
const FIRST = ['/', '/theme.js', '/icon.svg', '/manifest.webmanifest'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(FIRST))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** From the network, so that a new version shows at once; the kept copy without one. */
async function fresh(request, name) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(SHELL)).put(name, answer.clone());
    return answer;
  } catch {
    return (await caches.match(name)) ?? Response.error();
  }
}

/** A file whose name carries its hash: it never changes, so the kept copy is as good as the server's. */
async function unchanging(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(unchanging(request));
  else if (FIRST.includes(url.pathname)) event.respondWith(fresh(request, url.pathname));
  else if (request.mode === 'navigate') event.respondWith(fresh(request, '/'));
});

// A message that a table waits, sealed by the server for this browser. Browsers want every one of them to be shown.
self.addEventListener('push', (event) => {
  const { title = 'Meseta', text = '', table } = event.data?.json() ?? {};
  const shown = {
    body: text,
    icon: '/icon-192.png',
    data: { table },
    ...(table ? { tag: table, renotify: true } : {}),
  };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** The page of the table: one that is open already, or a new one. */
async function open(table) {
  const path = table ? `/table/${encodeURIComponent(table)}` : '/';
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((page) => new URL(page.url).pathname === path);
  return page ? page.focus() : self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table));
});

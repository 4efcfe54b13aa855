// Keeps a site for use without a network: all files of one version, or none. What stands in capitals is filled in by the
// build (scripts/site.mjs).
const VERSION = 'VERSION';
const FILES = ['FILES'];
// Other sites of the same origin keep theirs under their own paths.
const SITE = `meseta-site:${new URL(self.registration.scope).pathname}:`;
const CACHE = `${SITE}${VERSION}`;
const START = './index.html';

/** Fetches past the browser's own cache: names without a hash may hold an older version there. */
const fresh = (file) => new Request(file, { cache: 'reload' });

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh))));
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith(SITE) && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A new version waits until the reader agrees, so that no page gets files of two versions.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

async function kept(request, isPage) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(isPage ? START : request, { ignoreSearch: true });
  return found ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname))
    return;
  const isPage = url.pathname === scope.pathname || url.pathname === `${scope.pathname}index.html`;
  event.respondWith(kept(request, isPage));
});

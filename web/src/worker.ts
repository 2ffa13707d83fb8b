// The service worker: the shell opens offline. Tables need the server and are never kept here.

const worker = self as ServiceWorkerGlobalScope & typeof self;
// vite.config.ts writes it in front of this file.
declare const BUILT: { version: string; files: string[] };
const CACHE = `shell-${BUILT.version}`;
const FILES = ['/', '/api/games', '/theme.js', '/icon.svg', '/manifest.webmanifest', ...BUILT.files];
// Reading matter that may be a little old.
const READABLE = /^\/api\/games(\/[\w-]+\/rules)?$/;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (READABLE.test(pathname) || (!pathname.startsWith('/api/') && pathname !== '/worker.js'))
    event.respondWith(fresh(request));
});

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fresh(request);
}

async function fresh(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const name = new URL(request.url).pathname === '/' ? '/' : request;
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch {
    return (await cache.match(name)) ?? Response.error();
  }
}

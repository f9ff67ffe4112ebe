/** After the first visit, the service worker opens the page without a network. */

declare const self: ServiceWorkerGlobalScope;

// The build declares these in a line before this file.
declare const files: readonly string[];
declare const build: string;

const cacheName = `switchyard-${build}`;

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));

self.addEventListener("activate", (event) => event.waitUntil(dropOldCaches()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, href } = new URL(request.url);
  const service = /^(?:online\/|health$|ready$|metrics$)/.test(href.slice(self.registration.scope.length));
  if (request.method === "GET" && origin === self.location.origin && !service)
    event.respondWith(answer(request));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((name) => new Request(name, { cache: cacheMode(name) })));
  await self.skipWaiting();
}

/** A file in assets gets a new name with new content, so a cached copy is always current. */
function cacheMode(name: string): RequestCache {
  return name.startsWith("assets/") ? "default" : "no-cache";
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("switchyard-") && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

export {};

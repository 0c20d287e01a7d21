/**
 * Takes the place of the worker where the operator wants none (PUBLIC_SERVICE_WORKER=off): browsers that have one look for a newer at the next page,
 * find this, and are as they were before.
 */
declare const self: ServiceWorkerGlobalScope;

async function retire(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

export {};

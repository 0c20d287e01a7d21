import { CACHE_TIMES_DATABASE } from '@/lib/config';

/** Takes the worker's place where the operator wants none (PUBLIC_SERVICE_WORKER=off), in browsers that still have one. */
declare const self: ServiceWorkerGlobalScope;

async function retire(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase(CACHE_TIMES_DATABASE);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { KEEP_PAGE, KEPT_CACHES, KEPT_LIMITS, SLOW_LINE_S } from '@/lib/config';
import { dropUnknown, findKept, keepOpened, offlineAnswer } from './kept-pages';
import { leadBack } from './notification-click';
import { type RequestKind, requestKind } from './request-kind';

/**
 * What opens without a connection (decisions, 73): pages opened last, with the files they were made for, and the help. A page comes from the network
 * if that answers in time; nothing is kept on its way, but when the page says that it is idle.
 */
declare const self: ServiceWorkerGlobalScope;

const isKind =
  (kind: RequestKind) =>
  ({ request }: { request: Request }) =>
    requestKind(request, self.location.origin) === kind;
const pathOf = (request: Request) => new URL(request.url).pathname;

registerRoute(
  isKind('kept'),
  new NetworkFirst({
    cacheName: KEPT_CACHES.pages,
    networkTimeoutSeconds: SLOW_LINE_S,
    plugins: [
      {
        cacheWillUpdate: async () => null,
        cachedResponseWillBeUsed: ({ request }) => findKept(pathOf(request)),
      },
    ],
  }),
);
registerRoute(isKind('live'), new NetworkOnly());
registerRoute(isKind('file'), new CacheFirst({ cacheName: KEPT_CACHES.files }));
registerRoute(
  isKind('picture'),
  new CacheFirst({
    cacheName: KEPT_CACHES.pictures,
    // Its types are not made for `exactOptionalPropertyTypes`.
    plugins: [new ExpirationPlugin({ maxEntries: KEPT_LIMITS.pictures, purgeOnQuotaError: true }) as WorkboxPlugin],
  }),
);
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlineAnswer(pathOf(request)) : Response.error()));

// The request for a page leaves while the worker is still starting.
enable();
// It asks no open page for anything, and every kept page has its own files, so the newer worker need not wait for tabs that stay open for weeks.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(dropUnknown()));
self.addEventListener('message', (event) => {
  if (event.data !== KEEP_PAGE || !event.source) return;
  // Storage may be full or denied, and the line may go: then less is kept.
  event.waitUntil(keepOpened(event.source.url).catch(() => undefined));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(leadBack(self.clients));
});

import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { type CachePageMessage, OFFLINE_CACHES, SLOW_LINE_S } from '@/lib/config';
import { cacheOpened, findCached, offlineAnswer } from './cached-pages';
import { type RequestKind, requestKind } from './request-kind';

/** What opens without a connection: pages opened last, with their files. Nothing is cached on its way, but when the page says that it is idle. */
declare const self: ServiceWorkerGlobalScope;

const isKind =
  (kind: RequestKind) =>
  ({ request }: { request: Request }) =>
    requestKind(request, self.location.origin) === kind;
const pathOf = (request: Request) => new URL(request.url).pathname;

const NOT_ASKED = ['/media/*', '/_astro/*.woff2', '/_astro/*.svg', '/_astro/*.webp'];

/** Pages that came from the device, by their clients: their files come from there too. All others are served quicker by the browser's own cache. */
const fromDevice = new Set<string>();
function noteClient<Found>(event: ExtendableEvent, found: Found): Found {
  if (found) fromDevice.add((event as FetchEvent).resultingClientId);
  return found;
}

registerRoute(
  isKind('cached'),
  new NetworkFirst({
    cacheName: OFFLINE_CACHES.pages,
    networkTimeoutSeconds: SLOW_LINE_S,
    plugins: [
      {
        cacheWillUpdate: async () => null,
        cachedResponseWillBeUsed: async ({ request, event }) =>
          noteClient(event, await findCached(pathOf(request))),
      },
    ],
  }),
);
registerRoute(isKind('live'), new NetworkOnly());
registerRoute(
  ({ request, event }) =>
    isKind('file')({ request }) &&
    (fromDevice.has((event as FetchEvent).clientId) || !navigator.onLine),
  new CacheFirst({ cacheName: OFFLINE_CACHES.files }),
);
setCatchHandler(async ({ request, event }) =>
  request.mode === 'navigate'
    ? noteClient(event, await offlineAnswer(pathOf(request)))
    : Response.error(),
);

// It asks no open page for anything, and cached files are named after their content, so the newer worker need not wait for tabs that stay open for weeks.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // Browsers that know routes do not even ask the worker for these.
  if (event.addRoutes)
    event.waitUntil(
      event.addRoutes(
        NOT_ASKED.map((pathname) => ({
          condition: { urlPattern: { pathname } },
          source: 'network',
        })),
      ),
    );
});
self.addEventListener('activate', (event) => {
  // The request for a page leaves while the worker is still starting.
  event.waitUntil(self.registration.navigationPreload?.enable());
  // Earlier workers fetched the whole help ahead.
  event.waitUntil(caches.delete('kept_help'));
});
self.addEventListener('message', (event) => {
  if (!event.source) return;
  const isFromDevice = fromDevice.has(event.source.id);
  // Storage may be full or denied, and the line may go: then less is cached.
  event.waitUntil(
    cacheOpened(event.source.url, event.data as CachePageMessage, isFromDevice).catch(
      () => undefined,
    ),
  );
});

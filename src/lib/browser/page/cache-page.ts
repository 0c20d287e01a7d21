import { type CachePageMessage, WORKER_PATH, WORKER_POLICY } from '../../config.ts';

const FILE = /^\/_astro\/.*\.(js|css)$/;

/** The worker's address, in the one form in which the browser takes it on a page with our content policy (security.md, 1.1). */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy(WORKER_POLICY, {
    createScriptURL: (url) => (url === WORKER_PATH ? url : null),
  });
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
}

/** The scripts and styles of the bundler that this page has loaded. */
function loadedFiles(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return paths.flatMap(({ origin, pathname }) =>
    origin === location.origin && FILE.test(pathname) ? [pathname] : [],
  );
}

/** Registers the service worker, and tells it that this page may be cached. Only for an idle page that the visitor sees. */
export async function cachePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // `none`: bypass the HTTP cache for imported scripts, too.
  await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  // Nobody waits for it: where the browser does not let the worker start it never comes.
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ files: loadedFiles() } satisfies CachePageMessage),
  );
}

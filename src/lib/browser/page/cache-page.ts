import { CACHE_PAGE, WORKER_PATH, WORKER_POLICY } from '../../config.ts';

/** The worker's address, in the one form in which the browser takes it on a page with our content policy (security.md, 1.1). */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: (url) => (url === WORKER_PATH ? url : null) });
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
}

/** Registers the service worker, and tells it that this page may be cached. Only for an idle page that the visitor sees. */
export async function cachePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // `none`: bypass the HTTP cache for imported scripts, too.
  await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  // Nobody waits for it: where the browser does not let the worker start it never comes.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(CACHE_PAGE));
}

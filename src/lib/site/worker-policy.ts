import { WORKER_POLICY } from '../config.ts';

/** The part of `Astro.csp` used here. */
interface PagePolicy {
  insertDirective: (directive: "worker-src 'self'" | `trusted-types ${typeof WORKER_POLICY}`) => void;
}

/**
 * Lets one page register the service worker (security.md, 1.1): the one Trusted Types policy lets the worker's own address pass
 * (`src/lib/browser/page/keep-page.ts`). Pages of the account and of forms do not register it.
 */
export function allowWorker(csp: PagePolicy | undefined): void {
  csp?.insertDirective("worker-src 'self'");
  csp?.insertDirective(`trusted-types ${WORKER_POLICY}`);
}

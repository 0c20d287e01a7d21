import { resolve } from 'node:path';
import { answerText } from '../../serve/fixed-page.ts';
import { setSecurityHeaders } from '../../serve/headers.ts';
import { type SiteHandler, siteHandler } from '../../serve/site.ts';
import type { ReleaseStore } from '../release/release-store.ts';

/** For visitors while there is no site yet. */
const RETRY_AFTER_SECONDS = 10;

/**
 * Serves the live release. After a swap the next request gets the new one; a response under way is finished from the old one. A release that
 * cannot be read leaves the one before it.
 */
export function liveSite(store: ReleaseStore, onProblem: (error: unknown) => void): SiteHandler {
  let served: { id: string; handler: SiteHandler } | undefined;

  function open(id: string): void {
    try {
      const release = store.read(id);
      if (release)
        served = {
          id,
          handler: siteHandler({
            folder: resolve(store.siteOf(id)),
            maintenance: release.maintenance,
          }),
        };
    } catch (error) {
      onProblem(error);
    }
  }

  return (request, response) => {
    const id = store.currentId();
    if (id !== undefined && id !== served?.id) open(id);
    if (served) {
      served.handler(request, response);
      return;
    }
    setSecurityHeaders(response, '/');
    response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    response.setHeader('Cache-Control', 'no-store');
    answerText(response, 503, 'The site is being published for the first time');
  };
}

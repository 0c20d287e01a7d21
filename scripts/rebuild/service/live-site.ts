import { resolve } from 'node:path';
import { answerText } from '../../serve/fixed-page.ts';
import { type SiteHandler, siteHandler } from '../../serve/site.ts';
import type { ReleaseStore } from '../release/release-store.ts';

/** Seconds after which a visitor should look again while there is no site yet. */
const RETRY_AFTER = 10;

/**
 * Serves the live release and follows a swap with the next request; an answer under way keeps its release. A release's list of files is read
 * once, when it goes live; where that fails, the release before goes on.
 */
export function liveSite(store: ReleaseStore, onProblem: (error: unknown) => void): SiteHandler {
  let shown: { id: string; handler: SiteHandler } | undefined;

  function open(id: string): void {
    try {
      const release = store.read(id);
      if (release) shown = { id, handler: siteHandler({ folder: resolve(store.siteOf(id)), maintenance: release.maintenance }) };
    } catch (error) {
      onProblem(error);
    }
  }

  return (request, response) => {
    const id = store.currentId();
    if (id !== undefined && id !== shown?.id) open(id);
    if (shown) {
      shown.handler(request, response);
      return;
    }
    response.setHeader('Retry-After', RETRY_AFTER);
    response.setHeader('Cache-Control', 'no-store');
    answerText(response, 503, 'The site is being published for the first time');
  };
}

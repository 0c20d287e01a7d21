import { isLowData } from '@/lib/browser/page/low-data';
import { whenIdle } from '@/lib/browser/page/when';

/** Has this page kept for when there is no connection (decisions, 73), when everything else is there; nothing of it is loaded before. */
async function start() {
  // The worker and its offline page are 27 kB; one that is here already costs nothing. Most who open a single page never come back.
  const isFirstPage = !document.referrer.startsWith(`${location.origin}/`);
  if ((isLowData() || isFirstPage) && !navigator.serviceWorker?.controller) return;
  const { cachePage } = await import('@/lib/browser/page/keep-page');
  await cachePage();
}

// Not in development, and not on the pages of accounts and forms, whose content policy would refuse it. A browser may refuse it, too.
if (import.meta.env.PROD && import.meta.env.PUBLIC_SERVICE_WORKER === 'on' && !document.documentElement.dataset['guard'])
  whenIdle(start).catch(() => undefined);

import { tapAgain } from '@/lib/browser/page/load-page';
import { isLowData, loadLaterFonts } from '@/lib/browser/page/low-data';
import { whenIdle, whenLoaded } from '@/lib/browser/page/when';
import { loadSearch } from '../search/open-search-on-click';

/** What every page loads once it has loaded and is idle. A file that cannot be loaded, as after a newer release, is no fault of the page. */
const ignore = () => undefined;

/** What a file was missing for, before the player had the page loaded anew. */
whenIdle(tapAgain);

whenIdle(loadLaterFonts);

/** Whether the visitor asks sites not to follow what they do: then not even the code is loaded. */
const refusesReports = () =>
  navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;

// The setting itself, which the build knows: where the operator wants no reports, nothing of this is left.
if (import.meta.env.PUBLIC_REPORT_URL && !refusesReports())
  whenIdle(async () => (await import('@/lib/browser/visit/send-beacon')).sendBeaconOnLeave()).catch(
    ignore,
  );

/** Has this page cached for when there is no connection. */
async function cachePage() {
  // The worker and its offline page are 27 kB; one that is here already costs nothing. Most who open a single page never come back.
  const isFirstPage = !document.referrer.startsWith(`${location.origin}/`);
  if ((isLowData() || isFirstPage) && !navigator.serviceWorker?.controller) return;
  await (await import('@/lib/browser/page/cache-page')).cachePage();
}

// Not in development, and not on the pages of accounts and forms, whose content policy would refuse it. A browser may refuse it, too.
if (
  import.meta.env.PROD &&
  import.meta.env.PUBLIC_SERVICE_WORKER === 'on' &&
  !document.documentElement.dataset['guard']
)
  whenIdle(cachePage).catch(ignore);

/** Phones with less, in GB, keep it for the page that is seen. */
const MIN_MEMORY = 2;
const { deviceMemory = MIN_MEMORY } = navigator;

/** Lets the browser work ahead by `src/inline/speculation-rules.json`: it prerenders the likeliest next page (`data-likely`) and prefetches others before the tap. */
async function workAhead() {
  await whenLoaded();
  document.documentElement.dataset['ahead'] = '';
  // The texts of the search, before the tap. Its styles, which few pages need, wait for the finger.
  if (document.querySelector('[data-open-search]'))
    await whenIdle(async () => (await loadSearch()).prepareSearch()).catch(ignore);
}

if (!isLowData() && deviceMemory >= MIN_MEMORY) void workAhead();

import { isLowData, onLowDataChange } from '@/lib/browser/page/low-data';
import { whenIdle, whenLoaded } from '@/lib/browser/page/when';
import { isScarce } from '@/lib/domain/scarce-connection';

/** Phones with less, in GB, keep it for the page that is seen. */
const MIN_MEMORY = 2;

/**
 * Lets the browser work ahead by the rules of `src/inline/speculation-rules.json`, once this page has loaded; not where data or memory is scarce,
 * whatever was chosen: it prerenders the one page that most visitors open next (`data-likely`) and prefetches another when it expects the tap, on
 * phones also what is in sight. Never the logout, addresses with parameters, or games and search, whose tap does not follow the link.
 */
const { connection, deviceMemory = MIN_MEMORY } = navigator;

async function follow() {
  await whenLoaded();
  document.documentElement.toggleAttribute('data-ahead', !isLowData());
  // Under a kilobyte, whose round trip would come before those of all that a search needs. A tap asks for it again.
  await whenIdle(() => (isLowData() ? undefined : import('./search-dialog').catch(() => undefined)));
}

if (!isScarce(connection) && deviceMemory >= MIN_MEMORY) {
  void follow();
  onLowDataChange(() => void follow());
}

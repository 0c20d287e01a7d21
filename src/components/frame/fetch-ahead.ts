import { isLowData, onLowDataChange } from '@/lib/browser/page/low-data';
import { whenIdle, whenLoaded } from '@/lib/browser/page/when';
import { isScarce } from '@/lib/domain/scarce-connection';

/** Phones with less, in GB, keep it for the page that is seen. */
const MIN_MEMORY = 2;

/**
 * Lets the browser fetch and make the next page ahead, by the rules of `scripts/build/inline/speculation-rules.ts`, once this one has loaded; not where data
 * or memory is scarce, whatever was chosen.
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

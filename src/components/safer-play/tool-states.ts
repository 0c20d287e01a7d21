import { pageNumber } from '@/lib/browser/page/document';
import { whenIdle } from '@/lib/browser/page/when';
import { onRealityCheckChange, readRealityCheck } from '@/lib/browser/storage/reality-check';
import { fill } from '@/lib/domain/text/fill';
import { onTokensChange, readTokens } from '@/lib/session/tokens';

function writeRealityCheck(): void {
  const place = document.querySelector<HTMLElement>('[data-reality-check-state]');
  if (!place) return;
  const { minutes } = readRealityCheck();
  const { realityCheckState = '', off = '' } = place.dataset;
  place.textContent = minutes > 0 ? fill(realityCheckState, { minutes: pageNumber(minutes) }) : off;
}

/** A guest has no budget, and loads nothing for it. */
async function showBudget(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-budget-state]');
  if (!place || !readTokens().access) return;
  const { followBudget } = await import('./budget-state');
  followBudget(place);
}

onRealityCheckChange(writeRealityCheck);
// Also for a page from the back/forward cache.
addEventListener('pageshow', writeRealityCheck);
writeRealityCheck();
onTokensChange(() => void whenIdle(showBudget));
void whenIdle(showBudget);

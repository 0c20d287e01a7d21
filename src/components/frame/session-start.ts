import { runOnce } from '@/lib/browser/run-once';
import { logFailure } from '@/lib/log';
import { onTokensChange, readTokens } from '@/lib/stores/session/tokens';

const startSide = runOnce(async () => (await import('./player-side')).startPlayerSide());

/**
 * Starts the player's side of the page. The head script has requested the profile already (`early-calls.ts`). On a guest's page this only
 * waits for a login in another tab, and in a page that nobody sees yet for its being shown. It is no Astro island, because the islands'
 * runtime would be inline in every guest's page. A script that could not be loaded is tried again when the network, the tab or the page comes back.
 */
function startForPlayer() {
  if (!document.prerendering && readTokens().access) startSide().catch(() => logFailure('Player side', 'not started'));
}

onTokensChange(startForPlayer);
for (const type of ['online', 'focus']) addEventListener(type, startForPlayer);
document.addEventListener('prerenderingchange', startForPlayer);
startForPlayer();

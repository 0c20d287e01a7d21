import { runOnce } from '@/lib/browser/run-once';
import { logFailure } from '@/lib/log';
import { onTokensChange, readTokens } from '@/lib/stores/session/tokens';

const startSide = runOnce(async () => (await import('./player-side')).startPlayerSide());

/** Starts the player's side, also after a login in another tab. No Astro island, whose runtime would be inline in every guest's page. What fails is tried again. */
function startForPlayer() {
  if (!document.prerendering && readTokens().access)
    startSide().catch(() => logFailure('Player side', 'not started'));
}

onTokensChange(startForPlayer);
for (const type of ['online', 'focus']) addEventListener(type, startForPlayer);
document.addEventListener('prerenderingchange', startForPlayer);
startForPlayer();

import { logFailure } from '@/lib/browser/log';
import { onTokensChange, readTokens } from '@/lib/session/tokens';

/**
 * Starts the player's side of the page. The head script has requested the profile already (`early-calls.ts`). On a guest's page this only
 * waits for a login in another tab, and in a page that nobody sees yet for its being shown. It is no Astro island, because the islands'
 * runtime would be inline in every guest's page.
 */
let hasStarted = false;

async function startForPlayer() {
  if (hasStarted || document.prerendering || !readTokens().access) return;
  hasStarted = true;
  try {
    const { startPlayerSide } = await import('./player-side');
    await startPlayerSide();
  } catch {
    // A script could not be loaded: try again when the network, the tab or the page comes back.
    logFailure('Player side', 'not started');
    hasStarted = false;
  }
}

onTokensChange(() => void startForPlayer());
for (const type of ['pageshow', 'prerenderingchange', 'online', 'focus']) addEventListener(type, () => void startForPlayer());
void startForPlayer();

import { onTokensChange, readTokens } from '@/lib/browser/tokens';

/**
 * Brings a player's side of the frame to life: the profile is asked for first, React and the wallet come behind it. A guest's page only
 * listens, so that a login in another tab reaches it. Not an Astro island: its runtime would stand inline in every guest's page.
 */
let hasStarted = false;

async function startForPlayer() {
  if (hasStarted || !readTokens().access) return;
  hasStarted = true;
  const island = import('./player-side');
  const { startSession } = await import('@/lib/stores/session');
  void startSession();
  (await island).startPlayerSide();
}

onTokensChange(() => void startForPlayer());
addEventListener('pageshow', () => void startForPlayer());
void startForPlayer();

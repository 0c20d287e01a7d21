import { onTokensChange, readTokens } from '@/lib/session/tokens';

/**
 * Brings a player's side of the frame to life: the profile is asked for first, React and the wallet come behind it. A guest's page only
 * listens, so that a login in another tab reaches it. Not an Astro island: its runtime would stand inline in every guest's page.
 */
let hasStarted = false;

async function startForPlayer() {
  if (hasStarted || !readTokens().access) return;
  hasStarted = true;
  try {
    const session = import('@/lib/stores/session').then(({ startSession }) => void startSession());
    const [{ startPlayerSide }] = await Promise.all([import('./player-side'), session]);
    await startPlayerSide();
  } catch {
    // Its script was lost on the way: again when the network is back, or the player is.
    hasStarted = false;
  }
}

onTokensChange(() => void startForPlayer());
for (const type of ['pageshow', 'online', 'focus']) addEventListener(type, () => void startForPlayer());
void startForPlayer();

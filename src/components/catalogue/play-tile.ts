import type { GameTab } from '@/lib/browser/game-tab';

/** Launches what a tile stands for. Between the tap and React, so that a page that only looks for what it might need finds this, and no guest gets more. */
export async function playTile(tile: HTMLElement, tab: GameTab | undefined): Promise<void> {
  const { startLaunch } = await import('@/islands/games/start-launch');
  const name = tile.querySelector('.name')?.textContent?.trim() ?? '';
  const code = tile.dataset['game'];
  await startLaunch(
    {
      name,
      providerId: tile.dataset['provider'] ?? '',
      providerName: tile.querySelector('.by')?.textContent?.trim() ?? name,
      ...(code && { code }),
    },
    tab,
  );
}

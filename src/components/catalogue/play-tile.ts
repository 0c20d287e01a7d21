import { readGameTile } from '@/lib/browser/games/game-tile';
import type { NewTab } from '@/lib/browser/tabs/new-tab';

/** Launches what a tile stands for. Between the tap and React, so that a page that only looks for what it might need finds this, and no guest gets more. */
export async function playTile(tile: HTMLElement, tab: NewTab | undefined): Promise<void> {
  const { startLaunch } = await import('@/islands/launch/start-launch');
  await startLaunch(readGameTile(tile), tab);
}

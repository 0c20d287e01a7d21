import { mountPlayerFrame } from '@/islands/player-frame/mount-player-frame';

/** Starts what a player's page has in addition to a guest's. When something cannot be loaded it rejects; called again, it starts what is missing. */
export async function startPlayerSide(): Promise<void> {
  await Promise.all([mountPlayerFrame(), showRecentGames(), addFavourites()]);
}

async function showRecentGames(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-recent]');
  if (!place) return;
  const { mountRecentGames } = await import('@/islands/recent-games/mount-recent-games');
  await mountRecentGames(place);
}

async function addFavourites(): Promise<void> {
  if (!document.querySelector('a.tile, [data-not-found]')) return;
  const { addFavouriteButtons } = await import('@/islands/games/favourite-buttons');
  await addFavouriteButtons();
}

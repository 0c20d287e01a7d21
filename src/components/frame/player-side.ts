import { mountPlayerFrame } from '@/islands/player-frame/mount-player-frame';
import { takeWantedGame } from '@/lib/browser/games/take-wanted-game';

/** Starts what a player's page has in addition to a guest's. When something cannot be loaded it rejects; called again, it starts what is missing. */
export async function startPlayerSide(): Promise<void> {
  await Promise.all([mountPlayerFrame(), showRecentGames(), addFavourites(), launchWantedGame()]);
}

/** The games played last, or the welcome of a new player; the page itself has seen which (`RecentPlace.astro`). */
async function showRecentGames(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-recent]');
  if (place?.dataset['recent'] === 'welcome') {
    const { mountWelcome } = await import('@/islands/welcome/mount-welcome');
    await mountWelcome(place);
  } else if (place?.dataset['recent'] === 'games') {
    const { mountRecentGames } = await import('@/islands/recent-games/mount-recent-games');
    await mountRecentGames(place);
  }
}

/** The game that was tapped before the login. Without a tap the browser gives no tab, so the launch ends in a button that opens it. */
async function launchWantedGame(): Promise<void> {
  const game = takeWantedGame();
  if (!game) return;
  const { startLaunch } = await import('@/islands/launch/start-launch');
  await startLaunch(game, undefined);
}

async function addFavourites(): Promise<void> {
  if (!document.querySelector('a.tile, [data-not-found]')) return;
  const { addFavouriteButtons } = await import('@/islands/games/favourite-buttons');
  await addFavouriteButtons();
}

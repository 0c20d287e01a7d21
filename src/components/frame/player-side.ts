import { brandName } from '@/lib/browser/page/brand-name';
import { nextTask } from '@/lib/browser/page/when';
import { PLAY_HASH } from '@/lib/domain/site/address';
import { startRealtime } from '@/lib/stores/notices/push-messages';
import { startSession } from '@/lib/stores/session/session';
import { showPlayerDialogs, watchRealityCheck } from './player-dialogs';
import { fillPlayerMenus } from './player-menus';
import { reloadOnReturn, showUnreadNotices, writePlayerTexts } from './player-texts';

let hasHeader = false;

/** Starts what a player's page has in addition to a guest's. When something cannot be loaded it rejects; called again, it starts what is missing. */
export async function startPlayerSide(): Promise<void> {
  startHeader();
  // What the header shows is painted before the rest takes its time.
  await nextTask();
  await Promise.all([showRecent(), launchWantedGame()]);
}

/** The player's part of the header, without React until a menu is opened. */
function startHeader(): void {
  if (hasHeader) return;
  hasHeader = true;
  // First, since the answer to its call may be there.
  const started = startSession();
  writePlayerTexts();
  fillPlayerMenus();
  showPlayerDialogs();
  showUnreadNotices();
  watchRealityCheck();
  // Not before: the first answer may be the news that there is a network.
  void started.then(reloadOnReturn);
  startRealtime(brandName());
}

/** The games played last, or the welcome of a new player; the page itself has seen whether there is something (`RecentPlace.astro`). */
async function showRecent(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-recent]:not([hidden])');
  if (!place) return;
  if (place.dataset['recent'] === 'welcome')
    await (await import('@/islands/welcome/Welcome')).mountWelcome(place);
  else (await import('../home/recent-games')).showRecentGames(place);
}

async function launchWantedGame(): Promise<void> {
  if (location.hash !== PLAY_HASH) return;
  const { loadLaunch } = await import('../catalogue/launch-on-click');
  await (await loadLaunch()).launchWanted();
}

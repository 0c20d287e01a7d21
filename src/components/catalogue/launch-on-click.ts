import { isPlainClick, offerReload } from '@/lib/browser/page/load-page';
import { isLowData } from '@/lib/browser/page/low-data';
import { isReached } from '@/lib/browser/page/online';
import { runOnce } from '@/lib/browser/run-once';
import { openNewTab } from '@/lib/browser/tabs/new-tab';
import { PLAY_HASH } from '@/lib/domain/site/address';
import { rememberWantedGame } from '@/lib/stores/games/game-tile';

let isBusy = false;

/** Loads what launches a game, once: Chrome answers a repeated `import()` only some time after a finger is up. */
export const loadLaunch = runOnce(() => import('@/islands/launch/start-launch'));

const tileOf = ({ target }: Event) =>
  (target as Element).closest<HTMLAnchorElement>('a[data-game]');
const isPlayer = () => document.documentElement.dataset['session'] === 'player';

/** From a player's first touch of a tile on, which often only scrolls: the tap then waits for no script. */
document.addEventListener('pointerdown', (event) => {
  // One that fails is the tap's to say: Chromium before 156 does not ask for the script again.
  if (isPlayer() && tileOf(event) && isReached() && !isLowData())
    loadLaunch().catch(() => undefined);
});

/** Launches the game whose tile is clicked. A guest gets the page's dialog, or the launch's own. A player's tab opens in the click: later it would be blocked. */
document.addEventListener('click', async (event) => {
  const tile = tileOf(event);
  if (!tile || !isPlainClick(event)) return;
  event.preventDefault();
  const loginDialog = document.querySelector<HTMLDialogElement>('#login-first');
  if (!isPlayer() && loginDialog) {
    rememberWantedGame(tile);
    showGame(loginDialog.querySelector<HTMLElement>('[data-wanted-game]'), tile);
    return loginDialog.showModal();
  }
  if (isBusy) return;
  isBusy = true;
  const tab = isPlayer() ? openNewTab() : undefined;
  try {
    const { launchTile } = await loadLaunch();
    await launchTile(tile, tab);
  } catch {
    tab?.close();
    // It would cover the notice.
    tile.closest('dialog')?.close();
    offerReload(() => {
      rememberWantedGame(tile);
      history.replaceState(history.state, '', PLAY_HASH);
    });
  } finally {
    isBusy = false;
  }
});

/** The tile's picture and name, in the dialog, whose HTML names the picture's class so that the page has its rules. */
function showGame(place: HTMLElement | null, tile: HTMLElement): void {
  if (!place) return;
  const picture = document.createElement('picture');
  // A provider's is wider than a game's.
  picture.className = 'row-picture w-auto';
  picture.append(
    ...[...(tile.querySelector('picture')?.children ?? [])].map((part) => part.cloneNode()),
  );
  place.replaceChildren(
    picture,
    ...[...tile.querySelectorAll('.tile-name, .tile-provider')].map((part) => part.cloneNode(true)),
  );
  place.hidden = false;
}

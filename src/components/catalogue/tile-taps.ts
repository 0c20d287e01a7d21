import { openNewTab } from '@/lib/browser/tabs/new-tab';

/**
 * Tiles are links, which work without script. A tap on one that can be played launches it instead: a visitor is shown the way to the login, which is in
 * the page; for a player the tab is opened in the tap itself, or the browser would refuse it, and the rest is fetched behind it.
 */
let isBusy = false;

document.addEventListener('click', async (event) => {
  const tile = (event.target as Element).closest<HTMLAnchorElement>('a[data-game]');
  if (!tile || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (document.documentElement.dataset['session'] !== 'player') {
    document.querySelector<HTMLDialogElement>('#login-first')?.showModal();
    return;
  }
  if (isBusy) return;
  isBusy = true;
  const tab = openNewTab();
  try {
    await (await import('./play-tile')).playTile(tile, tab);
  } catch {
    // Without its script a tile is still a link.
    tab?.close();
    location.assign(tile.href);
  } finally {
    isBusy = false;
  }
});

import { readGameTile } from '@/lib/browser/games/game-tile';
import { isPlainClick, reloadPage } from '@/lib/browser/page/load-page';

/** Shows the player's account at the provider whose tile is clicked; a guest gets the page's dialog that leads to the login. */
document.addEventListener('click', async (event) => {
  const tile = (event.target as Element).closest<HTMLAnchorElement>('a[data-account]');
  if (!tile || !isPlainClick(event)) return;
  event.preventDefault();
  if (document.documentElement.dataset['session'] !== 'player') {
    document.querySelector<HTMLDialogElement>('#login-first')?.showModal();
    return;
  }
  try {
    const { showGameAccount } = await import('@/islands/game-account/GameAccountDialog');
    const { providerId, name } = readGameTile(tile);
    await showGameAccount({ id: providerId, name });
  } catch {
    reloadPage();
  }
});

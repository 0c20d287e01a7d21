import { offerReload } from '@/lib/browser/page/load-page';
import { isLowData } from '@/lib/browser/page/low-data';
import { isOnline } from '@/lib/browser/page/online';
import { hasPopovers, isMenuOpen } from '@/lib/browser/page/popover';
import { whenIdle } from '@/lib/browser/page/when';
import { runOnce } from '@/lib/browser/run-once';
import { logFailure } from '@/lib/log';

type Mount = (place: HTMLElement) => Promise<void>;

/** Once: Chrome answers a repeated `import()` only some time after a finger is up. */
const loadWallet = runOnce(() => import('@/islands/wallet/WalletMenu'));

/** Loads the content of the player's menus when they are first opened, which begins with the touch of their button. */
export function fillPlayerMenus(): void {
  fillWhenOpened(
    'wallet',
    async (place) => (await loadWallet()).mountWallet(place),
    async () => (await loadWallet()).askBalances({ isAhead: true }),
  );
  fillWhenOpened('notices', async (place) =>
    (await import('@/islands/notices/NoticeMenu')).mountNotices(place),
  );
  // With React it takes a second on a slow line: too long for a touch to wait, so an idle page has it ready. A touch tries again.
  whenIdle(async () => (isLowData() ? undefined : (await loadWallet()).preloadWallet())).catch(
    () => undefined,
  );
}

/** @param ask asks for what its content shows, each time that a finger is about to open it */
function fillWhenOpened(id: string, mount: Mount, ask?: () => Promise<void>): void {
  const menu = document.getElementById(id);
  const button = document.querySelector(`[popovertarget="${id}"]`);
  const content = menu?.querySelector<HTMLElement>('[data-menu-content]');
  const failure = menu?.querySelector<HTMLElement>('[data-menu-failed]');
  if (!menu || !button || !content || !failure) return;
  let hasFailed = false;

  const start = runOnce(async () => {
    showFailure(false);
    try {
      await mount(content);
      return true;
    } catch {
      logFailure('Menu', id);
      hasFailed = true;
      if (isOnline()) offerNew();
      else showFailure(true);
      return false;
    }
  }, Boolean);
  /** A file is gone; the notice would lie below an open menu. */
  const offerNew = () => {
    if (!isMenuOpen(menu)) return;
    if (hasPopovers()) menu.hidePopover();
    offerReload(`[popovertarget="${id}"]`);
  };
  const showFailure = (isShown: boolean) => {
    content.hidden = isShown;
    failure.hidden = !isShown;
  };

  menu.addEventListener('toggle', () => isMenuOpen(menu) && void start());
  for (const touch of ['pointerdown', 'pointerenter', 'focus'])
    button.addEventListener(touch, () => !hasFailed && void start());
  // Opened without a touch, it asks by itself.
  button.addEventListener('pointerdown', () => !isMenuOpen(menu) && ask?.().catch(() => undefined));
  failure.querySelector('button')?.addEventListener('click', () => void start());
  // It may have been opened before this script was there.
  if (isMenuOpen(menu)) void start();
}

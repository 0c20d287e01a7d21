import { beforeEach, expect, test, vi } from 'vitest';
import { fillPlayerMenus } from '@/components/frame/player-menus';
import { offerReload } from '@/lib/browser/page/load-page';

const { mountWallet, askBalances, preloadWallet } = vi.hoisted(() => ({
  mountWallet: vi.fn<(place: HTMLElement) => Promise<void>>(),
  askBalances: vi.fn(),
  preloadWallet: vi.fn(),
}));
vi.mock('@/islands/wallet/WalletMenu', () => ({ mountWallet, askBalances, preloadWallet }));
vi.mock('@/lib/browser/page/load-page', { spy: true });

const MENU =
  '<button popovertarget="wallet"></button><div id="wallet"><div data-menu-content>Loading…</div>' +
  '<div data-menu-failed hidden>Failed<button>Try again</button></div></div>';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const touch = () => find('[popovertarget]').dispatchEvent(new Event('pointerdown'));
const setOpen = (isOpen: boolean) =>
  vi
    .spyOn(find('#wallet'), 'matches')
    .mockImplementation((selector) => isOpen && selector === ':popover-open');
const toggle = (isOpen: boolean) => {
  setOpen(isOpen);
  find('#wallet').dispatchEvent(new Event('toggle'));
};
const open = () => toggle(true);
const settled = () => vi.waitFor(() => vi.dynamicImportSettled());

// jsdom has no popovers.
Object.assign(HTMLElement.prototype, { popover: null });

beforeEach(() => {
  document.body.innerHTML = MENU;
  mountWallet.mockReset().mockResolvedValue();
  askBalances.mockReset();
});

test('without a network what cannot be loaded is said in it; closing it loads nothing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  mountWallet.mockRejectedValue(new Error('lost'));
  fillPlayerMenus();
  open();
  await settled();
  expect([find('[data-menu-content]').hidden, find('[data-menu-failed]').hidden]).toEqual([
    true,
    false,
  ]);
  expect(console.error).toHaveBeenCalledWith('Menu: wallet');
  toggle(false);
  await settled();
  expect(mountWallet).toHaveBeenCalledTimes(1);
  expect(offerReload).not.toHaveBeenCalled();
  mountWallet.mockResolvedValue();
  find('[data-menu-failed] button').click();
  await settled();
  expect([find('[data-menu-content]').hidden, find('[data-menu-failed]').hidden]).toEqual([
    false,
    true,
  ]);
});

test('where a file is gone the menu closes, and the page is offered anew, in which it opens; a touch alone says nothing', async () => {
  const hidePopover = vi.fn();
  Object.assign(HTMLElement.prototype, { hidePopover });
  mountWallet.mockRejectedValue(new Error('lost'));
  fillPlayerMenus();
  setOpen(false);
  touch();
  await settled();
  expect(offerReload).not.toHaveBeenCalled();
  open();
  await settled();
  expect(hidePopover).toHaveBeenCalledTimes(1);
  expect(offerReload).toHaveBeenCalledExactlyOnceWith('[popovertarget="wallet"]');
  expect(find('[data-menu-failed]').hidden).toBe(true);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { loadLaunch } from '@/islands/launch/launch-on-click';

const askAtOnce = vi.fn(() => false);
const imported = vi.fn();
vi.mock('@/islands/launch/start-launch', () => {
  imported();
  return { askAtOnce };
});

const tile = (name: string) =>
  `<a href="/casino" data-provider="21" data-game="x-1"><picture class="tile-picture"><img alt="" src="/media/${name}.webp"></picture>
  <span class="tile-name">${name}</span><span class="tile-provider">GhatLive</span><span class="tile-play">PLAY</span></a>`;

it('shows a guest the game that was tapped, above the ways in', async () => {
  document.body.innerHTML = `${tile('Lantern')}${tile('Owl')}<dialog id="login-first"><div data-wanted-game hidden><picture class="row-picture"></picture></div><a href="/register">Sign Up</a></dialog>`;
  for (const name of ['Lantern', 'Owl']) {
    await userEvent.click(screen.getByRole('link', { name: new RegExp(name) }));
    const dialog = screen.getByRole('dialog') as HTMLDialogElement;
    const wanted = dialog.querySelector<HTMLElement>('[data-wanted-game]');
    expect(wanted?.querySelector('img')?.getAttribute('src')).toBe(`/media/${name}.webp`);
    expect([wanted?.hidden, wanted?.firstElementChild?.className]).toEqual([false, 'row-picture']);
    expect([...(wanted?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['', name, 'GhatLive']);
    dialog.close();
  }
  expect(imported).not.toHaveBeenCalled();
});

it('is loaded when a player’s finger comes down on a tile, but not with low data or without a network', async () => {
  const { dataset } = document.documentElement;
  dataset['session'] = 'player';
  document.body.innerHTML = `${tile('Lantern')}<p>Hot</p>`;
  const touch = (text: string) => screen.getByText(text).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  dataset['lowData'] = '';
  touch('Lantern');
  delete dataset['lowData'];
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  touch('Lantern');
  onLine.mockRestore();
  touch('Hot');
  await vi.dynamicImportSettled();
  expect(imported).not.toHaveBeenCalled();
  touch('Lantern');
  await vi.waitFor(() => expect(imported).toHaveBeenCalledTimes(1));
});

it('opens no tab for a player who can be asked about money first', async () => {
  document.documentElement.dataset['session'] = 'player';
  document.body.innerHTML = tile('Lantern');
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  askAtOnce.mockReturnValue(true);
  await loadLaunch();
  await userEvent.click(screen.getByRole('link', { name: /Lantern/ }));
  expect(askAtOnce).toHaveBeenCalledExactlyOnceWith(screen.getByRole('link'));
  expect(open).not.toHaveBeenCalled();
});

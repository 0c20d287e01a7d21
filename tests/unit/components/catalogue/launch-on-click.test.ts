// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import '../../../../src/components/catalogue/launch-on-click.ts';

const imported = vi.fn();
vi.mock('@/islands/launch/start-launch', () => {
  imported();
  return {};
});

it('is loaded when a player’s finger comes down on a tile, but not with low data or without a network', async () => {
  const { dataset } = document.documentElement;
  dataset['session'] = 'player';
  document.body.innerHTML = '<a data-game="x-1"><span>Lantern</span></a><p>Hot</p>';
  const touch = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  dataset['lowData'] = '';
  touch('span');
  delete dataset['lowData'];
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  touch('span');
  onLine.mockRestore();
  touch('p');
  await vi.dynamicImportSettled();
  expect(imported).not.toHaveBeenCalled();
  touch('span');
  await vi.waitFor(() => expect(imported).toHaveBeenCalledTimes(1));
});

import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '@/islands/launch/launch-on-click';

const imported = vi.fn();
vi.mock('@/islands/launch/start-launch', () => {
  imported();
  return {};
});

it('is loaded when a player’s finger comes down on a tile, but not with low data or without a network', async () => {
  const { dataset } = document.documentElement;
  dataset['session'] = 'player';
  document.body.innerHTML = '<a data-game="x-1"><span>Lantern</span></a><p>Hot</p>';
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

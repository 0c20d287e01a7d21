import { beforeEach, expect, test } from 'vitest';
import { RECENT_KEY } from '@/lib/browser/storage/storage-keys';

const PROVIDERS = ['Padma', 'Meghna', 'Jamuna'];
const chip = (show: string) => document.querySelector<HTMLButtonElement>(`[data-show=${show}]`);
const shown = () =>
  [...document.querySelectorAll('.tile-name')].map(({ textContent }) => textContent);

beforeEach(async () => {
  const game = (providerId: number) => ({
    name: 'Boat',
    code: `boat-${providerId}`,
    providerId: String(providerId),
    providerName: '',
  });
  localStorage.setItem(RECENT_KEY, JSON.stringify([game(2), game(0), game(2), game(9)]));
  const chips = ['all', 'hot', 'recent', 'name'].map(
    (show) => `<button data-show="${show}"></button>`,
  );
  const tiles = PROVIDERS.map(
    (name, id) =>
      `<li ${id === 1 ? 'data-hot' : ''}><a data-provider="${id}"><b class="tile-name">${name}</b></a></li>`,
  );
  document.body.innerHTML = `<fieldset data-provider-chips>${chips.join('')}</fieldset><script></script><ul>${tiles.join('')}</ul>`;
  const { startProviderChips } = await import('@/components/catalogue/provider-chips');
  startProviderChips();
});

test.each([
  ['hot', ['Meghna']],
  ['recent', ['Jamuna', 'Padma']],
  ['name', ['Jamuna', 'Meghna', 'Padma']],
])('the chip %s shows its providers, and all come back', (show, names) => {
  chip(show)?.click();
  expect([shown(), chip(show)?.getAttribute('aria-pressed')]).toEqual([names, 'true']);
  chip('all')?.click();
  expect([shown(), chip(show)?.getAttribute('aria-pressed')]).toEqual([PROVIDERS, 'false']);
});

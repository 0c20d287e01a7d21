import { recentGames } from '@/lib/stores/games/stored-games';

/** Shows the providers of the chip that is pressed in the grid after it, in its order. The others leave the page, and come back with another chip. */
export function startProviderChips(): void {
  const chips = document.querySelector('[data-provider-chips]');
  const list = document.querySelector('[data-provider-chips] ~ ul');
  if (!chips || !list) return;
  const all = [...list.children];
  const nameOf = (tile: Element) => tile.querySelector('.tile-name')?.textContent ?? '';
  const tilesOf = (id: string) => all.filter((tile) => tile.querySelector('a')?.dataset['provider'] === id);
  recentGames.load();
  const views: Record<string, () => Element[]> = {
    all: () => all,
    hot: () => all.filter((tile) => tile.hasAttribute('data-hot')),
    recent: () => [...new Set(recentGames.$games.get().map(({ providerId }) => providerId))].flatMap(tilesOf),
    name: () => [...all].sort((one, other) => nameOf(one).localeCompare(nameOf(other))),
  };
  for (const chip of chips.querySelectorAll('button')) {
    const view = views[chip.dataset['show'] ?? ''] ?? views['all'];
    chip.hidden = view?.().length === 0;
    chip.addEventListener('click', () => {
      for (const other of chips.querySelectorAll('button')) other.setAttribute('aria-pressed', String(other === chip));
      list.replaceChildren(...(view?.() ?? all));
    });
  }
}

startProviderChips();

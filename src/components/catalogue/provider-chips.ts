import { readItem } from '@/lib/browser/storage/local-storage';
import { RECENT_KEY } from '@/lib/browser/storage/storage-keys';

/** The ids of the providers whose games were played last on this device, read without the code of the store (`stores/games/stored-games.ts`). */
function recentProviders(): Set<string> {
  try {
    const games = JSON.parse(readItem(RECENT_KEY) ?? '[]') as { providerId: string }[];
    return new Set(games.map(({ providerId }) => providerId));
  } catch {
    // Anybody can write to storage.
    return new Set();
  }
}

/** Shows the providers of the chip that is pressed in the grid after it, in its order. The others leave the page, and come back with another chip. */
export function startProviderChips(): void {
  const chips = [...document.querySelectorAll<HTMLButtonElement>('[data-provider-chips] button')];
  const list = document.querySelector('[data-provider-chips] ~ ul');
  if (!list) return;
  const all = [...list.children];
  const recent = [...recentProviders()].flatMap((id) =>
    all.filter((tile) => tile.querySelector('a')?.dataset['provider'] === id),
  );
  const views: Record<string, Element[]> = {
    hot: all.filter((tile) => tile.hasAttribute('data-hot')),
    recent,
    // A tile's text begins with its name.
    name: [...all].sort((one, other) => one.textContent.localeCompare(other.textContent)),
  };
  for (const chip of chips) {
    if (recent.length > 0) chip.hidden = false;
    chip.addEventListener('click', () => {
      for (const other of chips) other.setAttribute('aria-pressed', String(other === chip));
      list.replaceChildren(...(views[chip.dataset['show'] ?? ''] ?? all));
    });
  }
}

startProviderChips();

import { readItem } from '@/lib/browser/storage/local-storage';
import { RECENT_KEY } from '@/lib/browser/storage/storage-keys';

/** Shows the providers of the chip that is pressed in the grid after it, in its order. The others leave the page, and come back with another chip. */
export async function startProviderChips(): Promise<void> {
  const chips = [...document.querySelectorAll<HTMLButtonElement>('[data-provider-chips] button')];
  const list = document.querySelector('[data-provider-chips] ~ ul');
  if (!list) return;
  const all = [...list.children];
  let recent: Element[] = [];
  const views: Record<string, () => Element[]> = {
    hot: () => all.filter((tile) => tile.hasAttribute('data-hot')),
    recent: () => recent,
    // A tile's text begins with its name.
    name: () => [...all].sort((one, other) => one.textContent.localeCompare(other.textContent)),
  };
  for (const chip of chips) {
    chip.addEventListener('click', () => {
      for (const other of chips) other.setAttribute('aria-pressed', String(other === chip));
      list.replaceChildren(...(views[chip.dataset['show'] ?? '']?.() ?? all));
    });
  }
  // Who has played nothing on this device does without the code that reads it.
  if (!readItem(RECENT_KEY)) return;
  const { recentGames } = await import('@/lib/stores/games/stored-games');
  recentGames.load();
  const played = new Set(recentGames.$games.get().map(({ providerId }) => providerId));
  recent = [...played].flatMap((id) => all.filter((tile) => tile.querySelector('a')?.dataset['provider'] === id));
  if (recent.length > 0) for (const chip of chips) chip.hidden = false;
}

void startProviderChips();

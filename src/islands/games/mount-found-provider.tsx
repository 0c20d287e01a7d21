import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { brandName } from '@/lib/browser/page/brand-name';
import { findProvider, openFoundProvider } from '@/lib/stores/games/found-provider';
import { keepGameList } from '@/lib/stores/games/saved-game-list';
import { FoundProvider } from './FoundProvider';
import { loadGamesMessages } from './games-messages';

/** Puts a provider's games in the place of the page that was not found, if the backend knows the provider; else everything stays. */
export async function mountFoundProvider(place: HTMLElement, code: string): Promise<void> {
  const [provider, messages] = await Promise.all([findProvider(code), loadGamesMessages()]);
  if (!provider) return;
  const scroll = openFoundProvider(provider);
  keepGameList();
  document.title = `${provider.name} · ${brandName()}`;
  place.replaceChildren();
  flushSync(() => createRoot(place).render(<FoundProvider name={provider.name} messages={messages} />));
  scroll?.();
}

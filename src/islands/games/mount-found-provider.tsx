import { createRoot } from 'react-dom/client';
import { brandName } from '@/lib/browser/brand';
import { findProvider } from '@/lib/stores/found-provider';
import { FoundProvider } from './FoundProvider';
import { loadGamesMessages } from './games-messages';

/** Puts a provider's games in the place of the page that was not found, if the backend knows the provider; else everything stays. */
export async function mountFoundProvider(place: HTMLElement, code: string): Promise<void> {
  const [name, messages] = await Promise.all([findProvider(code), loadGamesMessages()]);
  if (!name) return;
  document.title = `${name} · ${brandName()}`;
  place.replaceChildren();
  createRoot(place).render(<FoundProvider name={name} messages={messages} />);
}

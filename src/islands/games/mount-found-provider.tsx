import '../launch/launch-on-click';
import { findProvider, openFoundProvider } from '@/lib/actions/found-provider';
import { brandName } from '@/lib/browser/page/document';
import { saveGameListOnLeave } from '@/lib/stores/games/game-list';
import { loadMessages } from '../load-messages';
import { mountLate } from '../mount-late';
import { FoundProvider } from './FoundProvider';

/**
 * Shows a provider's games in place of "page not found", if the backend knows a slot provider of that name; otherwise the page stays as it is.
 * @param place the content of the page that was not found
 * @param code the provider's name, as the address has it
 */
export async function mountFoundProvider(place: HTMLElement, code: string): Promise<void> {
  // The texts are loaded with the question, so that they are here when it is answered.
  const [provider] = await Promise.all([findProvider(code), loadMessages('games')]);
  if (!provider) return;
  const scroll = openFoundProvider(provider);
  saveGameListOnLeave();
  document.title = `${provider.name} · ${brandName()}`;
  place.replaceChildren();
  await mountLate({ place, messages: 'games', render: (messages) => <FoundProvider name={provider.name} messages={messages} /> });
  scroll?.();
}
